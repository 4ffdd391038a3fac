import type { Game } from '../game.ts';
import type { Readings } from '../readings.ts';
import type { Figure } from '../roster.ts';

/** Traits that are choices: each has a setting by which it is never used. */
type Choice = keyof Readings extends infer Id ? (Id extends `use.${infer Trait}` ? Trait : never) : never;

/** Whether the figure has the trait and the settings let it use it. */
export function mayUse({ readings }: Game, { traits }: Figure, trait: Choice): boolean {
  return traits.has(trait) && readings[`use.${trait}`] !== 'never';
}

/** The same, as faults of the event read last. */
export function checkUse(game: Game, figure: Figure, trait: Choice): void {
  const { page, readings } = game;
  if (!figure.traits.has(trait)) page.blame(`${figure.label} uses ${trait}, which it does not have`);
  if (readings[`use.${trait}`] === 'never') page.blame(`${trait} is used, which the settings rule out`);
}

/** Counts a use of a trait that works once a battle. */
export function checkOnce({ page }: Game, { label, memory }: Figure, trait: string): void {
  if (memory.spent.has(trait)) page.blame(`${label} uses ${trait} twice in a battle`);
  memory.spent.add(trait);
}
