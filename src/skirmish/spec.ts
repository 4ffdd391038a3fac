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
  /**
   * A locked door: cells of it that touch are one. It blocks sight, open or not, for it closes behind who passes
   * (assumed), and movement until it is opened from base contact, with a test, for the rest of the battle. The side `npcs`
   * has keys (assumed). Nobody stands in it, and it is not climbed.
   */
  readonly door: boolean;
}

export interface Terrain extends TerrainProperties {
  readonly id: string;
  readonly name: Bilingual;
  readonly shapes: readonly Shape[];
}

export interface Zone {
  readonly id: string;
  readonly name: Bilingual;
  readonly use: 'deployment' | 'entry' | 'exit' | 'objective' | 'sector' | 'trap';
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
  /**
   * A thing with PŻ rather than somebody: it stands where it is, never acts, takes no tests, is not healed, counts for no
   * side, and nobody looks for it but those who are after it.
   */
  readonly object: boolean;
  /** In play from the start; otherwise an effect brings its figures in, one after the other. */
  readonly starts: boolean;
  /** Places in inches that a patrol walks between. */
  readonly route: readonly Point[];
}

/** Something in a place, or somebody, that figures can work on. */
export interface Objective {
  readonly id: string;
  readonly name: Bilingual;
  /** The zone it fills, worked on from base contact or from inside; null where it is a figure. */
  readonly zone: string | null;
  /** The force that it is, worked on from base contact with one of its figures; null where it is a place. */
  readonly force: string | null;
  /** The kinds of test that it may be done by, of which a figure takes the one that it is best at; none for no test. */
  readonly tests: readonly TestKind[];
  readonly ap: 1 | 2;
  /** Successes needed, summed over activations and figures. */
  readonly successes: number;
  readonly side: Side;
  /** How it comes to lie on the table, when it is a thing that whoever takes it carries along; null when it stays. */
  readonly carried: Carried | null;
}

/**
 * A thing that lies in the zone of its objective until somebody takes it, of whatever side: one success, and that figure
 * controls it and carries it along. It falls where its carrier is eliminated or leaves.
 */
interface Carried {
  /** The round at whose start it appears, on a free cell. */
  readonly round: number;
  /** By the sum of 2k6, in which zone; none where it may be anywhere in the zone of its objective. */
  readonly sectors: readonly { readonly zone: string; readonly sums: readonly number[] }[];
}

/** Something that has to be so. */
export type Condition = PlainCondition | { readonly kind: 'any'; readonly of: readonly PlainCondition[] };

export type PlainCondition =
  | { readonly kind: 'neutralised'; readonly force: string; readonly hp: number }
  | { readonly kind: 'eliminated'; readonly force: string }
  /** A figure of the force is on the table with at least so many PŻ. */
  | { readonly kind: 'standing'; readonly force: string; readonly hp: number }
  | { readonly kind: 'side-eliminated'; readonly side: Side }
  | { readonly kind: 'reached'; readonly force: string; readonly zone: string }
  | { readonly kind: 'evacuated'; readonly zone: string; readonly count: number }
  | { readonly kind: 'inside'; readonly zone: string; readonly count: number }
  | { readonly kind: 'done'; readonly objective: string }
  /** A figure of the side has the thing that is carried, as the ruling carried.held has it. */
  | { readonly kind: 'holds'; readonly side: Side; readonly objective: string }
  /** The thing that is carried is no more. */
  | { readonly kind: 'destroyed'; readonly objective: string }
  /** An effect has happened that what is led along does not survive, as the ruling escort.hatched has it. */
  | { readonly kind: 'hatched'; readonly effect: string };

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
      /** A force, an objective or a zone; null for a point of the table at random. */
      readonly centre: string | null;
      readonly radius: number;
      readonly test: TestKind;
      readonly loses: 'ap' | 'hp';
    }
  | {
      /** The thing that is carried jumps so many k6 inches in one of twelve directions, to the nearest free cell. */
      readonly kind: 'jump';
      readonly objective: string;
      readonly dice: number;
    }
  | {
      /**
       * One of the zones, at random, is closed to whoever is yet to arrive, or opened. What can be opened is closed until
       * then.
       */
      readonly kind: 'entries';
      readonly change: 'close' | 'open';
      readonly zones: readonly string[];
    }
  | {
      /**
       * Time flows slower or faster for a round: a Move from within the area has so many times the inches, one of the
       * factors at random. The area is round a centre, or one of nine equal sectors of the table at random.
       */
      readonly kind: 'time';
      readonly within: Around | null;
      readonly factors: readonly number[];
    }
  | {
      /**
       * A players' figure, at random, takes the test or cannot use its ranged weapons in this round. The test is hindered
       * unless a trait helps it in tests of that kind.
       */
      readonly kind: 'breakdown';
      /** Among the figures near a centre; null for all. */
      readonly within: Around | null;
      readonly test: TestKind;
    }
  /** For a round everything is seen through fog: a target that is not in base contact is concealed. */
  | { readonly kind: 'fog' }
  /** The centre sends an absurd directive: a second goal that nobody simulates, so that nothing comes of it. */
  | { readonly kind: 'directive' };

