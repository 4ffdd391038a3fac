import { compare, Distribution } from '../../probability/distribution.ts';
import { choice, integer } from '../parameter.ts';
import { defineTest } from '../system.ts';
import { MODIFIER_RANGE, NATURAL_FAILURE, NATURAL_SUCCESS, SIDES } from './k20.ts';
import { OPPOSED_NATURAL } from './opposed.ts';

/** The result is a position in this list. */
const OUTCOMES = [
  { id: 'caught', name: { pl: 'dopadnięty', en: 'caught' } },
  { id: 'escaped', name: { pl: 'ucieczka udana', en: 'escaped' } },
] as const;
const CAUGHT = 0;
const ESCAPED = 1;

/** What a wounded leg takes from the roll: Rozdział IV, trafienie krytyczne w nogę. */
const LEG_WOUND = -2;

interface Flight {
  readonly modifier: number;
  readonly leg: 'sound' | 'wounded' | 'hobbled';
}

const ownModifier = ({ modifier, leg }: Flight) => (leg === 'wounded' ? modifier + LEG_WOUND : modifier);

export const flight = defineTest({
  name: { pl: 'Ucieczka', en: 'Flight' },
  place: 'Rozdział IV, ucieczka; trafienie krytyczne w nogę',
  rule:
    'Who flees and the most dangerous enemy both roll k20 and add Zręczność; only the higher total escapes, a tie ' +
    'belongs to the pursuer. A wounded leg takes 2 from the roll, a hobbled one forbids it.',
  parameters: {
    modifier: integer({
      name: { pl: 'Zręczność (modyfikator)', en: 'Dexterity modifier' },
      ...MODIFIER_RANGE,
      default: 0,
    }),
    opponent: integer({
      name: { pl: 'Zręczność ścigającego (modyfikator)', en: "pursuer's Dexterity modifier" },
      ...MODIFIER_RANGE,
      default: 0,
    }),
    leg: choice({
      name: { pl: 'noga', en: 'leg' },
      options: {
        sound: { pl: 'zdrowa', en: 'sound' },
        wounded: { pl: 'rana nogi', en: 'wounded' },
        hobbled: { pl: 'okulawienie', en: 'hobbled' },
      },
      default: 'sound',
    }),
  },
  rulings: { 'opposed.natural': OPPOSED_NATURAL },
  views: {
    outcome: {
      name: { pl: 'wynik', en: 'outcome' },
      outcomes: () => OUTCOMES,
      outcomeOf: (result) => OUTCOMES[result]!.id,
      headline: 'escaped',
    },
  },
  table: { down: 'modifier', across: 'opponent' },
  play: (parameters, rulings) => (chance) => {
    if (parameters.leg === 'hobbled') return CAUGHT;
    const own = chance.die(SIDES);
    const pursuer = chance.die(SIDES, 'opponent-dice');
    if (rulings['opposed.natural'] === 'active') {
      if (own === NATURAL_SUCCESS) return ESCAPED;
      if (own === NATURAL_FAILURE) return CAUGHT;
    }
    return own + ownModifier(parameters) > pursuer + parameters.opponent ? ESCAPED : CAUGHT;
  },
  exact(parameters, rulings) {
    if (parameters.leg === 'hobbled') return Distribution.certain(CAUGHT);
    const die = Distribution.die(SIDES);
    const naturalsDecide = rulings['opposed.natural'] === 'active';
    const contested = naturalsDecide ? die.given((face) => face !== NATURAL_SUCCESS && face !== NATURAL_FAILURE) : die;
    const totals = compare(
      contested.map((face) => face + ownModifier(parameters)),
      die.map((face) => face + parameters.opponent),
    );
    const ofOneFace = naturalsDecide ? die.total : 0n;
    return Distribution.of([
      [CAUGHT, totals.weight(-1) + totals.weight(0) + ofOneFace],
      [ESCAPED, totals.weight(1) + ofOneFace],
    ]);
  },
  range: () => [CAUGHT, ESCAPED],
});
