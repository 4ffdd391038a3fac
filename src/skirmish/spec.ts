import type { Bilingual } from '../text/bilingual.ts';

/**
 * What a scenario, a band and a profile say, checked and with every name resolved: plain data that can travel to a
 * worker and that the engine, the referee and the replay all read. Lengths are inches; x runs right, y runs down from
 * the upper left corner of the table.
 */

export type Point = readonly [x: number, y: number];

export type Shape =
  | { readonly kind: 'rect'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] };

/** What terrain does to figures and lines that meet it. */
export interface TerrainProperties {
  /** Neither figures nor sight pass. */
  readonly blocks: boolean;
  /** Solid and low: a target right behind it ignores the first success. */
  readonly cover: boolean;
  /** A target seen through it is concealed. */
  readonly soft: boolean;
  /** Movement costs double. */
  readonly difficult: boolean;
  /** Crossed with a Move and a passed test. */
  readonly climb: boolean;
}

export interface Terrain extends TerrainProperties {
  readonly id: string;
  readonly name: Bilingual;
  readonly shapes: readonly Shape[];
}

export interface Zone {
  readonly id: string;
  readonly name: Bilingual;
  readonly use: 'deployment' | 'entry' | 'exit' | 'objective' | 'trap';
  readonly shapes: readonly Shape[];
}

/** Heights are not modelled: everything stands on one level, and what must be climbed is a property of terrain. */
export interface TableSpec {
  readonly width: number;
  readonly height: number;
  /** Side of a cell of the grid. */
  readonly cell: number;
  readonly terrain: readonly Terrain[];
  readonly zones: readonly Zone[];
}

/** What a test that is not an attack is about, so that traits know what they touch. */
export const TEST_KINDS = [
  'attack-ranged',
  'attack-melee',
  'attack-thrown',
  'technical',
  'social',
  'will',
  'resistance',
  'agility',
  'perception',
  'strength',
  'stealth',
  'climbing',
] as const;
export type TestKind = (typeof TEST_KINDS)[number];

export interface Weapon {
  readonly id: string;
  readonly name: Bilingual;
  readonly kind: 'melee' | 'ranged' | 'thrown';
  /** Greatest distance to the target, centre to centre; 0 for base contact. */
  readonly range: number;
  /** How often it can be used in a battle; null for no limit. */
  readonly shots: number | null;
  readonly dice: 'standard' | 'hindrance';
  /** The target's cover and Krycie się do not count. */
  readonly ignoresCover: boolean;
  /** On a hit the target passes a test of resistance or loses 1 AP in its next activation. */
  readonly stuns: boolean;
  /** Takes no PŻ; only stuns. */
  readonly harmless: boolean;
  /** Printed as "2 successes = 2 PŻ", which may be read as nothing for one success (`beast.damage`). */
  readonly needsTwo: boolean;
  /** Equipment of the Institute, which some figures handle badly. */
  readonly isTechnical: boolean;
  /** For the weaker hand: attacks with it are hindered, unless a trait ignores that. No weapon that is shipped is. */
  readonly offHand: boolean;
}

/** An action of its own that a profile has, such as an old force field. */
export interface Ability {
  readonly id: string;
  readonly name: Bilingual;
  readonly ap: 1 | 2;
  /** What has to be passed for it to have an effect; null where nothing is tested. */
  readonly test: TestKind | null;
  /** How often it may be used in a battle; null for no limit. */
  readonly uses: number | null;
  /**
   * `shield`: every attack on the figure loses so many successes more, until its next activation begins.
   * `call`: help is called for, and those of its side that guard come (`npc.call`).
   */
  readonly effect: { readonly kind: 'shield'; readonly ignores: number } | { readonly kind: 'call' };
}

/** A kind of figure that the scenarios bring. */
export interface Profile {
  readonly id: string;
  readonly name: Bilingual;
  readonly place: string;
  readonly hp: number;
  readonly spd: number;
  readonly weapons: readonly Weapon[];
  readonly traits: readonly string[];
  readonly abilities: readonly Ability[];
  /** The priority list that it acts by, unless the scenario says another. */
  readonly algorithm: string;
  /** Krycie się or Celowanie where a list leaves it open, under `npc.second-ap: by-profile`. */
  readonly secondAp: 'hunker' | 'aim';
  /** Why these numbers, where the rulebook does not give them. */
  readonly assumed: string | null;
}

/** One of the players' figures; what its traits do to its body is counted in. */
export interface BandFigure {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly spd: number;
  readonly weapons: readonly Weapon[];
  readonly traits: readonly string[];
  /** The epoch that it is attached to, as scenarios name theirs; null for none of them. */
  readonly epoch: string | null;
}

export interface Band {
  readonly id: string;
  readonly name: Bilingual;
  readonly figures: readonly BandFigure[];
}

/** Who fights whom: players against npcs; beasts against everybody; neutrals against nobody. */
export const SIDES = ['players', 'npcs', 'rivals', 'beasts', 'neutrals'] as const;
export type Side = (typeof SIDES)[number];

