import { describe, expect, it } from 'vitest';
import { checkPairing } from '../../src/battles/check-pairing.ts';
import { findBand, listBands, listCreatedBands } from '../../src/battles/load-band.ts';
import { listProfiles } from '../../src/battles/load-profiles.ts';
import { findScenario, listScenarios } from '../../src/battles/load-scenario.ts';
import { TRAITS } from '../../src/skirmish/traits/traits.ts';
import { complaintOf } from '../complaint.ts';

const PROFILES = new Map(listProfiles().map((profile) => [profile.id, profile]));

describe('profiles as printed in Podręcznik mistrza gry, Przykładowe profile BN', () => {
  it.each([
    {
      id: 'szeregowy-agent-int',
      printed: { hp: 4, spd: 6, traits: ['technofobia', 'spanikowany'], algorithm: 'wsparcie-z-tylu' },
      weapons: [{ kind: 'ranged', range: 18 }],
    },
    {
      id: 'agent-moiry',
      printed: { hp: 5, spd: 6, traits: ['zimna-krew', 'taktyk-bn'], algorithm: 'agresywny-szturmowiec' },
      weapons: [
        { kind: 'ranged', range: 24 },
        { kind: 'melee', range: 0, stuns: true, harmless: true },
      ],
    },
    {
      id: 'legionista',
      printed: { hp: 4, spd: 5, traits: ['formacja'], algorithm: 'utrzymanie-linii' },
      weapons: [
        { kind: 'melee', range: 0 },
        { kind: 'thrown', range: 6, shots: 1 },
      ],
    },
    {
      id: 'raptor',
      printed: { hp: 6, spd: 8, traits: ['szybki', 'drapieznik'], algorithm: 'drapieznik' },
      weapons: [{ kind: 'melee', range: 0, needsTwo: true }],
    },
  ])('$id', ({ id, printed, weapons }) => {
    const plain = {
      shots: null,
      dice: 'standard',
      ignoresCover: false,
      stuns: false,
      harmless: false,
      needsTwo: false,
    };
    expect(PROFILES.get(id)).toMatchObject({
      ...printed,
      weapons: weapons.map((weapon) => ({ ...plain, ...weapon })),
      assumed: null,
    });
  });
});

const CALL = { test: null, uses: 1, effect: { kind: 'call' } };

it.each([
  { id: 'naukowiec-z-jajem', printed: { hp: 3, spd: 4, weapons: [] } },
  { id: 'mini-raptor', printed: { hp: 1, weapons: [{ dice: 'hindrance' }] } },
  { id: 'klopotek', printed: { hp: 6, algorithm: 'obrona-pozycji', abilities: [CALL, { test: 'technical' }] } },
])('$id has what its scenario prints', ({ id, printed }) => {
  expect(PROFILES.get(id)).toMatchObject(printed);
});

it('every profile that the scenarios name is there', () => {
  expect([...PROFILES.keys()]).toEqual(
    expect.arrayContaining([
      'platon',
      'straznik-akademii',
      't-rex',
      'wojownik-plemienny',
      'tygrys-szablozebny',
      'paradoksalny-cien',
      'uszkodzony-robot',
      'zmutowana-fauna',
      'ochroniarz-int',
      'dowodca-ochrony',
      'agent-rywali',
      'bandyta',
    ]),
  );
});

it('every profile whose numbers are not printed says why they are what they are', () => {
  const printed = ['szeregowy-agent-int', 'agent-moiry', 'legionista', 'raptor', 'naukowiec-z-jajem', 'generator'];
  expect([...PROFILES.values()].filter(({ assumed }) => assumed === null).map(({ id }) => id)).toEqual(printed.sort());
});

describe('Detronizacja Króla Jaskiniowców', () => {
  const scenario = findScenario('detronizacja');

  it('is as printed', () => {
    expect(scenario).toMatchObject({
      rounds: 6,
      table: { width: 36, height: 36, cell: 1 },
      forces: [
        { id: 'klopotek', count: 1, side: 'npcs', algorithm: 'obrona-pozycji' },
        { id: 'wojownicy', count: 6, side: 'npcs', algorithm: 'ochrona-celu', target: 'klopotek' },
        { id: 'tygrysy', side: 'beasts', starts: false },
      ],
      goal: { kind: 'neutralise', force: 'klopotek' },
      wins: [{ when: 'at-once', all: [{ kind: 'neutralised', force: 'klopotek', hp: 1 }] }],
      losses: [{ when: 'at-once', all: [{ kind: 'side-eliminated', side: 'players' }] }],
      atLimit: 'loss',
    });
    expect(scenario.effects[0]).toMatchObject({
      kind: 'complication',
      rounds: [1, 2, 3, 4, 5, 6],
      faces: [1, 2],
      does: [{ kind: 'arrival', force: 'tygrysy', count: 1, beside: null }],
    });
    expect(scenario.effects.slice(1).map(({ kind }) => kind)).toEqual(['trap', 'trap', 'trap']);
  });

  it('cannot be won in the first activation: two attacks take less than Kłopotek has to lose', () => {
    const [klopotek] = scenario.forces;
    const [condition] = scenario.wins[0]!.all;
    const needed = klopotek!.profile.hp - (condition?.kind === 'neutralised' ? condition.hp : 0);
    expect(needed).toBeGreaterThan(2 * 2);
  });

  it('has a tiger for every round', () => {
    expect(scenario.forces[2]!.count).toBe(scenario.rounds);
  });
});

