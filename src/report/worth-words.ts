import type { Verdict, Worth } from '../battles/worth/price.ts';
import type { Scenario } from '../skirmish/spec.ts';
import { fiellerInterval, pooledMeans } from '../statistics/ratio.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { decimal } from '../text/numbers.ts';

const VERDICT_WORDS: Readonly<Record<Verdict, Bilingual>> = {
  underpriced: { pl: 'za tania', en: 'underpriced' },
  overpriced: { pl: 'za droga', en: 'overpriced' },
  fair: { pl: 'w sam raz', en: 'fair' },
  undecided: { pl: 'nierozstrzygnięte', en: 'undecided' },
  unused: { pl: 'skrypt jej nie używa', en: 'unused by the script' },
  unpriced: { pl: 'bez ceny', en: 'no price' },
  'not-covered': { pl: 'poza bitwami', en: 'not covered' },
};

/** The same of a trait that pays. */
const PAYING: Readonly<Partial<Record<Verdict, Bilingual>>> = {
  underpriced: { pl: 'daje za dużo PC', en: 'pays too much' },
  overpriced: { pl: 'daje za mało PC', en: 'pays too little' },
};

const USED: Bilingual = { pl: 'użyć na bitwę', en: 'uses a battle' };
const MOST: Bilingual = { pl: 'najwięcej zmienia', en: 'changes most' };
const NOTHING: Bilingual = { pl: 'nic pewnego', en: 'nothing for sure' };

export function verdictWords({ verdict, change: { printed } }: Worth, language: Language): string {
  const paying = printed !== null && printed < 0 ? PAYING[verdict] : undefined;
  return (paying ?? VERDICT_WORDS[verdict])[language];
}

/** What a trait gains in one scenario, over all of its cells, with its interval. */
interface ScenarioGain {
  readonly scenario: Scenario;
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

/** In the order of the design. */
export function gainsByScenario({ cells }: Worth): ScenarioGain[] {
  const scenarios = new Map(cells.map(({ cell }) => [cell.scenario.id, cell.scenario]));
  return [...scenarios.values()].map((scenario) => {
    const own = cells.filter(({ cell }) => cell.scenario.id === scenario.id);
    const means = pooledMeans(own.map(({ gains, cell }) => ({ means: gains, weight: cell.weight })));
    const interval = fiellerInterval({ ...means, below: 1, varianceBelow: 0, covariance: 0 })!;
    return { scenario, gain: means.above, ...interval };
  });
}

/** Why it is worth what it is: `1.8 uses a battle; changes most: Posterunek Zeta-7 (+3.1 pp); nothing for sure: Detronizacja`. */
export function reasonWords(worth: Worth, language: Language): string {
  const gains = gainsByScenario(worth);
  const sure = gains.filter(({ low, high }) => low > 0 || high < 0);
  const idle = gains.filter((each) => !sure.includes(each)).map(({ scenario }) => scenario.name[language]);
  const most = sure.reduce<ScenarioGain | null>(
    (best, each) => (best === null || Math.abs(each.gain) > Math.abs(best.gain) ? each : best),
    null,
  );
  return [
    ...(worth.uses > 0 ? [`${decimal(worth.uses, 1, language)} ${USED[language]}`] : []),
    ...(most === null
      ? []
      : [`${MOST[language]}: ${most.scenario.name[language]} (${pointsWord(most.gain, language)})`]),
    ...(idle.length === 0 ? [] : [`${NOTHING[language]}: ${idle.join(', ')}`]),
  ].join('; ');
}

/** `+3,1 p.p.` */
export function pointsWord(share: number, language: Language): string {
  return `${signedDecimal(share * 100, 1, language)} ${language === 'pl' ? 'p.p.' : 'pp'}`;
}

/** A number that always shows its sign, but for nothing. */
export function signedDecimal(value: number, digits: number, language: Language): string {
  const text = decimal(Math.abs(value), digits, language);
  if (Number(value.toFixed(digits)) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

/** `2,4 (1,9 do 2,9)`; an end that is not known is an ellipsis. */
export function priceText(pc: number, low: number | null, high: number | null, language: Language): string {
  const end = (value: number | null) => (value === null ? '…' : signedDecimal(value, 1, language));
  return `${end(pc)} (${end(low)} ${language === 'pl' ? 'do' : 'to'} ${end(high)})`;
}