/** Whether figures of the two sides are enemies. */
export function areEnemies(a: Side, b: Side): boolean {
  if (a === b || a === 'neutrals' || b === 'neutrals') return a !== b && (a === 'beasts' || b === 'beasts');
  return a === 'players' || b === 'players' || a === 'beasts' || b === 'beasts' || a !== b;
}

/** A group of figures of one profile. Figures are numbered: the band first, then the forces in order. */
export interface Force {
  readonly id: string;
  readonly profile: Profile;
  readonly count: number;
  readonly side: Side;
  /** The list it acts by here. */
  readonly algorithm: string;
  /** Zones in whose free cells it is set up, each figure in one of them at random. */
  readonly zones: readonly string[];
  /** The force, zone or objective that its list protects or aims at; null for the players' goal. */
  readonly target: string | null;
  /** Players' figures drag it along; it does not act by itself. */
  readonly escorted: boolean;
  /** In play from the start; otherwise an effect brings its figures in, one after the other. */
  readonly starts: boolean;
  /** Places in inches that a patrol walks between. */
  readonly route: readonly Point[];
}

/** Something in a place that figures can work on. */
export interface Objective {
  readonly id: string;
  readonly name: Bilingual;
  /** The zone it fills; a figure works on it from base contact or from inside. */
  readonly zone: string;
  /** The kinds of test that it may be done by, of which a figure takes the one that it is best at; none for no test. */
  readonly tests: readonly TestKind[];
  readonly ap: 1 | 2;
  /** Successes needed, summed over activations and figures. */
  readonly successes: number;
  readonly side: Side;
}

/** Something that has to be so. */
export type Condition =
  | { readonly kind: 'neutralised'; readonly force: string; readonly hp: number }
  | { readonly kind: 'eliminated'; readonly force: string }
  | { readonly kind: 'side-eliminated'; readonly side: Side }
  | { readonly kind: 'reached'; readonly force: string; readonly zone: string }
  | { readonly kind: 'evacuated'; readonly zone: string; readonly count: number }
  | { readonly kind: 'inside'; readonly zone: string; readonly count: number }
  | { readonly kind: 'done'; readonly objective: string };

/** The battle ends when all conditions hold: at once, or only when they hold after the last round. */
export interface Ending {
  readonly id: string;
  readonly name: Bilingual;
  readonly when: 'at-once' | 'at-limit';
  readonly all: readonly Condition[];
}

/** What comes about when an effect of a scenario happens. */
export type Happening =
  | {
      /** So many of the force's next figures arrive, in its zones or as near as possible to another force's figure. */
      readonly kind: 'arrival';
      readonly force: string;
      readonly count: number;
      readonly beside: string | null;
    }
  | {
      /** Everybody within `radius` inches of the centre but the centre itself passes the test or loses 1 AP, or 1 PŻ. */
      readonly kind: 'pulse';
      /** A force, an objective or a zone. */
      readonly centre: string;
      readonly radius: number;
      readonly test: TestKind;
      readonly loses: 'ap' | 'hp';
    };

/** Rules of the scenario's own, declared with their parameters. */
export type Effect =
  | {
      /** Roll a k6 at the start of each of these rounds; on these faces one of the happenings comes, at random. */
      readonly kind: 'complication';
      readonly id: string;
      readonly name: Bilingual;
      readonly rounds: readonly number[];
      readonly faces: readonly number[];
      readonly does: readonly Happening[];
    }
  | {
      /** At the start of these rounds so many figures of the force arrive. */
      readonly kind: 'wave';
      readonly id: string;
      readonly name: Bilingual;
      readonly rounds: readonly number[];
      readonly count: number;
      readonly force: string;
    }
  | {
      /** A players' figure that enters the zone passes a test, the one it is best at, or takes damage; then the trap is spent. */
      readonly kind: 'trap';
      readonly id: string;
      readonly name: Bilingual;
      readonly zone: string;
      readonly tests: readonly TestKind[];
      readonly damage: number;
    };

/** What a script aware of the objective goes for. */
export type Goal =
  | { readonly kind: 'neutralise'; readonly force: string }
  | { readonly kind: 'eliminate'; readonly side: Side }
  | { readonly kind: 'work'; readonly objective: string; readonly exit: string | null }
  | { readonly kind: 'escort'; readonly force: string; readonly zone: string }
  | { readonly kind: 'defend'; readonly objective: string }
  | { readonly kind: 'hold'; readonly zone: string };

export interface Scenario {
  readonly id: string;
  readonly name: Bilingual;
  readonly place: string;
  readonly rounds: number;
  readonly table: TableSpec;
  /** Where the band is set up, and the direction its shooters come from. */
  readonly deployment: string;
  readonly forces: readonly Force[];
  readonly objectives: readonly Objective[];
  readonly effects: readonly Effect[];
  readonly goal: Goal;
  readonly wins: readonly Ending[];
  readonly losses: readonly Ending[];
  /** What it is when the rounds are over and no ending applies. */
  readonly atLimit: 'win' | 'loss' | 'draw';
  readonly dark: boolean;
  readonly epoch: string;
}
