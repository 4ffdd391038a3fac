import type { Weapon } from '../../spec.ts';
import type { Game } from '../game.ts';
import type { Figure } from '../roster.ts';
import { readTest } from '../tests.ts';
import { isTestNext } from './recovery.ts';

/** Psuj: reads the test that follows on the use of a weapon, before or after the attack by ruling; whether it broke. */
export function readBreaking(game: Game, figure: Figure, weapon: Weapon, when: 'before' | 'after'): boolean {
  const { page, readings } = game;
  const canBreak = weapon.isTechnical || readings['traits.psuj-items'] === 'all';
  if (!figure.traits.has('psuj') || !canBreak || readings['traits.psuj-when'] !== when || page.isNext('end')) {
    if (page.isNext('broken')) page.blameNext(`nothing breaks ${weapon.id} now`);
    return page.isNext('broken') && takeBroken(game, figure, weapon);
  }
  if (!isTestNext(game)) {
    page.blameNext(`${figure.label} uses ${weapon.id} and takes no test`);
    return false;
  }
  const isPassed = readTest(game, { figure, kind: 'technical' }) > 0;
  if (page.isNext('broken')) {
    if (isPassed) page.blameNext(`${weapon.id} breaks after a passed test`);
    return takeBroken(game, figure, weapon);
  }
  if (!isPassed) page.blameNext(`${weapon.id} does not break after a failed test`);
  return false;
}

function takeBroken({ page }: Game, figure: Figure, weapon: Weapon): true {
  const event = page.take('broken');
  if (event.figure !== figure.number) page.blame(`a weapon of figure ${event.figure} breaks, not of ${figure.label}`);
  if (event.weapon !== weapon.id) page.blame(`${event.weapon} breaks, not ${weapon.id}`);
  figure.memory.broken.add(weapon.id);
  return true;
}
