import { figureOf, type Game, standing, touching } from '../game.ts';
import { distance, isContact, SLACK } from '../ground.ts';
import { areFoes, type Figure } from '../roster.ts';
import { BOTH_SIDES } from './burning.ts';
import { checkOnce, checkUse } from './choices.ts';
import { isPoolDie, readPoolDie } from './pool.ts';
import { readPay, readRecovery } from './recovery.ts';
import { isAllyInSight, isInSight } from './team.ts';

/** The trait, its AP, and how its use is read; the target is null where none is named. */
interface Active {
  readonly ap: number;
  readonly hasTarget: boolean;
  readonly read: (game: Game, figure: Figure, target: Figure) => void;
}

type Id = 'medytacja' | 'oszust' | 'przywodca' | 'urodzony-dowodca' | 'ofiara';

const ACTIVE: Readonly<Record<Id, Active>> = {
  medytacja: { ap: 2, hasTarget: false, read: readMeditation },
  oszust: { ap: 1, hasTarget: false, read: readTrick },
  przywodca: { ap: 1, hasTarget: true, read: readTrade },
  'urodzony-dowodca': { ap: 1, hasTarget: true, read: readCommand },
  ofiara: { ap: 1, hasTarget: true, read: readSacrifice },
};

/** Reads a trait that is used for AP (Akcje w turze, Użycie cechy aktywnej). */
export function readTrait(game: Game, figure: Figure): void {
  const { page } = game;
  const { trait, ap, target } = page.take('trait');
  const id = (Object.keys(ACTIVE) as Id[]).find((known) => known === trait);
  if (id === undefined) game.page.lose(`${trait} is no action`);
  const active = ACTIVE[id];
  checkUse(game, figure, id);
  if (ap !== active.ap) page.blame(`${id} costs ${active.ap} AP, not ${ap}`);
  if ((target !== null) !== active.hasTarget) page.blame(`${id} has ${active.hasTarget ? 'a' : 'no'} target`);
  active.read(game, figure, target === null ? figure : figureOf(game, target));
}

/** Both AP, once a battle, away from enemies and their fire: 1 PŻ. */
function readMeditation(game: Game, figure: Figure): void {
  const { page } = game;
  checkOnce(game, figure, 'medytacja');
  if (figure.hp >= figure.maxHp) page.blame(`${figure.label} has all its PŻ`);
  if (touching(game, figure).some((other) => areFoes(figure, other))) page.blame('an enemy is in base contact');
  const isAimedAt = game.readings['traits.medytacja'] === 'shot-at' ? figure.memory.attacked : isInReach(game, figure);
  if (isAimedAt) page.blame(`${figure.label} is under fire`);
  readRecovery(game, figure, { by: 'medytacja', isDue: true, most: 1 });
}

/** Whether an enemy could shoot at the figure from where it stands. */
function isInReach(game: Game, figure: Figure): boolean {
  return standing(game).some((foe) => {
    if (!areFoes(foe, figure) || !isInSight(game, foe, figure)) return false;
    const isHeld = touching(game, foe).some((other) => areFoes(foe, other));
    if (isHeld && game.readings['shooting.from-melee'] === 'forbidden') return false;
    const away = distance(game.ground, foe.cell, figure.cell);
    return foe.weapons.some(({ id, kind, range, shots }) => {
      const isLoaded = (shots === null || (foe.uses.get(id) ?? 0) < shots) && !foe.memory.broken.has(id);
      return kind !== 'melee' && isLoaded && away <= range + SLACK;
    });
  });
}

function checkPool({ page, acting }: Game, figure: Figure): void {
  if (acting?.figure === figure && acting.isBarred) page.blame(`pechowiec bars ${figure.label} from using its pool`);
}

/** Once a battle a pool die is turned over. */
function readTrick(game: Game, figure: Figure): void {
  const { page } = game;
  checkOnce(game, figure, 'oszust');
  checkPool(game, figure);
  if (!isPoolDie(game, 'oszust')) {
    page.blameNext('oszust turns no die over');
    return;
  }
  const { from, to } = readPoolDie(game, figure, 'oszust', 'change');
  if ((from ?? 0) + (to ?? 0) !== BOTH_SIDES) page.blame(`a ${from} turned over is not a ${to}`);
}

/** Once an activation a pool die is traded for one of an ally in sight. */
function readTrade(game: Game, figure: Figure, target: Figure): void {
  const { page, acting } = game;
  if (acting?.hasTraded) page.blame(`${figure.label} uses przywodca twice in an activation`);
  if (acting !== null) acting.hasTraded = true;
  checkPool(game, figure);
  if (!isAllyInSight(game, figure, target)) page.blame(`${target.label} is no ally in sight`);
  if (!target.pooled) page.blame(`${target.label} has no pool`);
  if (!isPoolDie(game, 'przywodca')) {
    page.blameNext('przywodca trades no die');
    return;
  }
  const given = readPoolDie(game, figure, 'przywodca', 'change');
  if (!isPoolDie(game, 'przywodca')) {
    page.blameNext(`no die of ${target.label} is traded`);
    return;
  }
  const got = readPoolDie(game, target, 'przywodca', 'change');
  if (got.from !== given.to || got.to !== given.from) {
    page.blame(`a ${given.from} for a ${given.to} on one side is a ${got.from} for a ${got.to} on the other`);
  }
  figure.memory.usedPool = true;
  // Whether a die that would go anyway was the one that was traded, the log does not say.
  for (const guest of [acting?.loan, figure.memory.kept, target.memory.kept]) if (guest) guest.isOpen = true;
}

/** Once a battle an ally in sight has an advantage in its next test of the round. */
function readCommand(game: Game, figure: Figure, target: Figure): void {
  const { page } = game;
  checkOnce(game, figure, 'urodzony-dowodca');
  if (!isAllyInSight(game, figure, target)) page.blame(`${target.label} is no ally in sight`);
  if (!page.isNext('grant')) {
    page.blameNext('urodzony-dowodca grants no advantage');
    return;
  }
  const event = page.take('grant');
  if (event.figure !== figure.number) page.blame(`figure ${event.figure} commands in the turn of ${figure.label}`);
  if (event.target !== target.number) page.blame(`figure ${event.target} is helped, not ${target.label}`);
  if (event.by !== 'urodzony-dowodca') page.blame(`the advantage is by ${event.by}`);
  target.memory.granted = event.by;
}

/** A PŻ for one of an ally in base contact. */
function readSacrifice(game: Game, figure: Figure, target: Figure): void {
  const { page, ground } = game;
  const isAlly = target !== figure && target.side === figure.side && target.status === 'standing';
  if (!isAlly || !isContact(ground, figure.cell, target.cell)) page.blame(`${target.label} is no ally in base contact`);
  if (target.hp >= target.maxHp) page.blame(`${target.label} has all its PŻ`);
  if (!page.isNext('pay')) page.blameNext(`${figure.label} pays no PŻ for ofiara`);
  else readPay(game, figure, 'ofiara');
  readRecovery(game, target, { by: 'ofiara', isDue: true, most: 1 });
}
