import { describe, expect, it } from 'vitest';
import { check } from '../../../src/systems/pierwsze-kroki/check.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactResults, isAtLeastAsGood, outcomeOfRoll } from '../asked.ts';

/** The total modifier: the PT that a face of 10 just meets. */
function totalOf(parameters: Record<string, number>): number {
  const passes = (pt: number) => String(outcomeOfRoll(check, [10], { parameters: { ...parameters, pt } }));
  for (let pt = 1; pt <= 60; pt++) if (passes(pt).includes('failure')) return pt - 1 - 10;
  throw new Error('a face of 10 meets every PT');
}

it.each([
  { place: 'I, Charyzma 14 daje +2', skill: { attribute: 14 }, total: 2 },
  { place: 'I, przeciętna 10 daje +0', skill: { attribute: 10 }, total: 0 },
  { place: 'I, niezgrabna 8 to −1', skill: { attribute: 8 }, total: -1 },
  { place: 'I, 18 to +4', skill: { attribute: 18 }, total: 4 },
  { place: 'I, w dół: 9', skill: { attribute: 9 }, total: -1 },
  { place: 'I, w dół: 13', skill: { attribute: 13 }, total: 1 },
  { place: 'I, ranga 3 i biegłość: razem +5', skill: { rank: 3 }, total: 5 },
  { place: 'III, nieuczony', skill: { attribute: 16 }, total: 3 },
  { place: 'III, ranga 1', skill: { attribute: 16, rank: 1 }, total: 4 },
  { place: 'III, ranga 2', skill: { attribute: 16, rank: 2 }, total: 5 },
  { place: 'III, ranga 3', skill: { attribute: 16, rank: 3 }, total: 8 },
  { place: 'III, +3 z modyfikatora i ranga 3', skill: { modifier: 3, rank: 3 }, total: 8 },
  { place: 'V, 100 %, zdrowy', skill: { modifier: 5, health: 100 }, total: 5 },
  { place: 'V, bez ran', skill: { modifier: 5 }, total: 5 },
  { place: 'V, 76 %, zdrowy', skill: { modifier: 5, health: 76 }, total: 5 },
  { place: 'V, 75 %, ranny', skill: { modifier: 5, health: 75 }, total: 4 },
  { place: 'V, 51 %, ranny', skill: { modifier: 5, health: 51 }, total: 4 },
  { place: 'V, 50 %, ciężko ranny', skill: { modifier: 5, health: 50 }, total: 3 },
  { place: 'V, 26 %, ciężko ranny', skill: { modifier: 5, health: 26 }, total: 3 },
  { place: 'V, 25 %, poważnie ranny', skill: { modifier: 5, health: 25 }, total: 1 },
  { place: 'V, 9 %, na skraju śmierci', skill: { modifier: 5, health: 9 }, total: 1 },
])('$place: $total', ({ skill, total }) => {
  expect(totalOf(skill)).toBe(total);
});

describe('laws of attribute, rank and wounds', () => {
  it('attribute and rank are worth what the same modifier is', () => {
    const bySkill = exactResults(check, { parameters: { attribute: 16, rank: 3, pt: 16 } });
    const byModifier = exactResults(check, { parameters: { modifier: 8, pt: 16 } });
    expect(fractionsOf(bySkill)).toEqual(fractionsOf(byModifier));
  });

  it('more of an attribute, a rank or HP is never worse', () => {
    for (const [id, values] of Object.entries({ attribute: 30, rank: 5, health: 100 })) {
      for (let value = 2; value <= values; value++) {
        const more = { parameters: { pt: 14, [id]: value } };
        const less = { parameters: { pt: 14, [id]: value - 1 } };
        expect(isAtLeastAsGood(check, more, less), `${id} ${value}`).toBe(true);
      }
    }
  });
});
