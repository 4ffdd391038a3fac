import type { Worth } from '../battles/worth/price.ts';
import { TRAITS } from '../skirmish/traits/traits.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { grouped, percent } from '../text/numbers.ts';
import { pointsText, pText } from './compare-words.ts';
import type { Table } from './table.ts';
import { gainsByScenario, pointsWord, priceText, reasonWords, signedDecimal, verdictWords } from './worth-words.ts';

const TRAIT: Bilingual = { pl: 'cecha', en: 'trait' };
const COLUMNS = {
  printed: { pl: 'cena w podręczniku (PC)', en: 'printed price (PC)' },
  fair: { pl: 'uczciwa cena (PC)', en: 'fair price (PC)' },
  even: { pl: 'ile PŻ gra na równi (PC)', en: 'PŻ that play even (PC)' },
  spread: { pl: 'między scenariuszami (PC)', en: 'between scenarios (PC)' },
  verdict: { pl: 'ocena', en: 'verdict' },
  p: { pl: 'p (Holm)', en: 'p (Holm)' },
  gain: { pl: 'zmiana szansy wygranej', en: 'change of the win rate' },
  why: { pl: 'dlaczego', en: 'why' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const PRICES: Bilingual = { pl: 'Ceny cech', en: 'Prices of traits' };
const HOW: Bilingual = {
  pl: 'cena to tyle PC, ile cecha kosztuje; cecha, za którą się dostaje, ma minus; 1 PŻ to 3 PC',
  en: 'a price is what the trait costs in PC; one that pays has a minus; 1 PŻ is 3 PC',
};
const BY_SCENARIO: Bilingual = {
  pl: 'Zmiana szansy wygranej w scenariuszach',
  en: 'Change of the win rate by scenario',
};
const MORE: Bilingual = { pl: 'rozstrzygnie ok.', en: 'settled by about' };
const BATTLES: Bilingual = { pl: 'bitew na komórkę', en: 'battles a cell' };
const DROPPED: Bilingual = {
  pl: 'Komórki bez ceny, bo scenariusz jest tam i tak wygrany albo przegrany',
  en: 'Cells without a price, since the scenario is won or lost there anyway',
};
const NONE = '–';

/** The price list, dearest against its print first, and below it what each trait gains by scenario. */
export function worthTables(worths: readonly Worth[], language: Language): Table[] {
  return [priceTable(worths, language), ...scenarioTable(worths, language)];
}

function priceTable(worths: readonly Worth[], language: Language): Table {
  const dropped = worths.reduce((sum, { cells, priced }) => sum + cells.length - priced.length, 0);
  const all = worths.reduce((sum, { cells }) => sum + cells.length, 0);
  return {
    caption: `${PRICES[language]} (${HOW[language]}). ${DROPPED[language]}: ${dropped}/${all}`,
    corner: TRAIT[language],
    columns: Object.values(COLUMNS).map((name) => name[language]),
    rows: byPrice(worths).map((worth) => ({
      heading: traitName(worth, language),
      cells: priceCells(worth, language),
    })),
  };
}

/** From the highest fair price; those without one last. */
export function byPrice(worths: readonly Worth[]): Worth[] {
  const key = ({ price }: Worth) => price?.pc ?? Number.NEGATIVE_INFINITY;
  return worths.toSorted((a, b) => (key(a) === key(b) ? 0 : key(b) - key(a)));
}

export function traitName({ change }: Worth, language: Language): string {
  return TRAITS[change.id]?.name[language] ?? change.id;
}

function priceCells(worth: Worth, language: Language): string[] {
  const { change, price, even, spread, verdict, settledBy, p, gain, gainInterval } = worth;
  const isShown = verdict !== 'not-covered';
  const settled = settledBy === null ? '' : ` (${MORE[language]} ${grouped(settledBy, language)} ${BATTLES[language]})`;
  return [
    change.printed === null ? NONE : signedDecimal(change.printed, 0, language),
    price === null ? NONE : priceText(price.pc, price.interval.low, price.interval.high, language),
    even === null || even.pc === null ? NONE : priceText(even.pc, even.low, even.high, language),
    spread === null ? NONE : `${signedDecimal(spread.low, 1, language)} … ${signedDecimal(spread.high, 1, language)}`,
    `${verdictWords(worth, language)}${settled}`,
    p === null ? NONE : pText(p, language),
    isShown ? pointsText(gain, gainInterval.low, gainInterval.high, language) : NONE,
    (isShown && reasonWords(worth, language)) || NONE,
  ];
}

function scenarioTable(worths: readonly Worth[], language: Language): Table[] {
  const scenarios = gainsByScenario(worths[0]!).map(({ scenario }) => scenario);
  if (scenarios.length < 2) return [];
  return [
    {
      caption: BY_SCENARIO[language],
      corner: TRAIT[language],
      columns: scenarios.map(({ name }) => name[language]),
      rows: byPrice(worths).map((worth) => ({
        heading: traitName(worth, language),
        cells: gainsByScenario(worth).map(
          ({ gain, low, high }) => `${pointsWord(gain, language)} ± ${percent((high - low) / 2, language, 1)}`,
        ),
      })),
    },
  ];
}
