import type { TestKind } from '../../spec.ts';
import { figureOf, type Game } from '../game.ts';
import type { Figure } from '../roster.ts';
import { checkOnce, checkUse } from './choices.ts';

/** A test whose dice may be rolled again. */
interface Rolled {
  readonly figure: Figure;
  readonly kind: TestKind;
  /** Whom it attacks; null for a test of another kind. */
  readonly victim: Figure | null;
  /** The test dice, which the new faces replace. */
  readonly dice: number[];
}

/** Szczęście idioty: once a battle a roll of its own, of an ally, or of an enemy's attack on it. */
export function readRerolls(game: Game, rolled: Rolled): void {
  const { page } = game;
  const { figure, victim, dice } = rolled;
  while (page.isNext('reroll')) {
    const event = page.take('reroll');
    const owner = figureOf(game, event.figure);
    if (event.by !== 'szczescie-idioty') page.blame(`${event.by} rolls nothing again`);
    checkUse(game, owner, 'szczescie-idioty');
    checkOnce(game, owner, 'szczescie-idioty');
    if (owner.status !== 'standing') page.blame(`${owner.label} is not on the table`);
    if (event.of !== figure.number) page.blame(`the roll is that of ${figure.label}, not of figure ${event.of}`);
    const isOurs = owner.side === figure.side;
    // Whoever attacks is an enemy, whatever its side.
    if (!isOurs && victim !== owner) page.blame(`${owner.label} has no part in the roll`);
    const places = new Set(event.dice.map(({ place }) => place));
    const due = game.readings['traits.szczescie-idioty'] === 'die' ? 1 : dice.length;
    if (places.size !== due || event.dice.length !== due)
      page.blame(`${event.dice.length} dice are rolled again, not ${due}`);
    for (const { place, from, to } of event.dice) {
      if (dice[place] !== from)
        page.blame(`a ${from} is rolled again at place ${place}, where ${dice[place] ?? 'no die'} lies`);
      if (place < dice.length) dice[place] = to;
    }
  }
}
