import type { LogHeader } from '../log/event.ts';
import type { Ability, Band, Force, Scenario, Side, Weapon } from '../spec.ts';
import { type Memory, memoryOf } from './traits/memory.ts';

/** A figure: what it is, and how it stands after the events read so far. */
export interface Figure {
  readonly number: number;
  /** For messages: `figure 3 (strażnik)`. */
  readonly label: string;
  readonly side: Side;
  /** Null for a figure of the band. */
  readonly force: Force | null;
  readonly maxHp: number;
  /** Inches a Move. */
  readonly spd: number;
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly Ability[];
  readonly traits: ReadonlySet<string>;
  /** The epoch in which it is at home; null for none. */
  readonly epoch: string | null;
  readonly pooled: boolean;
  /** The priority list it acts by. */
  readonly list: string;
  /** Dragged along, never activated. */
  readonly escorted: boolean;
  /** A thing rather than somebody. */
  readonly object: boolean;
  readonly zones: readonly string[];

  status: 'waiting' | 'standing' | 'eliminated' | 'left';
  /** The cell it stands on, or stood on last. */
  cell: number;
  hp: number;
  pool: number[];
  aimed: boolean;
  hunkered: boolean;
  /** Successes that its shield ignores. */
  shield: number;
  /** AP that its next activation loses. */
  stun: number;
  /** Whether it was activated in this round. */
  acted: boolean;
  /** How often each weapon and ability was used. */
  readonly uses: Map<string, number>;
  readonly memory: Memory;
}

type HeaderFigure = LogHeader['figures'][number];

interface Entry {
  readonly id: string;
  readonly force: Force | null;
  readonly side: Side;
  readonly hp: number;
  readonly spd: number;
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly Ability[];
  readonly traits: readonly string[];
  readonly epoch: string | null;
  readonly zones: readonly string[];
}

/** The figures of a battle in their numbers: the band, then the forces in order. */
function entriesOf(scenario: Scenario, band: Band): Entry[] {
  const ofBand = band.figures.map((figure): Entry => {
    return { ...figure, force: null, side: 'players', abilities: [], zones: [scenario.deployment] };
  });
  const ofForces = scenario.forces.flatMap((force) => {
    // Who belongs to a scenario is at home in its epoch.
    const entry: Entry = { ...force.profile, force, side: force.side, epoch: scenario.epoch, zones: force.zones };
    return Array.from({ length: force.count }, () => entry);
  });
  return [...ofBand, ...ofForces];
}

/** The figures as the header has them, joined with what scenario and band know of them. */
export function rosterOf(header: LogHeader, scenario: Scenario, band: Band, blame: (fault: string) => void): Figure[] {
  const entries = entriesOf(scenario, band);
  if (entries.length !== header.figures.length) {
    blame(`the header has ${header.figures.length} figures; scenario and band have ${entries.length}`);
  }
  return entries.slice(0, header.figures.length).map((entry, number) => {
    const said = header.figures[number]!;
    const label = `figure ${number} (${said.id})`;
    for (const fault of differences(said, entry)) blame(`${label} has ${fault}`);
    const traits = new Set(said.traits);
    const memory = memoryOf(traits);
    return {
      number,
      label,
      side: entry.side,
      force: entry.force,
      maxHp: said.hp,
      spd: said.spd,
      weapons: entry.weapons,
      abilities: entry.abilities,
      traits,
      epoch: entry.epoch,
      pooled: said.pooled,
      list: said.list,
      escorted: entry.force?.escorted ?? false,
      object: entry.force?.object ?? false,
      zones: entry.zones,
      status: 'waiting',
      cell: -1,
      hp: said.hp + memory.temporary,
      pool: [],
      aimed: false,
      hunkered: false,
      shield: 0,
      stun: 0,
      acted: false,
      uses: new Map(),
      memory,
    };
  });
}

function differences(said: HeaderFigure, { force, side, hp, spd, weapons, traits }: Entry): string[] {
  const rows: readonly [what: string, found: string, expected: string][] = [
    ['the side', said.side, side],
    ['the force', String(said.force), String(force?.id ?? null)],
    ['the PŻ', String(said.hp), String(hp)],
    ['the SPD', String(said.spd), String(spd)],
    ['the weapons', sorted(said.weapons), sorted(weapons.map(({ id }) => id))],
    ['the traits', sorted(said.traits), sorted(traits)],
    ['a pool:', String(said.pooled), String(force === null)],
    ...(force === null ? [] : [['the list', said.list, force.algorithm] as [string, string, string]]),
  ];
  return rows
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `${what} ${found || 'none'}, not ${expected || 'none'}`);
}

function sorted(ids: readonly string[]): string {
  return [...ids].sort().join(' ');
}

/** Whether two fight: beasts everybody else, neutrals nobody, all other sides each other; a thing fights nobody. */
export function areFoes(a: Figure, b: Figure): boolean {
  if (a.side === b.side || a.object || b.object) return false;
  const isAtPeace = a.side === 'neutrals' || b.side === 'neutrals';
  return !isAtPeace || a.side === 'beasts' || b.side === 'beasts';
}
