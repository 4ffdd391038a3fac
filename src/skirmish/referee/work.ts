import type { Objective } from '../spec.ts';
import { chosenKind } from './choice.ts';
import { type Game, standing } from './game.ts';
import { isContact } from './ground.ts';
import type { Figure } from './roster.ts';
import { readTest } from './tests.ts';
import { placeOf, readTaking } from './things.ts';

/** Reads work on an objective (Akcje w turze, Interakcja) and what comes of it. */
export function readInteraction(game: Game, figure: Figure): void {
  const { page, scenario, ground } = game;
  const event = page.take('interact');
  const objective = scenario.objectives.find(({ id }) => id === event.objective);
  if (objective === undefined) game.page.lose(`there is no objective "${event.objective}"`);
  const done = game.progress.get(objective.id) ?? 0;
  const isHeld = (game.things.get(objective.id)?.carrier ?? null) !== null;
  if (isHeld) page.blame(`somebody has ${objective.id}`);
  if (objective.carried === null && objective.side !== figure.side)
    page.blame(`${objective.id} is for ${objective.side}, not for ${figure.side}`);
  if (event.ap !== objective.ap) page.blame(`work on ${objective.id} costs ${objective.ap} AP, not ${event.ap}`);
  if (done >= objective.successes) page.blame(`${objective.id} is done already`);
  if (!cellsOf(game, objective).some((cell) => isContact(ground, figure.cell, cell)))
    page.blame(`${figure.label} is not at ${objective.id}`);
  const { tests } = objective;
  const gain = tests.length === 0 ? 1 : readTest(game, { figure, kind: chosenKind(game, tests), subject: 'objective' });
  if (objective.carried !== null) {
    readTaking(game, figure, objective, gain > 0);
    return;
  }
  readProgress(game, objective, done + gain);
  game.progress.set(objective.id, done + gain);
  if (done + gain >= objective.successes) game.doneIn.set(objective.id, game.round);
}

/** Where an objective is: the cells of its zone, or those on which the figures of its force stand. */
function cellsOf(game: Game, { id, zone, force, carried }: Objective): number[] {
  const place = placeOf(game, id);
  if (carried !== null) return place === null ? [] : [place];
  if (zone !== null) return [...(game.ground.zones.get(zone) ?? [])];
  return standing(game).flatMap((figure) => (figure.force?.id === force ? [figure.cell] : []));
}

/** More successes than are needed may be written as what is needed. */
function readProgress({ page }: Game, { id, successes }: Objective, total: number): void {
  const event = page.take('progress');
  if (event.objective !== id) page.blame(`"${event.objective}" makes progress, not ${id}`);
  if (event.of !== successes) page.blame(`${id} needs ${successes} successes, not ${event.of}`);
  if (event.successes !== total && event.successes !== Math.min(total, successes)) {
    page.blame(`${id} has ${total} successes, not ${event.successes}`);
  }
}

/** Reads the use of an ability of a profile, such as a force field. */
export function readAbility(game: Game, figure: Figure): void {
  const { page } = game;
  const event = page.take('ability');
  const ability = figure.abilities.find(({ id }) => id === event.ability);
  if (ability === undefined) game.page.lose(`${figure.label} has no ability "${event.ability}"`);
  const key = `ability ${ability.id}`;
  const used = (figure.uses.get(key) ?? 0) + 1;
  figure.uses.set(key, used);
  if (event.ap !== ability.ap) page.blame(`${ability.id} costs ${ability.ap} AP, not ${event.ap}`);
  if (ability.uses !== null && used > ability.uses) {
    page.blame(`${ability.id} is used for the ${used}. time; it may be ${ability.uses} times`);
  }
  const isPassed = ability.test === null || readTest(game, { figure, kind: ability.test }) > 0;
  if (ability.effect.kind === 'shield') readShield(game, figure, isPassed ? ability.effect.ignores : 0);
  else readCall(game, figure, isPassed);
}

function readCall({ page }: Game, figure: Figure, isCalled: boolean): void {
  if (!page.isNext('call')) {
    if (isCalled) page.blameNext(`the call of ${figure.label} is missing`);
    return;
  }
  const event = page.take('call');
  if (event.figure !== figure.number) page.blame(`figure ${event.figure} calls in place of ${figure.label}`);
  if (!isCalled) page.blame(`${figure.label} calls after a failed test`);
}

function readShield({ page }: Game, figure: Figure, ignores: number): void {
  if (!page.isNext('shield')) {
    if (ignores > 0) page.blameNext(`the shield of ${figure.label} is missing`);
    return;
  }
  const event = page.take('shield');
  if (event.figure !== figure.number) page.blame(`figure ${event.figure} gets the shield of ${figure.label}`);
  if (event.ignores !== ignores) page.blame(`the shield ignores ${event.ignores}, not ${ignores}`);
  figure.shield = event.ignores;
}