/** So many inches round a force, an objective or a zone. */
export interface Around {
  readonly centre: string;
  readonly radius: number;
}

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
    }
  | {
      /** Who begins an activation within `radius` inches of the centre passes the test or loses 1 PŻ, or 1 AP of the next. */
      readonly kind: 'aura';
      readonly id: string;
      readonly name: Bilingual;
      /** A force, an objective or a zone. */
      readonly centre: string;
      readonly radius: number;
      readonly test: TestKind;
      readonly loses: 'ap' | 'hp';
    }
  | {
      /**
       * As the last round ends, a thing that is carried and that nobody controls explodes: everybody within `radius` inches
       * takes damage, and the thing is no more (ruling carried.explodes).
       */
      readonly kind: 'explosion';
      readonly id: string;
      readonly name: Bilingual;
      readonly objective: string;
      readonly radius: number;
      readonly damage: number;
    }
  | {
      /**
       * At the start of these rounds the figures of an escorted force are tested, with fear for the occasion. Who fails
       * hunkers down and is led nowhere in that round.
       */
      readonly kind: 'panic';
      readonly id: string;
      readonly name: Bilingual;
      readonly rounds: readonly number[];
      readonly force: string;
      readonly test: TestKind;
      /** The test is hindered while a figure of the side is so many inches away at most; null for nothing of the kind. */
      readonly fears: { readonly side: Side; readonly within: number } | null;
    }
  | {
      /**
       * So many rounds after an objective was done it goes off, as the round ends: everybody within `radius` inches of it
       * passes the test or takes damage.
       */
      readonly kind: 'blast';
      readonly id: string;
      readonly name: Bilingual;
      readonly objective: string;
      readonly delay: number;
      readonly radius: number;
      readonly tests: readonly TestKind[];
      readonly damage: number;
    }
  | {
      /**
       * In these rounds players' figures may set up so many barricades in all, each with a Move: on a free cell of the zone
       * beside the figure, which is solid cover from then on.
       */
      readonly kind: 'barricades';
      readonly id: string;
      readonly name: Bilingual;
      readonly rounds: readonly number[];
      readonly count: number;
      readonly zone: string;
    }
  | {
      /**
       * Guards notice nobody until there is an alarm: one that sees a players' figure gives it a test, the one it is best at
       * (ruling stealth.when), and a failure raises the alarm, as does any attack where a fight is loud. From then on so many
       * figures of a force arrive at the start of each round.
       */
      readonly kind: 'alarm';
      readonly id: string;
      readonly name: Bilingual;
      /** The forces that keep watch. */
      readonly watch: readonly string[];
      readonly tests: readonly TestKind[];
      readonly loud: boolean;
      readonly force: string;
      readonly count: number;
    };

/** What a script aware of the objective goes for. */
export type Goal =
  | { readonly kind: 'neutralise'; readonly force: string }
  | { readonly kind: 'eliminate'; readonly side: Side }
  | {
      readonly kind: 'work';
      readonly objective: string;
      /** Another objective that will do as well. */
      readonly instead: string | null;
      /** Where to go when it is done: off the table by an exit, or home to a zone, whichever is nearer. */
      readonly exit: string | null;
      readonly home: string | null;
    }
  | { readonly kind: 'escort'; readonly force: string; readonly zone: string }
  /** A force or an objective. */
  | { readonly kind: 'defend'; readonly target: string }
  | { readonly kind: 'hold'; readonly zone: string }
  /** A thing that is carried. */
  | { readonly kind: 'seize'; readonly objective: string };

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
  /** By which settings it is made harder or easier, and over which values: see `withSettings`. No battle depends on it. */
  readonly scales?: Readonly<Record<string, readonly number[]>>;
}
