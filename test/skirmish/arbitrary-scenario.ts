import fc from 'fast-check';
import { SKIRMISH_RULINGS, type SkirmishRulings } from '../../src/skirmish/rulings.ts';
import {
  type Band,
  type Effect,
  type Force,
  type Profile,
  type Scenario,
  TEST_KINDS,
  type Terrain,
  type Weapon,
  type Zone,
} from '../../src/skirmish/spec.ts';
import { TRAITS } from '../../src/skirmish/traits/traits.ts';
import { disturbances } from './arbitrary-disturbances.ts';

/** Small battles with everything in them that a scenario file can say, legal and often silly. */

const named = (id: string) => ({ pl: id, en: id });

const weapon = fc.record({
  kind: fc.constantFrom('melee' as const, 'ranged' as const, 'thrown' as const),
  range: fc.constantFrom(2, 6, 12, 24),
  shots: fc.constantFrom(null, null, 1, 2),
  dice: fc.constantFrom('standard' as const, 'standard' as const, 'hindrance' as const),
  ignoresCover: fc.boolean(),
  stuns: fc.boolean(),
  harmless: fc.boolean(),
  needsTwo: fc.boolean(),
  isTechnical: fc.boolean(),
  offHand: fc.boolean(),
});

const weapons = fc.array(weapon, { maxLength: 3 }).map((all) =>
  all.map(
    (facts, index): Weapon => ({
      ...facts,
      id: `bron-${index}`,
      name: named(`bron-${index}`),
      range: facts.kind === 'melee' ? 0 : facts.range,
      isTechnical: false,
      offHand: false,
    }),
  ),
);

const traits = fc.uniqueArray(fc.constantFrom(...Object.keys(TRAITS)), { maxLength: 3 });
const manyTraits = fc.uniqueArray(fc.constantFrom(...Object.keys(TRAITS)), { maxLength: 7 });
const hp = fc.integer({ min: 1, max: 8 });
const spd = fc.constantFrom(0, 4, 6, 6, 8);

function profiles(algorithms: readonly string[]): fc.Arbitrary<Profile> {
  return fc
    .record({
      hp,
      spd,
      weapons,
      traits,
      algorithm: fc.constantFrom(...algorithms),
      secondAp: fc.constantFrom('hunker' as const, 'aim' as const),
      shield: fc.option(fc.record({ ap: fc.constantFrom(1 as const, 2 as const), uses: fc.constantFrom(null, 1) })),
      call: fc.option(fc.record({ test: fc.constantFrom(null, 'will' as const), uses: fc.constantFrom(null, 1) })),
    })
    .map(({ shield, call, ...facts }) => ({
      ...facts,
      id: 'profil',
      name: named('profil'),
      place: 'test',
      abilities: [
        ...(call === null
          ? []
          : [{ ...call, id: 'krzyk', name: named('krzyk'), ap: 1, effect: { kind: 'call' } } as const]),
        ...(shield === null
          ? []
          : [
              {
                ...shield,
                id: 'pole',
                name: named('pole'),
                test: 'technical',
                effect: { kind: 'shield', ignores: 2 },
              } as const,
            ]),
      ],
      assumed: null,
    }));
}

const SIZE = 12;