it('the fighters of the duel stand side by side, without anything to choose but to fight', () => {
  const { table, deployment, forces, rounds, atLimit } = findScenario('pojedynek');
  const cell = (id: string | undefined) => table.zones.find((zone) => zone.id === id)!.shapes;
  expect(cell(deployment)).toEqual([{ kind: 'rect', x: 5, y: 5, width: 1, height: 1 }]);
  expect(cell(forces[0]!.zones[0])).toEqual([{ kind: 'rect', x: 6, y: 5, width: 1, height: 1 }]);
  expect(table.terrain).toEqual([]);
  expect({ rounds, atLimit, npc: forces[0]!.profile.hp }).toEqual({ rounds: 20, atLimit: 'draw', npc: 4 });
  for (const { weapons } of [...findBand('pojedynkowicz').figures, forces[0]!.profile]) {
    expect(weapons.map(({ kind }) => kind)).toEqual(['melee']);
  }
});

it('the mirror has the same figures on both sides', () => {
  const { forces, table } = findScenario('lustro');
  const { figures } = findBand('lustro');
  const { hp, spd, weapons, traits } = forces[0]!.profile;
  expect(figures.map((figure) => [figure.hp, figure.spd, figure.weapons, figure.traits])).toEqual(
    Array(forces[0]!.count).fill([hp, spd, weapons, traits]),
  );
  const shapes = [...table.terrain, ...table.zones].flatMap((part) => part.shapes);
  const mirrored = shapes.map((shape) =>
    shape.kind === 'rect' ? { ...shape, x: table.width - shape.x - shape.width } : shape,
  );
  expect(mirrored).toEqual(expect.arrayContaining(shapes));
});

describe('bands', () => {
  // PK by hand: PŻ bought, and a third of the PC that negatives do not pay for.
  it.each([
    { id: 'duet', pk: 6 + 6 },
    { id: 'duet-z-dowodca', pk: 5 + (9 - 6) / 3 + 5 + (7 - 4) / 3 },
    { id: 'lustro', pk: 4 + 4 + 4 },
    { id: 'medycy', pk: 4 + 4 + 4 },
    { id: 'najgorsza-banda', pk: 4 },
    { id: 'nocna-banda', pk: 4 + 4 + 4 },
    { id: 'pojedynkowicz', pk: 4 },
    { id: 'samotny-wilk', pk: 8 },
    { id: 'samotny-wilk-czolg', pk: 8 + (21 - 9) / 3 },
    { id: 'samotny-wilk-hazardzista', pk: 6 + (28 - 10) / 3 },
    { id: 'strzelcy', pk: 4 + 4 + 4 },
    { id: 'szybcy-biegacze', pk: 4 + 4 + 4 },
    { id: 'technicy', pk: 4 + 4 + 4 },
    { id: 'trzech-rekrutow', pk: 4 + 4 + 4 },
    { id: 'twarda-trojka', pk: 4 + 4 + 4 },
    { id: 'zabijaki', pk: 4 + 4 + 4 },
    { id: 'zenon-kowalski', pk: 4 },
  ])('$id costs $pk PK', ({ id, pk }) => {
    expect(listCreatedBands().map(({ band }) => band.id)).toContain(id);
    expect(listCreatedBands().find(({ band }) => band.id === id)!.sum.pk).toBe(pk);
  });

  it('break the rules of creation only where they say so: the mirror of a profile, and the card of Dodatek A', () => {
    const breaking = listCreatedBands().filter(({ breaksRules }) => breaksRules !== null);
    expect(breaking.map(({ band, faults }) => [band.id, faults.length])).toEqual([
      ['lustro', 3],
      ['zenon-kowalski', 2],
    ]);
  });

  it('the card of Dodatek A: 4 PŻ, +11 PC and −11 PC', () => {
    const { sum } = listCreatedBands().find(({ band }) => band.id === 'zenon-kowalski')!;
    expect(sum.figures).toEqual([{ id: 'zenon', hp: 4, gained: 11, spent: 11, owed: 0, pkForPc: 0, pk: 4 }]);
  });

  it('the worst band has every negative trait of the list', () => {
    const [figure] = findBand('najgorsza-banda').figures;
    const negative = Object.entries(TRAITS).filter(([, { pc, category }]) => category !== 'profile' && pc! > 0);
    expect(figure!.traits).toEqual(negative.map(([id]) => id));
    expect(figure).toMatchObject({ hp: 2, spd: 2 });
  });

  const pairs = listScenarios().flatMap((scenario) => listBands().map((band) => ({ scenario, band })));

  it.each(pairs.filter(({ scenario }) => scenario.id !== 'pojedynek'))(
    '$band.id finds room in $scenario.id',
    ({ scenario, band }) => {
      expect(() => checkPairing(scenario, band)).not.toThrow();
    },
  );

  it('of three have no room in a duel', () => {
    expect(complaintOf(() => checkPairing(findScenario('pojedynek'), findBand('strzelcy')))).toBe(
      "pojedynek with strzelcy: 3 figures for the 1 free cells of zone 'lewy'",
    );
  });
});

it.each([
  {
    what: 'a scenario',
    find: () => findScenario('detronizacj'),
    message: /^unknown scenario 'detronizacj'; did you mean 'detronizacja'\? Known: .*lustro/,
  },
  { what: 'a band', find: () => findBand('duett'), message: /^unknown band 'duett'; did you mean 'duet'\? Known: / },
  { what: 'a file', find: () => findBand('./none.yaml'), message: /^\.\/none\.yaml: cannot be read \(/ },
])('$what that is not there', ({ find, message }) => {
  expect(complaintOf(find)).toMatch(message);
});
