import type { PriceChange, Proposal } from '../battles/worth/proposal.ts';

import { isSame, type Refit } from '../battles/worth/refit.ts';
import type { FoughtRefit, RefitEffect } from '../battles/worth/refit-effect.ts';
import { TRAITS } from '../skirmish/traits/traits.ts';
import { CONFIDENCE_PERCENT } from '../statistics/interval-method.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { percent } from '../text/numbers.ts';
import { WIN_RATE } from './battle-words.ts';
import { pointsText } from './compare-words.ts';
import type { Table } from './table.ts';
import { priceText, signedDecimal } from './worth-words.ts';

const LIST: Bilingual = { pl: 'Zmiany w cenniku cech', en: 'Changes of the price list' };
const SIGN: Bilingual = {
  pl: 'znaki jak w podręczniku: koszt (−), zysk (+)',
  en: 'signs as in the rulebook: cost (−), gain (+)',
};
const NO_CHANGES: Bilingual = {
  pl: 'bitwy nie każą zmieniać żadnej ceny',
  en: 'the battles demand no change of price',
};
const AS_PRINTED: Bilingual = {
  pl: 'cena już jest na granicy, do zmiany sama cecha',
  en: 'at the limit as printed, the trait itself should change',
};
const AT_LIMIT: Bilingual = {
  pl: 'cena na granicy tego nie naprawi, do zmiany sama cecha',
  en: 'at the limit, no price mends it: the trait itself should change',
};
const TRAIT: Bilingual = { pl: 'cecha', en: 'trait' };
const PRICE_COLUMNS: readonly Bilingual[] = [
  { pl: 'w podręczniku', en: 'printed' },
  { pl: 'proponowana', en: 'proposed' },
  { pl: 'uczciwa cena (PC)', en: 'fair price (PC)' },
  { pl: 'uwagi', en: 'note' },
];

const BANDS: Bilingual = { pl: 'Bandy według nowego cennika', en: 'Bands by the new price list' };
const HOW: Bilingual = {
  pl: 'cechy zostają, różnicę w PK wyrównują PŻ; średnie po tych samych komórkach co ceny, losy wspólne dla obu, inne niż przy cenach',
  en: 'traits stay, PŻ make up for PK; means over the cells of the prices, random numbers shared by both, others than for the prices',
};
const INTERVALS: Bilingual = {
  pl: `przedziały ${CONFIDENCE_PERCENT}\u00a0%`,
  en: `${CONFIDENCE_PERCENT}% intervals`,
};
const BAND: Bilingual = { pl: 'banda', en: 'band' };
const COST: Bilingual = { pl: 'PK za to samo', en: 'PK for the same' };
const BOUGHT: Bilingual = { pl: 'kupione PŻ', en: 'PŻ bought' };
const DIFFERENCE: Bilingual = { pl: 'różnica', en: 'difference' };
const SAME: Bilingual = { pl: 'ta sama banda', en: 'the same band' };
const ILLEGAL: Bilingual = {
  pl: 'nie mieści się w punktach kreacji',
  en: 'does not fit into the points of creation',
};
const NO_ROOM: Bilingual = { pl: 'nie mieści się w żadnym scenariuszu', en: 'finds room in no scenario' };
const NONE = '–';

/** What to change in the rulebook, and below it what that does to the bands that it is about. */
export function proposalTables(proposal: Proposal, effects: readonly RefitEffect[], language: Language): Table[] {
  return [changesTable(proposal, language), ...(effects.length === 0 ? [] : [bandsTable(effects, language)])];
}

function changesTable({ changes, atLimitAsPrinted }: Proposal, language: Language): Table {
  const stuck = atLimitAsPrinted.map((trait) => nameOf(trait, language)).join(', ');
  const about = [
    SIGN[language],
    ...(changes.length === 0 ? [NO_CHANGES[language]] : []),
    ...(stuck === '' ? [] : [`${AS_PRINTED[language]}: ${stuck}`]),
  ];
  return {
    caption: `${LIST[language]} (${about.join('; ')})`,
    corner: TRAIT[language],
    columns: PRICE_COLUMNS.map((name) => name[language]),
    rows: changes.map((change) => ({
      heading: nameOf(change.trait, language),
      cells: changeCells(change, language),
    })),
  };
}

function nameOf(trait: string, language: Language): string {
  return TRAITS[trait]?.name[language] ?? trait;
}

function changeCells({ printed, proposed, fair, atLimit }: PriceChange, language: Language): string[] {
  const { pc, interval } = fair;
  return [
    inRulebook(printed, language),
    inRulebook(proposed, language),
    priceText(-pc, -interval.high, -interval.low, language),
    atLimit ? AT_LIMIT[language] : NONE,
  ];
}

/** What costs 4 is `−4 PC` there. */
function inRulebook(cost: number, language: Language): string {
  return `${signedDecimal(-cost, 0, language)} PC`;
}

function bandsTable(effects: readonly RefitEffect[], language: Language): Table {
  return {
    caption: `${BANDS[language]} (${HOW[language]}; ${INTERVALS[language]})`,
    corner: BAND[language],
    columns: [COST[language], BOUGHT[language], WIN_RATE[language], DIFFERENCE[language]],
    rows: effects.map(({ refit, fought }) => ({
      heading: refit.created.band.name[language],
      cells: [...purchaseCells(refit), ...foughtCells(refit, fought, language)],
    })),
  };
}

/** `12 → 13`, what the same band costs, and `8 → 7 (12 PK)`, what it buys then. */
function purchaseCells(refit: Refit): string[] {
  const { before, repriced, after } = refit;
  const hp = before.hp.join('+');
  return [`${before.pk} → ${repriced}`, isSame(refit) ? hp : `${hp} → ${after.hp.join('+')} (${after.pk} PK)`];
}

function foughtCells(refit: Refit, fought: FoughtRefit | null, language: Language): string[] {
  if (!refit.isLegal) return [NONE, ILLEGAL[language]];
  if (fought === null) return [NONE, NO_ROOM[language]];
  const { winRates, change } = fought;
  const rates = winRates.map((rate) => percent(rate, language, 1)).join(' → ');
  if (change === null) return [rates, SAME[language]];
  return [rates, pointsText(change.difference, change.interval.low, change.interval.high, language)];
}
