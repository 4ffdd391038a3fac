import type { LogEvent } from '../log/event.ts';
import type { TestKind, Weapon } from '../spec.ts';
import { readNoise } from './alarms.ts';
import { coverAgainst, otherProtection, readAttackDamage } from './damage.ts';
import { figureOf, type Game, standingOn, touching } from './game.ts';
import { distance, isContact, SLACK } from './ground.ts';
import type { Modifiers } from './modifiers.ts';
import { areFoes, type Figure } from './roster.ts';
import { type Sight, sightBetween } from './sight.ts';
import { takeStun } from './stun.ts';
import { readTest } from './tests.ts';
import { readBreaking } from './traits/breaking.ts';
import { isTestNext } from './traits/recovery.ts';

type AttackEvent = Extract<LogEvent, { readonly type: 'attack' }>;

interface Attack {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly weapon: Weapon;
  readonly sight: Sight;
}

const KINDS: Readonly<Record<Weapon['kind'], TestKind>> = {
  melee: 'attack-melee',
  ranged: 'attack-ranged',
  thrown: 'attack-thrown',
};
/** Inches by which a logged distance may differ from ours. */
const TOLERANCE = 1e-6;
/** Only this list is said to attack whoever is nearest, whatever side that is of. */
const ATTACKS_ANYBODY = 'najwiekszy-glodomor';

/** Reads an attack to its end: the test, the damage, and what a stunning weapon does. */
export function readAttack(game: Game, attacker: Figure): void {
  const { page } = game;
  const event = page.take('attack');
  const target = figureOf(game, event.target);
  const weapon = attacker.weapons.find(({ id }) => id === event.weapon);
  if (weapon === undefined) game.page.lose(`${attacker.label} has no weapon "${event.weapon}"`);
  readNoise(game, attacker);
  checkTarget(game, attacker, target);
  checkShots(game, attacker, weapon);
  const attack = { attacker, target, weapon, sight: checkPlace(game, event, attacker, target, weapon) };
  if (weapon.kind === 'ranged' && game.jammed.has(attacker))
    page.blame(`the equipment of ${attacker.label} does not work`);
  if (weapon.kind !== 'melee') checkMelee(game, attack);
  attacker.hunkered = false;
  target.memory.attacked = true;
  if (weapon.kind === 'melee' && game.acting?.figure === attacker) game.acting.meleeAttacks++;
  if (readBreaking(game, attacker, weapon, 'before')) return;
  resolve(game, attack);
  readBreaking(game, attacker, weapon, 'after');
}

function checkTarget(game: Game, attacker: Figure, target: Figure): void {
  const { page } = game;
  const isOwn = target.side === attacker.side && attacker.list !== ATTACKS_ANYBODY;
  if (isOwn || target === attacker) page.blame(`${attacker.label} attacks ${target.label} of its own side`);
  if (target.status !== 'standing') page.blame(`${attacker.label} attacks ${target.label}, which is not on the table`);
  if (target.object && !isAfter(game, attacker, target)) page.blame(`${attacker.label} is not after ${target.label}`);
  // Without a place there is nothing to measure.
  if (attacker.status === 'waiting' || target.status === 'waiting') game.page.lose('one of the two was never set up');
}

/** A thing is attacked only by those who are sent against it, or whose goal it is. */
function isAfter({ scenario }: Game, attacker: Figure, target: Figure): boolean {
  const { goal } = scenario;
  const sentTo = attacker.force?.target ?? (goal.kind === 'defend' ? goal.target : 'force' in goal ? goal.force : null);
  return sentTo === target.force?.id;
}

function checkShots({ page }: Game, attacker: Figure, { id, shots }: Weapon): void {
  if (attacker.memory.broken.has(id)) page.blame(`${attacker.label} uses ${id}, which is broken`);
  const used = (attacker.uses.get(id) ?? 0) + 1;
  attacker.uses.set(id, used);
  if (shots !== null && used > shots) page.blame(`${attacker.label} uses ${id} for the ${used}. time; it has ${shots}`);
}

/** Distance, reach and sight, recomputed; what is seen of the target. */
function checkPlace(game: Game, event: AttackEvent, attacker: Figure, target: Figure, weapon: Weapon): Sight {
  const { page, ground } = game;
  const inches = distance(ground, attacker.cell, target.cell);
  if (Math.abs(event.distance - inches) > TOLERANCE)
    page.blame(`the target is ${inches}" away, not ${event.distance}"`);
  const isOccupied = (cell: number) => standingOn(game, cell) !== undefined;
  const plain = sightBetween(ground, attacker.cell, target.cell, isOccupied, game.barricades);
  const isHidden = game.isFoggy && !isContact(ground, attacker.cell, target.cell);
  const sight = { ...plain, concealed: plain.concealed || isHidden };
  checkSight(game, event.sight, sight);
  const isInReach = inches <= weapon.range + SLACK;
  if (weapon.kind === 'melee') {
    if (!isContact(ground, attacker.cell, target.cell) && !isInReach) page.blame('the target is not in base contact');
    // A melee attack needs no sight; whether there is cover without it is open, so the log is believed.
    return sight.seen ? sight : event.sight;
  }
  if (!isInReach) page.blame(`the target is ${inches}" away; ${weapon.id} reaches ${weapon.range}"`);
  if (!sight.seen) page.blame('the target is not seen');
  return sight;
}

