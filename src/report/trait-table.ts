import { TRAIT_CATEGORIES, type Trait, type TraitCategory } from '../skirmish/traits/trait.ts';
import { TRAITS } from '../skirmish/traits/traits.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import type { Table } from './table.ts';

const TRAIT: Bilingual = { pl: 'cecha', en: 'trait' };
const RULE: Bilingual = { pl: 'co robi', en: 'what it does' };
const COVERED: Bilingual = { pl: 'w bitwach', en: 'in battles' };
const WHY: Bilingual = { pl: 'czego w bitwach nie ma', en: 'what battles leave out' };
const READINGS: Bilingual = { pl: 'odczytania i użycie', en: 'readings and use' };

const COVERED_WORDS: Readonly<Record<Trait['covered'], Bilingual>> = {
  full: { pl: 'cała', en: 'all of it' },
  partly: { pl: 'częściowo', en: 'partly' },
  none: { pl: 'wcale', en: 'nothing' },
};

/** Every trait with its PC, what it does, how much of it battles show, and the rulings and settings that it is read by. */
export function traitTables(language: Language): Table[] {
  return Object.entries(TRAIT_CATEGORIES).map(([category, name]) => ({
    caption: name[language],
    corner: TRAIT[language],
    columns: ['PC', RULE[language], COVERED[language], WHY[language], READINGS[language]],
    rows: traitsOf(category as TraitCategory).map(([, trait]) => {
      const { name: own, pc, rule, covered, why, readings = [], use } = trait;
      const settings = [...readings, ...(use === undefined ? [] : [use])];
      return {
        heading: own[language],
        cells: [
          pc === null ? '–' : signed(pc),
          rule[language],
          COVERED_WORDS[covered][language],
          why?.[language] ?? '–',
          settings.length === 0 ? '–' : settings.join(', '),
        ],
      };
    }),
  }));
}

function traitsOf(category: TraitCategory): [string, Trait][] {
  return Object.entries(TRAITS).filter(([, trait]) => trait.category === category);
}

function signed(pc: number): string {
  return pc > 0 ? `+${pc}` : `−${-pc}`;
}
