import { eitherWay, type Held, type Verdict } from './held.ts';

/** What figures of bands have before traits: see the rules of creation. */
const LEAST_BOUGHT = 4;
const ORDINARY_SPD = 6;

/** PŻ, movement and the pool in the dark: numbers that add up, and limits to them. */
export function bodyRules(one: Held, other: Held): Verdict[] {
  return [...eitherWay(one, other, limits), ...eitherWay(one, other, slower), ...sums(one, other)];
}

function limits({ name, hooks }: Held, other: Held): Verdict[] {
  const { hpAtMost } = hooks;
  const { hp, temporaryHp } = other.hooks;
  if (hpAtMost === undefined) return [];
  if (hp !== undefined && LEAST_BOUGHT + hp >= hpAtMost) {
    const change = hp > 0 ? 'adds none' : 'takes none';
    return [
      {
        kind: 'void',
        why: `${name} leaves ${hpAtMost} PŻ of the ${LEAST_BOUGHT} or more bought, so that ${other.name} ${change}.`,
      },
    ];
  }
  if (temporaryHp !== undefined) {
    const all = hpAtMost + temporaryHp;
    const why = `The PŻ of ${other.name} is beyond the greatest PŻ: with ${name} a battle begins at ${all} PŻ.`;
    return [{ kind: 'note', why }];
  }
  return [];
}

function slower({ name, hooks: { spdBase } }: Held, { name: other, hooks: { spd } }: Held): Verdict[] {
  if (spdBase === undefined || spd === undefined) return [];
  const sum = Math.max(0, spdBase + spd);
  const kind = sum === ORDINARY_SPD ? 'cancels' : 'note';
  return [
    { kind, why: `${name} sets a Move of ${spdBase} inches and ${other} changes it by ${signed(spd)}: ${sum} inches.` },
  ];
}

function sums(one: Held, other: Held): Verdict[] {
  return [
    ...summed(one, other, 'greatest PŻ', one.hooks.hp, other.hooks.hp),
    ...summed(one, other, 'inches a Move', one.hooks.spd, other.hooks.spd),
    ...summed(one, other, 'pool dice in the dark', one.hooks.poolInDark, other.hooks.poolInDark),
  ];
}

function summed(one: Held, other: Held, what: string, first?: number, second?: number): Verdict[] {
  if (first === undefined || second === undefined || first * second > 0) return [];
  const sum = first + second;
  const all = `${one.name} (${signed(first)}) and ${other.name} (${signed(second)})`;
  if (sum === 0) return [{ kind: 'cancels', why: `${all} leave ${what} as they are.` }];
  return [{ kind: 'weaker', why: `${all} change ${what} by ${signed(sum)} together.` }];
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : `−${-number}`;
}
