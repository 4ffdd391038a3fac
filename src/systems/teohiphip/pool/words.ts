import type { Bilingual } from '../../../text/bilingual.ts';
import { type Action, swapOf } from './choices.ts';
import { gradesOf } from './grades.ts';
import { type Grade, SUCCESS_GRADES } from './luck-trait.ts';
import type { Figure, Round } from './round.ts';

const [FAILURE, SUCCESS] = SUCCESS_GRADES as readonly [Grade, Grade];

/** What the player sees: "4 PŻ, dice [1–4][5–6], pool [5–6][1–4]"; the best pool dice first. */
export function situationOf(figure: Figure, round: Round): Bilingual {
  const facts = factsOf(figure, round);
  return { pl: facts.map(({ pl }) => pl).join(', '), en: facts.map(({ en }) => en).join(', ') };
}

function factsOf({ effect, tests }: Figure, round: Round): Bilingual[] {
  const { test, scores, hp, stage, failures, successes, barred, shaken, boosted, unused, critical, forced } = round;
  const grades = gradesOf(effect);
  const pool = round.pool.map((count, grade) => `[${grades[grade]!.faces}]`.repeat(count)).reverse();
  const dice = `[${FAILURE.faces}]`.repeat(failures) + `[${SUCCESS.faces}]`.repeat(successes);
  const facts: Bilingual[] = [];
  const add = (pl: string, en: string) => facts.push({ pl, en });
  if (tests.length > 1) add(`test ${test + 1}`, `test ${test + 1}`);
  if (scores.length > 0) add(`sukcesy wcześniej: ${scores[0]}`, `successes before: ${scores[0]}`);
  add(`${hp} PŻ`, `${hp} PŻ`);
  if (stage === 'rolled') add(`kości ${dice}`, `dice ${dice}`);
  else add('przed rzutem', 'before the roll');
  if (barred) add('pula zamknięta', 'pool closed');
  else add(`pula ${pool.join('') || 'pusta'}`, `pool ${pool.join('') || 'empty'}`);
  if (shaken) add('utrudnienie', 'hindrance');
  if (boosted) add('przewaga', 'advantage');
  if (forced && effect.forces === 'take-worst-first') add('najpierw kość [1–2]', 'a die [1–2] goes first');
  else if (forced && !barred) add('wymiana przymusowa', 'a swap is forced');
  if (unused && effect.free !== undefined) add('darmowa wymiana do użycia', 'a free swap left');
  if (critical) add('sukces krytyczny', 'critical success');
  return facts;
}

const WORDS: Readonly<Record<Exclude<Action, `${string}-${number}`>, Bilingual>> = {
  roll: { pl: 'rzuć', en: 'roll' },
  gamble: { pl: 'przerzuć całą pulę', en: 'roll the whole pool again' },
  flip: { pl: 'odwróć kość puli [1–2]', en: 'turn over a pool die [1–2]' },
  burn: { pl: 'spal kość puli [5–6] za przewagę', en: 'burn a pool die [5–6] for advantage' },
  stop: { pl: 'nie wymieniaj', en: 'swap nothing' },
};

export function wordsFor(figure: Figure, action: Action): Bilingual {
  const swap = swapOf(action);
  if (swap === undefined) return WORDS[action as keyof typeof WORDS];
  const given = (swap.give === 'success' ? SUCCESS : FAILURE).faces;
  const taken = gradesOf(figure.effect)[swap.take]!.faces;
  return { pl: `wymień [${given}] na [${taken}]`, en: `swap [${given}] for [${taken}]` };
}
