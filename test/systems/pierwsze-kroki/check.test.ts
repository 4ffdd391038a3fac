import { describe, expect, it } from 'vitest';
import { check } from '../../../src/systems/pierwsze-kroki/check.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { exactOutcomes, exactResults, isAtLeastAsGood, outcomeOfRoll } from '../asked.ts';

const READINGS = ['chapter-i', 'example'].map((option) => ({ rulings: { 'check.plus-five': option } }));

describe('Rozdział I, Serce każdej niepewnej chwili', () => {
  it.each([
    { place: 'Dorównasz progowi lub go przekroczysz — udaje się', face: 12, modifier: 0, pt: 12, degree: 'success' },
    { place: 'Nie dorównasz — nie wychodzi', face: 11, modifier: 0, pt: 12, degree: 'failure' },
    { place: 'dorzucasz do niej to, w czym jesteś dobry', face: 7, modifier: 5, pt: 12, degree: 'success' },
    { place: 'niezgrabna 8 to −1', face: 12, modifier: -1, pt: 12, degree: 'failure' },
    { place: 'margines +5 i więcej → krytyk', face: 17, modifier: 0, pt: 12, degree: 'critical-success' },
    { place: 'margines +4', face: 16, modifier: 0, pt: 12, degree: 'success' },
    { place: 'margines +6, sukces krytyczny', face: 18, modifier: 0, pt: 12, degree: 'critical-success' },
    { place: 'margines −4', face: 8, modifier: 0, pt: 12, degree: 'failure' },
    { place: 'margines −5 i mniej → krytyczna porażka', face: 7, modifier: 0, pt: 12, degree: 'critical-failure' },
    { place: 'margines −6', face: 6, modifier: 0, pt: 12, degree: 'critical-failure' },
    { place: 'Naturalna 20, choćby próg był niebotyczny', face: 20, modifier: -20, pt: 60, degree: 'critical-success' },
    { place: 'Naturalna 20 przy marginesie +1', face: 20, modifier: 0, pt: 19, degree: 'critical-success' },
    { place: 'Naturalna 1, choćby próg był śmiesznie niski', face: 1, modifier: 40, pt: 1, degree: 'critical-failure' },
    { place: 'Naturalna 1 przy marginesie −1', face: 1, modifier: 10, pt: 12, degree: 'critical-failure' },
    { place: '19 nie jest naturalną 20', face: 19, modifier: 0, pt: 24, degree: 'critical-failure' },
    { place: '2 nie jest naturalną 1', face: 2, modifier: 10, pt: 12, degree: 'success' },
  ])('$place: $face + $modifier against $pt', ({ face, modifier, pt, degree }) => {
    expect(outcomeOfRoll(check, [face], { parameters: { modifier, pt } })).toBe(degree);
  });

  it.each([
    { place: 'PT 8, łatwe', pt: 8, faces: [3, 4, 5, 8] },
    { place: 'PT 12, średnie', pt: 12, faces: [7, 4, 5, 4] },
    { place: 'PT 16, trudne', pt: 16, faces: [11, 4, 4, 1] },
    { place: 'PT 20, ekstremalne', pt: 20, faces: [15, 4, 0, 1] },
    { place: 'PT 24, legendarne', pt: 24, faces: [19, 0, 0, 1] },
  ])('$place: the faces of each degree without a modifier', ({ pt, faces }) => {
    const degrees = ['critical-failure', 'failure', 'success', 'critical-success'];
    const chances = exactOutcomes(check, { parameters: { modifier: 0, pt } });
    expect(degrees.map((degree) => chances.weight(degree))).toEqual(faces.map(BigInt));
    expect(chances.total).toBe(20n);
  });
});

describe('Rozdział XIII, przykład skrytki: 14 + 3 = 17 ≥ 12 — sukces', () => {
  it.each([
    { reading: 'chapter-i', total: 16, degree: 'success' },
    { reading: 'chapter-i', total: 17, degree: 'critical-success' },
    { reading: 'example', total: 17, degree: 'success' },
    { reading: 'example', total: 18, degree: 'critical-success' },
  ])('$total against 12 is a $degree as $reading reads it', ({ reading, total, degree }) => {
    const asked = { parameters: { modifier: 3, pt: 12 }, rulings: { 'check.plus-five': reading } };
    expect(outcomeOfRoll(check, [total - 3], asked)).toBe(degree);
  });

  it('moves the one face with a margin of five, and no other', () => {
    const weights = READINGS.map(({ rulings }) =>
      exactOutcomes(check, { parameters: { modifier: 3, pt: 12 }, rulings }),
    );
    const moved = ['critical-failure', 'failure', 'success', 'critical-success'].map(
      (degree) => weights[1]!.weight(degree) - weights[0]!.weight(degree),
    );
    expect(moved).toEqual([0n, 0n, 1n, -1n]);
  });
});

describe.each(READINGS)('laws of the check under $rulings', ({ rulings }) => {
  const modifiers = Array.from({ length: 61 }, (_, index) => index - 20);
  const thresholds = Array.from({ length: 60 }, (_, index) => index + 1);

  it('a greater modifier is never worse', () => {
    for (const pt of thresholds) {
      for (const modifier of modifiers.slice(1)) {
        const asked = { parameters: { modifier, pt }, rulings };
        const less = { parameters: { modifier: modifier - 1, pt }, rulings };
        expect(isAtLeastAsGood(check, asked, less), `${modifier} against ${pt}`).toBe(true);
      }
    }
  });

  it('a greater PT is never better', () => {
    for (const modifier of modifiers) {
      for (const pt of thresholds.slice(1)) {
        const asked = { parameters: { modifier, pt }, rulings };
        const easier = { parameters: { modifier, pt: pt - 1 }, rulings };
        expect(isAtLeastAsGood(check, easier, asked), `${modifier} against ${pt}`).toBe(true);
      }
    }
  });

  it('only the difference of modifier and PT matters', () => {
    for (const pt of [8, 12, 16, 20, 24]) {
      for (const modifier of [-5, 0, 3, 9]) {
        const shifted = exactResults(check, { parameters: { modifier: modifier + 7, pt: pt + 7 }, rulings });
        expect(fractionsOf(shifted)).toEqual(
          fractionsOf(exactResults(check, { parameters: { modifier, pt }, rulings })),
        );
      }
    }
  });
});
