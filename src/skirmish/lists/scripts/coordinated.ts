import { NONE } from '../../engine/battle.ts';
import { isOpenTo } from '../../engine/sight.ts';
import { SCRIPT_NAMES } from '../names.ts';
import type { PriorityList } from '../priority-list.ts';
import type { Situation } from '../situation.ts';
import { BARRICADE } from './defence.ts';
import { ESCORT, STAY_BY } from './escort.ts';
import { approach, bestTarget, missionTarget, step, strike } from './fight.ts';
import type { Taste } from './firing-cell.ts';
import { ESCORT_WHILE_SAFE, enemyNear, HUNKER, LEAVE, onMission, USE_TRAIT, WORK } from './goal.ts';
import { damageOfTurn } from './odds.ts';
import { SEIZE } from './seize.ts';

const TASTE: Taste = { cover: 0.15, distance: 0.01, contact: -0.1 };

const ON_MISSION = onMission(TASTE);

/** All on one target, bodies before whoever does the mission, and one figure kept for it. */
export const COORDINATED: PriorityList = {
  id: 'coordinated',
  name: SCRIPT_NAMES.coordinated,
  place: 'A dead enemy attacks nobody, two wounded ones do; the last figure of the band by number does the mission',
  lines: [
    WORK,
    LEAVE,
    ...SEIZE,
    USE_TRAIT,
    {
      ...ESCORT,
      // The runner always; the others while no enemy is at hand.
      find: (situation, figure) => (isRunner(situation, figure) ? ESCORT : ESCORT_WHILE_SAFE).find(situation, figure),
    },
    STAY_BY,
    BARRICADE,
    step(
      'step-for-goal',
      'staje, skąd lepiej sięga celu misji',
      'steps to reach the target better',
      missionTarget,
      TASTE,
    ),
    strike('strike-goal', 'atakuje cel misji', 'attacks the target of the mission', missionTarget),
    {
      ...ON_MISSION,
      id: 'runner-on-mission',
      // Where somebody has to be overcome all go.
      find: (situation, figure) =>
        isRunner(situation, figure) || missionTarget(situation) !== NONE ? ON_MISSION.find(situation, figure) : NONE,
    },
    {
      id: 'block',
      name: { pl: 'zastawia drogę wrogowi', en: 'bars an enemy’s way' },
      find: threatToMission,
      act: (situation, figure, enemy) => situation.charge(figure, enemy, 1),
    },
    step(
      'step',
      'staje, skąd lepiej sięga wspólnego celu',
      'steps to reach the common target better',
      commonTarget,
      TASTE,
    ),
    strike(
      'strike',
      'atakuje wspólny cel, a poza zasięgiem inny',
      'attacks the common target, or another',
      commonOrOther,
    ),
    ON_MISSION,
    approach('approach', 'podchodzi do wspólnego celu', 'comes nearer to the common target', commonTarget, TASTE),
    HUNKER,
  ],
};

/** The last figure of the band by number is kept for the mission. */
function isRunner({ battle }: Situation, figure: number): boolean {
  for (let other = figure + 1; other < battle.roster.band; other++) if (battle.isPresent(other)) return false;
  return true;
}

function runnerOf({ battle }: Situation): number {
  for (let figure = battle.roster.band - 1; figure >= 0; figure--) if (battle.isPresent(figure)) return figure;
  return NONE;
}

/**
 * An enemy at hand of whoever does the mission, the escorted figure or the runner, whom the figure can reach and who is
 * not held by it yet. Where the mission is to overcome somebody, nobody needs a shield.
 */
function threatToMission(situation: Situation, figure: number): number {
  const { goal, movement } = situation;
  if (goal.kind === 'neutralise' || goal.kind === 'eliminate' || isRunner(situation, figure)) return NONE;
  if (situation.isInMelee(figure)) return NONE;
  const enemy = enemyNear(situation, goal.kind === 'escort' ? situation.goalFigure() : runnerOf(situation));
  return enemy !== NONE && movement.canReachContact(figure, situation.cell(enemy), 1) ? enemy : NONE;
}

/**
 * The enemy that most of the band can attack with a Move before, as far as distance and terrain tell; of several the one
 * with the fewest PŻ, and then the first. All figures come to the same one.
 */
function commonTarget(situation: Situation, figure: number): number {
  const { battle } = situation;
  let best = NONE;
  let most = -1;
  for (let index = 0; index < battle.presentCount; index++) {
    const enemy = battle.present[index]!;
    if (!battle.areEnemies(figure, enemy)) continue;
    const count = attackers(situation, enemy);
    const isBetter = count > most || (count === most && battle.hp[enemy]! < battle.hp[best]!);
    if (!isBetter) continue;
    best = enemy;
    most = count;
  }
  return most > 0 ? best : situation.nearest(figure);
}

function attackers(situation: Situation, enemy: number): number {
  const { battle } = situation;
  const { roster } = battle;
  const place = situation.cell(enemy);
  let count = 0;
  for (let figure = 0; figure < roster.band; figure++) {
    if (!battle.isPresent(figure)) continue;
    const inches = situation.inchesTo(figure, place) - roster.figures[figure]!.spd;
    const canShoot = inches <= situation.shootingRange(figure) && isOpenTo(battle, place, situation.cell(figure));
    if (canShoot || inches <= 1) count++;
  }
  return count;
}

function commonOrOther(situation: Situation, figure: number): number {
  const common = commonTarget(situation, figure);
  return common !== NONE && damageOfTurn(situation, figure, common) > 0 ? common : bestTarget(situation, figure);
}
