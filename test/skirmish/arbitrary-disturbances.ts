import fc from 'fast-check';
import type { Effect, Happening } from '../../src/skirmish/spec.ts';

const name = { pl: 'zakłócenie', en: 'disturbance' };
const around = fc.constantFrom(null, { centre: 'konsola', radius: 6 }, { centre: 'cel', radius: 3 });

const happening = fc.oneof(
  fc.record({
    kind: fc.constant('time' as const),
    within: around,
    factors: fc.constantFrom([0.5, 1.5], [0.5], [0, 1.5, 2]),
  }),
  fc.record({
    kind: fc.constant('breakdown' as const),
    within: around,
    test: fc.constantFrom('technical' as const, 'will' as const),
  }),
  fc.record({
    kind: fc.constant('pulse' as const),
    centre: fc.constantFrom(null, 'konsola', 'cel'),
    radius: fc.constantFrom(3, 6),
    test: fc.constant('resistance' as const),
    loses: fc.constantFrom('ap' as const, 'hp' as const),
  }),
  fc.constantFrom<Happening>({ kind: 'fog' }, { kind: 'directive' }),
);

/** Some of the general complications, and an alarm of one force that another answers. */
export const disturbances: fc.Arbitrary<readonly Effect[]> = fc
  .record({
    does: fc.array(happening, { maxLength: 4 }),
    faces: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
    alarm: fc.boolean(),
    loud: fc.boolean(),
    tests: fc.constantFrom(['stealth'] as const, ['stealth', 'agility'] as const),
    count: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ does, faces, alarm, ...facts }) => [
    ...(does.length === 0
      ? []
      : [{ kind: 'complication', id: 'zaklocenie', name, rounds: [1, 2, 3, 4, 5, 6], faces, does } as const]),
    ...(alarm ? [{ kind: 'alarm', id: 'alarm', name, watch: ['cel'], force: 'bestie', ...facts } as const] : []),
  ]);
