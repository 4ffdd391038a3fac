import { expect, it } from 'vitest';
import type { AnyTest } from '../../../src/systems/system.ts';
import { outcomeOfRoll } from '../asked.ts';
import { namedCards } from './named-cards.ts';

/** What comes of cards that fall as named. */
export interface HandRow {
  readonly hand: string;
  readonly is: string | number;
  readonly parameters?: Readonly<Record<string, number | string | boolean | null>>;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly by?: string;
}

export function expectHands(test: AnyTest, rows: readonly HandRow[]): void {
  it.each(rows)('$hand $parameters $rulings $by: $is', ({ hand, is, parameters = {}, rulings = {}, by }) => {
    const asked = { parameters, rulings };
    expect(outcomeOfRoll(test, namedCards(hand), by === undefined ? asked : { ...asked, by })).toBe(is);
  });
}
