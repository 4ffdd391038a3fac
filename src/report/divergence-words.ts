import type { Divergence, DivergencePoint } from '../battles/divergence.ts';
import type { Side } from '../battles/sides.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { eventWords } from './replay/event-words.ts';
import { logNames } from './replay/log-names.ts';

const IN_STEP: Bilingual = { pl: 'równo do końca', en: 'in step to the end' };

/** `bitwa 17, runda 2, aktywacja 16`. */
export function placeWords({ battle, point }: Divergence, language: Language): string {
  if (point === null) return { pl: `bitwa ${battle}, ${IN_STEP.pl}`, en: `battle ${battle}, ${IN_STEP.en}` }[language];
  const { round, activation } = point;
  return {
    pl: `bitwa ${battle}, runda ${round}, aktywacja ${activation}`,
    en: `battle ${battle}, round ${round}, activation ${activation}`,
  }[language];
}

/** What there is on each side where the courses part: who acts, and the first event that differs. */
export interface Parting {
  /** A dash where the battle is over. */
  readonly figure: Bilingual;
  readonly event: Bilingual;
}

const NOBODY: Bilingual = { pl: '–', en: '–' };

export function partingsOf(
  { logs }: Divergence,
  { figures, events }: DivergencePoint,
  sides: readonly [a: Side, b: Side],
): Parting[] {
  return sides.map(({ fought }, side) => {
    const log = logs[side]!;
    const names = logNames(log.header, fought.scenario, fought.band);
    const figure = figures[side] ?? null;
    return {
      figure: figure === null ? NOBODY : names.figure(figure),
      event: eventWords(log.events[events[side]!]!, names),
    };
  });
}
