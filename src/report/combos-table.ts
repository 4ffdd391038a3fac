import type { Synergy } from '../battles/worth/synergy.ts';
import { TRAITS } from '../skirmish/traits/traits.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { pointsText, pText } from './compare-words.ts';
import type { Table } from './table.ts';
import { pointsWord, priceText } from './worth-words.ts';

const PAIRS: Bilingual = {
  pl: 'Cechy razem: ile dwie na jednej figurze wygrywają ponad to, co każda z nich osobno',
  en: 'Traits together: what two on one figure win beyond what each wins alone',
};
const PAIR: Bilingual = { pl: 'cechy', en: 'traits' };
const COLUMNS: readonly Bilingual[] = [
  { pl: 'osobno', en: 'alone' },
  { pl: 'razem', en: 'both' },
  { pl: 'ponad to', en: 'beyond' },
  { pl: 'w PC', en: 'in PC' },
  { pl: 'p (Holm)', en: 'p (Holm)' },
  { pl: 'ocena', en: 'verdict' },
  { pl: 'zasady', en: 'by the rules' },
];
const VERDICT_WORDS: Readonly<Record<Synergy['verdict'], Bilingual>> = {
  helps: { pl: 'wzmacniają się', en: 'help each other' },
  wastes: { pl: 'marnują się', en: 'waste each other' },
  undecided: { pl: 'nierozstrzygnięte', en: 'undecided' },
};
const KIND_WORDS: Readonly<Record<Synergy['conflicts'][number]['kind'], Bilingual>> = {
  void: { pl: 'jedna nic nie robi', en: 'one does nothing' },
  weaker: { pl: 'jedna robi mniej', en: 'one does less' },
  cancels: { pl: 'znoszą się', en: 'cancel each other' },
  note: { pl: 'spotykają się', en: 'meet' },
};
const NONE = '–';

/** From the pair that wins most beyond its parts to the one that wastes most. */
export function combosTables(synergies: readonly Synergy[], language: Language): Table[] {
  const rows = synergies.toSorted((a, b) => b.synergy - a.synergy);
  return [
    {
      caption: PAIRS[language],
      corner: PAIR[language],
      columns: COLUMNS.map((name) => name[language]),
      rows: rows.map(({ traits, alone, both, synergy, interval, price, p, verdict, conflicts }) => ({
        heading: traits.map((id) => TRAITS[id]!.name[language]).join(' + '),
        cells: [
          alone.map((gain) => pointsWord(gain, language)).join(', '),
          pointsWord(both, language),
          pointsText(synergy, interval.low, interval.high, language),
          price === null ? NONE : priceText(price.pc, price.interval.low, price.interval.high, language),
          pText(p, language),
          VERDICT_WORDS[verdict][language],
          [...new Set(conflicts.map(({ kind }) => KIND_WORDS[kind][language]))].join(', ') || NONE,
        ],
      })),
    },
  ];
}
