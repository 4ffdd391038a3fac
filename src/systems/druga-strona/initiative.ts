import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { integer } from '../parameter.ts';
import { CARDS_WITH_JOKERS } from '../playing-cards.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { combatCard, combatKinds } from './combat-cards.ts';
import { COMBAT_RULINGS, type CombatReadings } from './combat-rulings.ts';

const GREATEST_VALUE = 10;

interface Sides {
  readonly powers: number;
  readonly 'opponent-powers': number;
}

type Readings = CombatReadings & { readonly 'initiative.tie': 'same-time' | 'powers' };

/** Twice the lead, and one more or less where a tie goes to a side: so that a lead of 0 may still decide. */
function result(lead: number, sides: Sides, readings: Readings): number {
  if (lead !== 0 || readings['initiative.tie'] === 'same-time') return 2 * lead;
  return Math.sign(sides.powers - sides['opponent-powers']);
}

function lead(own: number, other: number, sides: Sides): number {
  return sides.powers + own - sides['opponent-powers'] - other;
}

/** The lead in points, a tie that goes to a side being 0. */
const pointsOf = (code: number) => (Math.abs(code) === 1 ? 0 : code / 2);

function greatestLead({ powers, 'opponent-powers': opponent }: Sides): readonly [least: number, greatest: number] {
  return [powers - opponent - GREATEST_VALUE, powers - opponent + GREATEST_VALUE];
}

const OUTCOMES = [
  { id: 'lose', name: { pl: 'przeciwnik pierwszy', en: 'opponent first' } },
  { id: 'tie', name: { pl: 'jednocześnie', en: 'at the same time' } },
  { id: 'win', name: { pl: 'pierwszy', en: 'first' } },
] as const;

const POWERS = { min: 0, max: 20 } as const;

export const initiative = defineTest({
  name: { pl: 'Kolejność w walce', en: 'Order in combat' },
  place: 'I. Mechanika gry, 2. Mechanika walki, Kolejność działań',
  rule:
    'Each side adds its Gracja, its Wyczucie and the value of one card; the greater sum acts first in every round of the ' +
    'fight. A figure is 10 and an ace 1.',
  parameters: {
    powers: integer({ name: { pl: 'liczba ♦ + liczba ♠', en: '♦ + ♠' }, ...POWERS, default: 6 }),
    'opponent-powers': integer({
      name: { pl: 'liczba ♦ + liczba ♠ przeciwnika', en: "opponent's ♦ + ♠" },
      ...POWERS,
      default: 6,
    }),
  },
  rulings: {
    ...COMBAT_RULINGS,
    'initiative.tie': ruling({
      options: {
        'same-time': 'equal sums act at the same time',
        powers: 'of equal sums the greater ♦ + ♠ acts first; equal too: at the same time',
      },
      place: 'I. Mechanika gry, 2. Mechanika walki, Kolejność działań',
      why: 'Equal sums are not mentioned.',
    }),
  },
  views: {
    outcome: {
      name: { pl: 'kolejność', en: 'order' },
      outcomes: () => OUTCOMES,
      outcomeOf: (code) => (code > 0 ? 'win' : code < 0 ? 'lose' : 'tie'),
      headline: 'win',
    },
    lead: {
      name: { pl: 'przewaga w punktach', en: 'lead in points' },
      outcomes: (sides) => numberOutcomes(...greatestLead(sides)),
      outcomeOf: pointsOf,
      headline: '1+',
    },
  },
  table: { down: 'powers', across: 'opponent-powers' },
  amounts: {
    lead: {
      name: { pl: 'przewaga w punktach', en: 'lead in points' },
      of: (code) => new Fraction(BigInt(pointsOf(code))),
    },
  },
  play: (sides, readings) => (chance) => {
    const deck = chance.deck(CARDS_WITH_JOKERS);
    const other = readings['deck.combat'] === 'own' ? chance.deck(CARDS_WITH_JOKERS, 'opponent-cards') : deck;
    const own = combatCard(deck.draw(), readings).value;
    return result(lead(own, combatCard(other.draw(), readings).value, sides), sides, readings);
  },
  exact(sides, readings) {
    const kinds = combatKinds(readings);
    const isShared = readings['deck.combat'] === 'shared';
    return Distribution.of(
      kinds.flatMap((own) =>
        kinds.map((other) => {
          // From one deck the second card is not the first.
          const left = isShared && other === own ? other.copies - 1 : other.copies;
          const code = result(lead(own.card.value, other.card.value, sides), sides, readings);
          return [code, BigInt(own.copies * left)] as const;
        }),
      ),
    );
  },
  range(sides) {
    const [least, greatest] = greatestLead(sides);
    return [Math.min(-1, 2 * least), Math.max(1, 2 * greatest)];
  },
});
