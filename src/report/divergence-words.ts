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

/** What happens on each side where the courses part: who acts, and the first event that differs. */
export function partingWords(
  { logs }: Divergence,
  point: DivergencePoint,
  sides: readonly [a: Side, b: Side],
): readonly [a: Bilingual, b: Bilingual] {
  const [a, b] = sides.map(({ fought }, side) => {
    const log = logs[side]!;
    const names = logNames(log.header, fought.scenario, fought.band);
    const words = eventWords(log.events[point.events[side]!]!, names);
    const figure = point.figures[side] ?? null;
    if (figure === null) return words;
    const name = names.figure(figure);
    return { pl: `${name.pl}: ${words.pl}`, en: `${name.en}: ${words.en}` };
  }) as [Bilingual, Bilingual];
  return [a, b];
}