const terrain = fc
  .array(
    fc.record({
      x: fc.integer({ min: 0, max: SIZE - 1 }),
      y: fc.integer({ min: 2, max: SIZE - 3 }),
      width: fc.integer({ min: 1, max: 4 }),
      height: fc.integer({ min: 1, max: 2 }),
      blocks: fc.boolean(),
      cover: fc.boolean(),
      soft: fc.boolean(),
      difficult: fc.boolean(),
      climb: fc.boolean(),
      door: fc.constantFrom(false, false, true),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(
      ({ x, y, width, height, ...properties }, index): Terrain => ({
        ...properties,
        id: `teren-${index}`,
        name: named(`teren-${index}`),
        shapes: [{ kind: 'rect', x, y, width: Math.min(width, SIZE - x), height: Math.min(height, SIZE - 2 - y) }],
      }),
    ),
  );

function strip(id: string, use: Zone['use'], y: number, height: number, x = 0, width = SIZE): Zone {
  return { id, name: named(id), use, shapes: [{ kind: 'rect', x, y, width, height }] };
}

const EVERY_ROUND = [1, 2, 3, 4, 5, 6];

/** A scenario of six rounds at most whose NPCs act by these lists. */
export function scenarios(algorithms: readonly string[]): fc.Arbitrary<Scenario> {
  return fc
    .record({
      rounds: fc.integer({ min: 1, max: 6 }),
      terrain,
      own: profiles(algorithms),
      others: profiles(algorithms),
      beast: profiles(algorithms),
      counts: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
      otherSide: fc.constantFrom('npcs' as const, 'rivals' as const, 'neutrals' as const),
      goal: fc.constantFrom('neutralise', 'eliminate', 'work', 'sabotage', 'escort', 'defend', 'guard', 'hold'),
      atLimit: fc.constantFrom('win' as const, 'loss' as const, 'draw' as const),
      wave: fc.boolean(),
      trap: fc.boolean(),
      dark: fc.boolean(),
      thing: fc.constantFrom(null, null, 'players' as const, 'npcs' as const),
      ways: fc.boolean(),
      barricades: fc.boolean(),
      disturbances,
      tests: fc.uniqueArray(fc.constantFrom(...TEST_KINDS), { maxLength: 2 }),
      faces: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
    })
    .map((asked): Scenario => {
      const force = (id: string, profile: Profile, count: number, side: Force['side'], zone: string): Force => ({
        id,
        profile: { ...profile, id },
        count,
        side,
        algorithm: profile.algorithm,
        zones: [zone],
        target: id === 'inni' ? 'konsola' : null,
        escorted: false,
        object: false,
        starts: side !== 'beasts',
        route: [
          [1, 11],
          [11, 11],
        ],
      });
      const effects: Effect[] = [
        {
          kind: 'complication',
          id: 'fauna',
          name: named('fauna'),
          rounds: EVERY_ROUND,
          faces: asked.faces,
          does: [{ kind: 'arrival', force: 'bestie', count: 1, beside: null }],
        },
      ];
      if (asked.wave)
        effects.push({ kind: 'wave', id: 'fala', name: named('fala'), rounds: [2, 3], count: 2, force: 'bestie' });
      if (asked.trap) {
        effects.push({
          kind: 'trap',
          id: 'pulapka',
          name: named('pulapka'),
          zone: 'pulapka',
          tests: ['perception', 'agility'],
          damage: 1,
        });
      }
      if (asked.ways) {
        effects.push({
          kind: 'complication',
          id: 'drogi',
          name: named('drogi'),
          rounds: EVERY_ROUND,
          faces: asked.faces,
          does: [
            { kind: 'entries', change: 'close', zones: ['gora', 'bok'] },
            { kind: 'entries', change: 'open', zones: ['wlaz'] },
          ],
        });
      }
      if (asked.barricades) {
        const facts = { id: 'barykady', name: named('barykady'), rounds: [1, 2], count: 3, zone: 'start' } as const;
        effects.push({ kind: 'barricades', ...facts });
      }
      effects.push(...asked.disturbances);
      const goals = {
        neutralise: { kind: 'neutralise', force: 'cel' },
        eliminate: { kind: 'eliminate', side: 'npcs' },
        work: { kind: 'work', objective: 'konsola', instead: null, exit: null, home: null },
        sabotage: { kind: 'work', objective: 'konsola', instead: null, exit: 'wyjscie', home: null },
        escort: { kind: 'escort', force: 'eskorta', zone: 'wyjscie' },
        defend: { kind: 'defend', target: 'konsola' },
        guard: { kind: 'defend', target: 'rzecz' },
        hold: { kind: 'hold', zone: 'konsola' },
      } as const;
      const wins = {
        neutralise: [{ kind: 'neutralised', force: 'cel', hp: 1 }],
        eliminate: [{ kind: 'side-eliminated', side: 'npcs' }],
        work: [{ kind: 'done', objective: 'konsola' }],
        sabotage: [
          { kind: 'done', objective: 'konsola' },
          { kind: 'evacuated', zone: 'wyjscie', count: 1 },
        ],
        escort: [{ kind: 'reached', force: 'eskorta', zone: 'wyjscie' }],
        defend: [{ kind: 'inside', zone: 'konsola', count: 1 }],
        guard: [{ kind: 'standing', force: 'rzecz', hp: 1 }],
        hold: [{ kind: 'inside', zone: 'konsola', count: 1 }],
      } as const;
      const goal = asked.goal as keyof typeof goals;
      const thing = goal === 'guard' ? 'players' : asked.thing;
      return {
        id: 'losowy',
        name: named('losowy'),
        place: 'test',
        rounds: asked.rounds,
        table: {
          width: SIZE,
          height: SIZE,
          cell: 1,
          terrain: asked.terrain,
          zones: [
            strip('start', 'deployment', 0, 2),
            strip('gora', 'entry', SIZE - 2, 2),
            strip('konsola', 'objective', SIZE - 1, 1, 5, 2),
            strip('pulapka', 'trap', 3, 2),
            strip('wyjscie', 'exit', 2, 6, 0, 2),
            strip('bok', 'entry', 4, 2, SIZE - 2, 2),
            strip('wlaz', 'entry', 8, 1, 3, 3),
          ],
        },
        deployment: 'start',
        forces: [
          // A target that is overcome from the start is no scenario.
          force('cel', { ...asked.own, hp: asked.own.hp + 1 }, asked.counts[0], 'npcs', 'gora'),
          {
            ...force('inni', asked.others, asked.counts[1], asked.otherSide, 'gora'),
            ...(thing === null ? {} : { target: 'rzecz' }),
          },
          {
            ...force('bestie', asked.beast, asked.counts[2], 'beasts', 'gora'),
            zones: asked.ways ? ['gora', 'bok', 'wlaz'] : ['gora'],
          },
          ...(thing === null ? [] : [{ ...force('rzecz', asked.own, 1, thing, 'start'), object: true }]),
          ...(goal === 'escort' ? [{ ...force('eskorta', asked.own, 1, 'players', 'start'), escorted: true }] : []),
        ],
        objectives: [
          {
            id: 'konsola',
            name: named('konsola'),
            zone: 'konsola',
            tests: asked.tests,
            ap: 1,
            successes: goal === 'sabotage' ? 1 : 3,
            side: 'players',
            force: null,
            carried: null,
          },
        ],
        effects,
        goal: goals[goal],
        wins: [
          {
            id: 'wygrana',
            name: named('wygrana'),
            when: goal === 'defend' || goal === 'guard' || goal === 'hold' ? 'at-limit' : 'at-once',
            all: wins[goal],
          },
        ],
        losses: [
          { id: 'banda', name: named('banda'), when: 'at-once', all: [{ kind: 'side-eliminated', side: 'players' }] },
        ],
        atLimit: asked.atLimit,
        dark: asked.dark,
        epoch: 'test',
      };
    });
}

export const bands: fc.Arbitrary<Band> = fc
  .array(fc.record({ hp, spd, weapons, traits: manyTraits, epoch: fc.constantFrom(null, 'test') }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((figures) => ({
    id: 'losowa',
    name: named('losowa'),
    figures: figures.map((facts, index) => ({ ...facts, id: `agent-${index}`, name: `Agent ${index}` })),
  }));

/** Any option of every ruling. */
export const rulings: fc.Arbitrary<SkirmishRulings> = fc
  .record(
    Object.fromEntries(
      Object.entries(SKIRMISH_RULINGS).map(([id, { options }]) => [id, fc.constantFrom(...Object.keys(options))]),
    ),
  )
  .map((chosen) => chosen as SkirmishRulings);
