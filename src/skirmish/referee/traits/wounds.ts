import type { LogEvent } from '../../log/event.ts';
import { figureOf, type Game } from '../game.ts';
import type { Figure } from '../roster.ts';
import { checkUse } from './choices.ts';
import { isPoolDie, readPoolDie, SUCCESS_FROM } from './pool.ts';
import { readPay } from './recovery.ts';
import { isInSight } from './team.ts';

type DamageEvent = Extract<LogEvent, { readonly type: 'damage' }>;

/** What traits make of a wound: PŻ that are taken, and what each trait ignores of it or adds. */
export interface Wound {
  readonly taken: number;
  readonly ignored: ReadonlyMap<string, number>;
  readonly added: ReadonlyMap<string, number>;
}

/** Traits that ignore a part of a wound. */
export const LESSENING: readonly string[] = ['twardziel', 'obronca', 'odporny'];

/**
 * Reads what stands before a wound and works out what is left of it, in the order of the stages: more for Nadwrażliwy and
 * less for Twardziel, by ruling; Obrońca; Odporny (Cechy żywotności; Cechy interakcji zespołowych).
 */
export function readWound(game: Game, target: Figure, amount: number): Wound {
  const { traits, memory } = target;
  const ignored = new Map<string, number>();
  const added = new Map<string, number>();
  let taken = amount;
  const more = (): void => {
    if (taken === 0 || !traits.has('nadwrazliwy')) return;
    added.set('nadwrazliwy', 1);
    taken++;
  };
  const less = (): void => {
    if (taken === 0 || !traits.has('twardziel') || memory.spent.has('twardziel')) return;
    memory.spent.add('twardziel');
    ignored.set('twardziel', 1);
    taken--;
  };
  for (const stage of game.readings['wound.order'] === 'more-first' ? [more, less] : [less, more]) stage();
  const defended = readDefenders(game, target, taken);
  if (defended > 0) ignored.set('obronca', defended);
  taken = Math.max(0, taken - defended);
  if (traits.has('odporny') && !memory.spent.has('odporny') && taken > 0 && taken >= target.hp) {
    memory.spent.add('odporny');
    ignored.set('odporny', taken - (target.hp - 1));
    taken = target.hp - 1;
  }
  return { taken, ignored, added };
}

/** Obrońca: a success of the pool and a PŻ of others make it less, one each; how much. */
function readDefenders(game: Game, target: Figure, amount: number): number {
  const { page } = game;
  const defenders: Figure[] = [];
  while (isPoolDie(game, 'obronca')) {
    const next = page.peek();
    const figure = figureOf(game, next?.type === 'pool-die' ? next.figure : target.number);
    const { from } = readPoolDie(game, figure, 'obronca', 'remove');
    checkUse(game, figure, 'obronca');
    if ((from ?? 0) < SUCCESS_FROM) page.blame(`obronca spends a ${from}`);
    if (amount - defenders.length <= 0) page.blame(`there is no damage left for ${figure.label} to lessen`);
    if (defenders.includes(figure)) page.blame(`${figure.label} defends twice against one wound`);
    if ((defenders.at(-1)?.number ?? -1) > figure.number) page.blame(`${figure.label} defends out of order`);
    checkPlace(game, figure, target);
    defenders.push(figure);
    figure.memory.usedPool = true;
    if (page.isNext('pay')) readPay(game, figure, 'obronca');
    else page.blameNext(`${figure.label} pays no PŻ for obronca`);
  }
  return defenders.length;
}

function checkPlace(game: Game, figure: Figure, target: Figure): void {
  const { page, acting } = game;
  const isAlly = figure !== target && !target.object && figure.side === target.side && figure.status === 'standing';
  if (!isAlly || !isInSight(game, figure, target))
    page.blame(`${figure.label} does not see ${target.label} of its side`);
  if (acting?.figure === figure && acting.isBarred) page.blame(`pechowiec bars ${figure.label} from using its pool`);
}

/** Checks what the damage says of the traits. */
export function checkWound({ page }: Game, event: DamageEvent, { ignored, added }: Wound): void {
  const isTrait = ({ by }: { readonly by: string }): boolean => LESSENING.includes(by);
  compare('ignores', event.ignored.filter(isTrait), ignored);
  compare('adds', event.added, added);

  function compare(verb: string, said: DamageEvent['added'], due: ReadonlyMap<string, number>): void {
    const ids = new Set([...said.map(({ by }) => by), ...due.keys()]);
    for (const id of ids) {
      const found = said.filter(({ by }) => by === id).reduce((sum, { count }) => sum + count, 0);
      const expected = due.get(id) ?? 0;
      if (found !== expected) page.blame(`${id} ${verb} ${found}, not ${expected}`);
    }
  }
}
