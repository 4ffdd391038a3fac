import { NONE } from '../../engine/battle.ts';
import { isCoveredAt, isOpenTo } from '../../engine/sight.ts';
import { HOLDS, type Line } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { bestTarget, enemyCarrier } from './fight.ts';

/** Lines about a thing that is carried which band scripts share. */

/** An enemy can attack a cell: in the open, in cover, or after it has come round a corner. Worth of one attack, assumed. */
const IN_SIGHT = 1;
const IN_COVER = 0.5;
const ROUND_A_CORNER = 0.4;
/** Each inch to the nearest enemy, and of the way: to tell equal places apart. */
const FAR = 0.02;
const WAY = 0.005;
/** AP of an activation, and how many tries a figure allows for to take a thing: most need no more than two. */
const AP = 2;
const TRIES = 2;
/** How much safer a place must be to go there. */
const GAIN = 0.1;

/** Takes the thing that the goal is about wherever that is possible. */
const TAKE: Line = {
  id: 'take',
  name: { pl: 'sięga po artefakt', en: 'reaches for the artefact' },
  find: ({ goal, goalObjective, actions }, figure) =>
    goal.kind === 'seize' && actions.canInteract(figure, goalObjective) ? goalObjective : NONE,
  act: (situation, figure, objective) => situation.actions.interact(figure, objective),
};

/** In the last round, where base contact alone wins, goes to the enemy who has it. */
const TOUCH: Line = {
  id: 'touch',
  name: { pl: 'dopada tego, kto ma artefakt', en: 'gets at who has the artefact' },
  find: (situation, figure) => {
    const { battle, goalObjective } = situation;
    if (battle.round !== battle.rounds || battle.readings.held !== 'contact') return NONE;
    if (enemyCarrier(situation) === NONE || situation.isBeside(figure, goalObjective)) return NONE;
    return situation.besideObjective(figure, goalObjective);
  },
  act: (situation, figure, cell) => situation.goTo(figure, cell),
};

/** Who has the thing runs with it to where enemies can do least, and hunkers down. */
const KEEP_AWAY: Line = {
  id: 'keep-away',
  name: { pl: 'ucieka z artefaktem', en: 'runs away with the artefact' },
  find: (situation, figure) =>
    isCarrying(situation, figure) && situation.battle.ap === 2 ? safestCell(situation, figure) : NONE,
  act: (situation, figure, cell) => situation.goTo(figure, cell, 1),
  second: (situation, figure) => situation.actions.hunker(figure),
};

/** Who has the thing and is as safe as can be attacks, and hunkers down. */
const GUARD_IT: Line = {
  id: 'guard-it',
  name: { pl: 'pilnuje artefaktu', en: 'guards the artefact' },
  find: (situation, figure) => (isCarrying(situation, figure) ? HOLDS : NONE),
  act: (situation, figure) => {
    const target = situation.battle.ap === 2 ? bestTarget(situation, figure) : NONE;
    if (target !== NONE) situation.attack(figure, target);
    else situation.actions.hunker(figure);
  },
  second: (situation, figure) => situation.actions.hunker(figure),
};

/** Goes for a thing that nobody has when the time that is left is just enough to come to it and take it. */
const HURRY: Line = {
  id: 'hurry',
  name: { pl: 'spieszy się po artefakt', en: 'hurries for the artefact' },
  find: (situation, figure) => {
    const { goal, goalObjective, battle, movement } = situation;
    if (goal.kind !== 'seize' || battle.carrier[goalObjective] !== NONE) return NONE;
    if (situation.isBeside(figure, goalObjective) || !movement.canMove(figure)) return NONE;
    const cell = situation.besideObjective(figure, goalObjective);
    if (cell === NONE) return NONE;
    const left = battle.ap + AP * (battle.rounds - battle.round);
    const moves = Math.ceil(movement.lengthTo(figure, cell) / battle.roster.figures[figure]!.reach);
    return moves + TRIES > left - AP ? cell : NONE;
  },
  act: (situation, figure, cell) => situation.goTo(figure, cell),
};

/** What a figure does about the thing before all else. */
export const SEIZE: readonly Line[] = [TAKE, TOUCH, KEEP_AWAY, GUARD_IT, HURRY];

function isCarrying({ goal, goalObjective, battle }: Situation, figure: number): boolean {
  return goal.kind === 'seize' && battle.carrier[goalObjective] === figure;
}

/** The cell within one Move on which the figure is safest; `NONE` when none is much safer than its own. */
function safestCell(situation: Situation, figure: number): number {
  const { battle, movement } = situation;
  if (!movement.canMove(figure)) return NONE;
  const { map, at, columns, roster } = battle;
  const own = at[figure]!;
  const reach = movement.reachOf(figure, 1);
  const cells = Math.floor(roster.figures[figure]!.spd / map.cell);
  const x = map.columnAt[own]!;
  const y = map.rowAt[own]!;
  const lastRow = Math.min(map.rows - 1, y + cells);
  const lastColumn = Math.min(columns - 1, x + cells);
  let best = NONE;
  let least = danger(situation, figure, own) - GAIN;
  for (let row = Math.max(0, y - cells); row <= lastRow; row++) {
    for (let column = Math.max(0, x - cells); column <= lastColumn; column++) {
      const cell = row * columns + column;
      if (situation.length(own, cell) > reach || !movement.canStand(figure, cell)) continue;
      const risk = danger(situation, figure, cell) + WAY * situation.inches(own, cell);
      if (risk >= least) continue;
      best = cell;
      least = risk;
    }
  }
  return best;
}

/** How many attacks enemies could make on the figure on a cell, each after one Move, as far as terrain tells. */
function danger(situation: Situation, figure: number, cell: number): number {
  const { battle } = situation;
  const { present, presentCount, at, roster } = battle;
  let risk = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < presentCount; index++) {
    const enemy = present[index]!;
    if (!battle.areEnemies(figure, enemy)) continue;
    const place = at[enemy]!;
    const inches = situation.inches(place, cell);
    if (inches < nearest) nearest = inches;
    const { spd } = roster.figures[enemy]!;
    if (inches - spd > Math.max(1, situation.shootingRange(enemy))) continue;
    if (!isOpenTo(battle, place, cell)) risk += ROUND_A_CORNER;
    else risk += isCoveredAt(battle, cell, place) && inches > spd + 1 ? IN_COVER : IN_SIGHT;
  }
  return nearest === Number.POSITIVE_INFINITY ? 0 : risk - FAR * nearest;
}
