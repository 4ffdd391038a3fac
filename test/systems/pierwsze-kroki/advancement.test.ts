import { describe, expect, it } from 'vitest';
import { advancement } from '../../../src/systems/pierwsze-kroki/advancement.ts';
import { SKILL_RANKS } from '../../../src/systems/pierwsze-kroki/advancement-data.ts';
import { outcomeOfRoll } from '../asked.ts';

const read = (experience: number, by: string) => outcomeOfRoll(advancement, [], { parameters: { experience }, by });
const amount = (id: string, experience: number) =>
  advancement.amounts![id]!.of(experience, { experience }, {}).toNumber();

it.each([
  { experience: 0, level: 1, tier: 1 },
  { experience: 99, level: 1, tier: 1 },
  { experience: 100, level: 2, tier: 1 },
  { experience: 250, level: 3, tier: 2 },
  { experience: 450, level: 4, tier: 2 },
  { experience: 700, level: 5, tier: 3 },
  { experience: 999, level: 5, tier: 3 },
  { experience: 1000, level: 6, tier: 3 },
  { experience: 1350, level: 7, tier: 4 },
  { experience: 1750, level: 8, tier: 4 },
  { experience: 2200, level: 9, tier: 5 },
  { experience: 2700, level: 10, tier: 5 },
  { experience: 5000, level: 10, tier: 5 },
])('IX, drabina progów: $experience PD is level $level, tier $tier', ({ experience, level, tier }) => {
  expect(read(experience, 'level')).toBe(level);
  expect(read(experience, 'tier')).toBe(tier);
});

describe('Rozdział IX, zakupy', () => {
  it('z 180 PD ranga 3 za 150 zostawia 30', () => {
    expect(180 - SKILL_RANKS[2]).toBe(30);
  });

  it('a skill costs 325 PD from none to rank 3', () => {
    expect([324, 325, 650, 5000].map((experience) => read(experience, 'masteries'))).toEqual([0, 1, 2, 15]);
  });

  it('says what is missing to the next level, and how many ordinary enemies bring it', () => {
    expect([0, 100, 2699, 2700].map((experience) => amount('to-next', experience))).toEqual([100, 150, 1, 0]);
    expect([0, 100, 2699, 2700].map((experience) => amount('enemies', experience))).toEqual([13, 19, 1, 0]);
  });
});
