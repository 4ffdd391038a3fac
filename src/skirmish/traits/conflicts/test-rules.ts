import type { TestSubject } from '../trait.ts';
import { does, eitherWay, type Held, type Verdict } from './held.ts';

/** The kinds of test that an occasion can be in the scenarios of the rulebook. */
const KINDS_ON: Readonly<Partial<Record<TestSubject, readonly TestSubject[]>>> = {
  trap: ['perception', 'agility'],
  fear: ['will'],
  objective: ['technical', 'social', 'will', 'strength'],
};

/** Advantages and hindrances that meet in one test: one of each makes an ordinary test, and two of a kind are one. */
export function testRules(one: Held, other: Held): Verdict[] {
  return [
    ...eitherWay(one, other, opposed),
    ...repeated(one, other),
    ...eitherWay(one, other, afterEffort),
    ...eitherWay(one, other, burned),
    ...eitherWay(one, other, ownTests),
    ...eitherWay(one, other, shyFencer),
    ...bothTired(one, other),
  ];
}

function opposed({ name, hooks }: Held, { name: other, hooks: against }: Held): Verdict[] {
  const cases: readonly (readonly [readonly TestSubject[] | undefined, string])[] = [
    [against.hindrance, ''],
    [against.hindranceAbroad, 'outside the epoch of the figure '],
    [against.hindranceWithTechnology, 'under traits.technofobia: weapons-too '],
  ];
  return cases.flatMap(([hindered, when]) => [
    ...cancelled(hooks.advantage, hindered, `${when}`, name, other),
    ...cancelled(hooks.advantageOnWeakened, hindered, `${when}against weakened targets `, name, other),
  ]);
}

function cancelled(
  helped: readonly TestSubject[] | undefined,
  hindered: readonly TestSubject[] | undefined,
  when: string,
  name: string,
  other: string,
): Verdict[] {
  const { same, related } = meeting(helped, hindered);
  if (same.length + related.length === 0) return [];
  const why = `${name} and ${other} cancel each other ${when}in tests of ${[...same, ...related].join(', ')}.`;
  return [{ kind: when === '' && same.length > 0 ? 'cancels' : 'weaker', why }];
}

function repeated(one: Held, other: Held): Verdict[] {
  const { hooks: a } = one;
  const { hooks: b } = other;
  const both = `${one.name} and ${other.name}`;
  return [
    ...doubled(a.advantage, b.advantage, `${both} give one advantage, not two,`),
    ...doubled(a.hindrance, b.hindrance, `${both} are one hindrance, not two,`),
    ...eitherWay(one, other, ({ name, hooks }, { name: abroad, hooks: { hindranceAbroad } }) =>
      doubled(hooks.hindrance, hindranceAbroad, `${abroad} adds nothing to the hindrance of ${name}`),
    ),
  ];
}

function doubled(
  a: readonly TestSubject[] | undefined,
  b: readonly TestSubject[] | undefined,
  what: string,
): Verdict[] {
  const { same, related } = meeting(a, b);
  const both = [...same, ...related];
  return both.length === 0 ? [] : [{ kind: 'weaker', why: `${what} in tests of ${both.join(', ')}.` }];
}

/** Subjects that two lists share, and those where an occasion of one is of a kind of the other: `trap by agility`. */
function meeting(a: readonly TestSubject[] = [], b: readonly TestSubject[] = []) {
  const pairs = (from: readonly TestSubject[], to: readonly TestSubject[]) =>
    from.flatMap((occasion) =>
      (KINDS_ON[occasion] ?? []).filter((kind) => to.includes(kind)).map((kind) => `${occasion} by ${kind}`),
    );
  return { same: a.filter((subject) => b.includes(subject)), related: [...pairs(a, b), ...pairs(b, a)] };
}

function afterEffort(
  { name, hooks: { tires } }: Held,
  { name: other, hooks: { advantage, hindrance } }: Held,
): Verdict[] {
  if (tires === undefined || tires.tests === 'first') return [];
  const helped = meeting(tires.tests, advantage).same;
  const hindered = meeting(tires.tests, hindrance).same;
  return [
    ...(helped.length === 0
      ? []
      : [
          {
            kind: 'weaker',
            why: `${name} cancels ${other} after an effort in tests of ${helped.join(', ')}.`,
          } as const,
        ]),
    ...(hindered.length === 0
      ? []
      : [{ kind: 'weaker', why: `${name} adds nothing to ${other} in tests of ${hindered.join(', ')}.` } as const]),
  ];
}

function bothTired(one: Held, other: Held): Verdict[] {
  const shared = one.hooks.tires?.after.filter((exertion) => other.hooks.tires?.after.includes(exertion)) ?? [];
  if (shared.length === 0) return [];
  return [
    {
      kind: 'weaker',
      why: `After ${shared.join(', ')} both ${one.name} and ${other.name} hinder, which is one hindrance.`,
    },
  ];
}

function burned(one: Held, { name, hooks: { advantage } }: Held): Verdict[] {
  if (!does(one, 'burnsForAdvantage') || advantage === undefined) return [];
  return [
    {
      kind: 'note',
      why: `${one.name} burns a die for nothing where ${name} gives the advantage: tests of ${advantage.join(', ')}.`,
    },
  ];
}

/** Tests that only a trait asks for, made easier or harder by another. */
function ownTests(one: Held, { name, hooks: { advantage, hindrance } }: Held): Verdict[] {
  const asked: readonly TestSubject[] = [
    ...(does(one, 'breaksItems') ? (['technical'] as const) : []),
    ...(does(one, 'healingTested') ? (['resistance', 'will'] as const) : []),
  ];
  const helped = meeting(asked, advantage).same;
  const hindered = meeting(asked, hindrance).same;
  const also = (kinds: readonly TestSubject[]) => `the test of ${one.name} where that is of ${kinds.join(', ')}`;
  return [
    ...(helped.length === 0 ? [] : [{ kind: 'weaker', why: `${name} helps in ${also(helped)}.` } as const]),
    ...(hindered.length === 0 ? [] : [{ kind: 'note', why: `${name} hinders also ${also(hindered)}.` } as const]),
  ];
}

function shyFencer(one: Held, { name, hooks }: Held): Verdict[] {
  if (!does(one, 'fearsMelee')) return [];
  const isForMelee = [hooks.advantage, hooks.advantageOnWeakened].some((subjects) =>
    subjects?.includes('attack-melee'),
  );
  if (!isForMelee) return [];
  return [{ kind: 'weaker', why: `${one.name} has to pass a test of will before the melee that ${name} is for.` }];
}
