import { Fraction } from '../../probability/fraction.ts';
import { choice, flag } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { attackDamage, COVER_IN_MELEE, MOST_SUCCESSES, modify, rollAttack } from './attack-dice.ts';
import { diceParameter, type TestDice } from './test-dice.ts';

interface Attack {
  readonly dice: TestDice;
  readonly kind: 'ranged' | 'melee';
  readonly aim: boolean;
  readonly cover: boolean;
  readonly hunker: boolean;
  readonly concealment: boolean;
}

interface Readings {
  readonly 'cover.hunker-stacks': 'no' | 'yes';
  readonly 'cover.in-melee': 'no' | 'yes';
  readonly 'concealment.with-cover': 'both' | 'stronger';
  readonly 'concealment.in-melee': 'no' | 'yes';
}

/** The successes that the target ignores: terrain cover and Krycie się give the same benefit. */
function ignoredBy({ kind, cover, hunker }: Attack, readings: Readings): number {
  const isCovered = cover && (kind === 'ranged' || readings['cover.in-melee'] === 'yes');
  if (isCovered && hunker) return readings['cover.hunker-stacks'] === 'yes' ? 2 : 1;
  return isCovered || hunker ? 1 : 0;
}

/** An ignored success always costs the attacker more than a hindrance, so it is the stronger where only one may apply. */
function isConcealed({ kind, concealment }: Attack, ignored: number, readings: Readings): boolean {
  if (!concealment || (kind === 'melee' && readings['concealment.in-melee'] === 'no')) return false;
  return ignored === 0 || readings['concealment.with-cover'] === 'both';
}

/** What the attacker rolls, and how many successes are lost. */
function prepare(attack: Attack, readings: Readings): { readonly dice: TestDice; readonly ignored: number } {
  const ignored = ignoredBy(attack, readings);
  const dice = modify(attack.dice, attack.aim, isConcealed(attack, ignored, readings));
  return { dice, ignored };
}

export const attack = defineTest({
  name: { pl: 'Atak', en: 'Attack' },
  place: 'Podręcznik czasownika, Walka; Linia wzroku, Teren i osłona; Akcje w turze',
  rule:
    'A test of two k6 in which each 5 or 6 takes 1 PŻ from the target. Aiming is an advantage and a concealed target a ' +
    'hindrance; both together leave two k6. A target in cover or that hunkers down ignores the first success.',
  parameters: {
    dice: diceParameter,
    kind: choice({
      name: { pl: 'rodzaj ataku', en: 'kind of attack' },
      options: { ranged: { pl: 'dystansowy', en: 'ranged' }, melee: { pl: 'wręcz', en: 'melee' } },
      default: 'ranged',
    }),
    aim: flag({ name: { pl: 'celowanie', en: 'aiming' }, default: false }),
    cover: flag({ name: { pl: 'osłona celu', en: 'target in cover' }, default: false }),
    hunker: flag({ name: { pl: 'krycie się celu', en: 'target hunkers down' }, default: false }),
    concealment: flag({ name: { pl: 'ukrycie celu', en: 'target concealed' }, default: false }),
  },
  rulings: {
    'cover.hunker-stacks': ruling({
      options: { no: 'one success is ignored in all', yes: 'terrain cover and Krycie się ignore a success each' },
      place: 'Podręcznik czasownika, Akcje w turze, Krycie się',
      why: 'Krycie się gives the benefit of cover; whether it adds to the benefit of terrain is not said.',
    }),
    'cover.in-melee': COVER_IN_MELEE,
    'concealment.with-cover': ruling({
      options: {
        both: 'the hindrance and the ignored success both apply',
        stronger: 'only the stronger applies, which is the ignored success',
      },
      place: 'Podręcznik czasownika, Linia wzroku, Ukrycie; Teren i osłona',
      why: 'Two rules for a target behind something; whether one target may have both is not said.',
    }),
    'concealment.in-melee': ruling({
      options: { no: 'concealment hinders ranged attacks only', yes: 'concealment hinders melee attacks too' },
      place: 'Podręcznik czasownika, Linia wzroku, Ukrycie',
      why: 'Concealment stands under line of sight, which a melee attack does not need, but speaks of any attack test.',
    }),
  },
  views: {
    damage: {
      name: { pl: 'obrażenia', en: 'damage' },
      outcomes: () => numberOutcomes(0, MOST_SUCCESSES),
      outcomeOf: (damage) => damage,
      headline: '1+',
    },
  },
  table: { down: 'dice', across: 'cover' },
  amounts: {
    damage: { name: { pl: 'zadane PŻ', en: 'PŻ taken from the target' }, of: (damage) => new Fraction(BigInt(damage)) },
  },
  play(asked, readings) {
    const { dice, ignored } = prepare(asked, readings);
    return (chance) => rollAttack(chance, dice, ignored);
  },
  exact(asked, readings) {
    const { dice, ignored } = prepare(asked, readings);
    return attackDamage(dice, ignored);
  },
  range: () => [0, MOST_SUCCESSES],
});