function checkSight({ page }: Game, said: Sight, sight: Sight): void {
  if (said.seen !== sight.seen) page.blame(`the target is ${sight.seen ? '' : 'not '}in sight, the log says otherwise`);
  if (!sight.seen) return;
  if (said.concealed !== sight.concealed) page.blame(`the target is ${sight.concealed ? '' : 'not '}concealed`);
  if (said.cover !== sight.cover) page.blame(`the target is ${sight.cover ? '' : 'not '}in cover`);
}

/** Shooting into and out of melee, where a ruling forbids it. */
function checkMelee(game: Game, { attacker, target }: Attack): void {
  const { page, readings } = game;
  if (
    readings['shooting.from-melee'] === 'forbidden' &&
    touching(game, attacker).some((other) => areFoes(attacker, other))
  ) {
    page.blame(`${attacker.label} shoots out of melee`);
  }
  const friends = touching(game, target).filter((other) => other !== attacker && other.side === attacker.side);
  if (readings['shooting.into-melee'] === 'forbidden' && friends.length > 0) {
    page.blame(`${attacker.label} shoots into the melee of ${friends[0]!.label}`);
  }
}

function resolve(game: Game, attack: Attack): void {
  const { attacker, target, weapon, sight } = attack;
  const cover = coverAgainst(game, target, weapon, sight.cover);
  const others = otherProtection(game, target, weapon);
  const occasion = occasionOf(game, attack, cover.length > 0);
  attacker.aimed = false;
  const successes = readTest(game, { figure: attacker, kind: KINDS[weapon.kind], occasion, victim: target, weapon });
  const protection = [...cover, ...others];
  const through = readAttackDamage(game, { attacker, target, weapon, successes, protection });
  if (weapon.stuns && target.status === 'standing' && !target.object) readStun(game, target, successes, through);
}

function occasionOf(game: Game, { attacker, target, weapon, sight }: Attack, isCovered: boolean): Modifiers {
  const isHiddenEnough = !isCovered || game.readings['concealment.with-cover'] === 'both';
  const isSeenThrough = attacker.traits.has('czujny') || target.traits.has('pietno-czasowe');
  const isConcealed = sight.concealed && weapon.kind !== 'melee' && !isSeenThrough;
  const isWeakHand = weapon.offHand && !attacker.traits.has('oburecznosc');
  const isWounded = 2 * target.hp < target.maxHp;
  const isPreyedOn = attacker.traits.has('drapieznik') && weapon.kind === 'melee' && isWounded;
  return {
    advantage: [...(attacker.aimed ? ['aim'] : []), ...(isPreyedOn ? ['drapieznik'] : [])],
    hindrance: [
      ...(isConcealed && isHiddenEnough ? ['concealment'] : []),
      ...(weapon.dice === 'hindrance' || isWeakHand ? ['weapon'] : []),
    ],
  };
}

/**
 * A hit with a stunning weapon: the target passes a test of resistance or loses 1 AP (Przykładowe profile BN, Agent
 * MOIRY). Whether it is a hit when every success is ignored, the ruling stun.through-cover says.
 */
function readStun(game: Game, target: Figure, successes: number, through: number): void {
  const { page, readings } = game;
  const isHit = readings['stun.through-cover'] === 'yes' ? successes > 0 : through > 0;
  if (page.isNext('end')) return;
  if (!isStunTestNext(game)) {
    if (isHit) page.blameNext(`${target.label} is hit with a stunning weapon and makes no test of resistance`);
    if (page.isNext('stun')) takeStun(game, target, 'without a test');
    return;
  }
  if (!isHit) page.blameNext(`${target.label} is tested without being hit`);
  const isResisted = readTest(game, { figure: target, kind: 'resistance' }) > 0;
  if (page.isNext('stun')) takeStun(game, target, isResisted ? 'though it passed its test' : null);
  else if (!isResisted) page.blameNext(`${target.label} failed its test of resistance and is not stunned`);
}

/** Whether the target is tested next: a weapon that may break is tested after that. */
function isStunTestNext(game: Game): boolean {
  const { page } = game;
  const test = page.isNext('pool-die') ? page.peek(1) : page.peek();
  return isTestNext(game) && !(test?.type === 'test' && test.kind === 'technical');
}
