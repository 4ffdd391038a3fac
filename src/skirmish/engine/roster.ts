import type { Bilingual } from '../../text/bilingual.ts';
import type { SkirmishRulings } from '../rulings.ts';
import {
  type Ability,
  areEnemies,
  type Band,
  type Scenario,
  SIDES,
  type Side,
  TEST_KINDS,
  type TestKind,
  type Weapon,
} from '../spec.ts';
import { STRAIGHT } from '../table/table-map.ts';
import { compileTraits, type FigureTraits, type TraitSetting } from '../traits/compile.ts';

/** No more figures than this are in a battle: a table does not hold more and the sight of each is looked at. */
export const MOST_FIGURES = 64;

/** A figure as the battle begins, with all that does not change in it. */
interface Figure {
  readonly id: string;
  readonly name: Bilingual;
  readonly side: Side;
  /** Number of its force in the scenario; -1 for the band. */
  readonly force: number;
  readonly hp: number;
  /** Movement units of one Move. */
  readonly reach: number;
  readonly spd: number;
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly Ability[];
  readonly traitIds: readonly string[];
  readonly traits: FigureTraits;
  /** The id of the priority list it acts by. */
  readonly list: string;
  readonly secondAp: 'hunker' | 'aim';
  readonly pooled: boolean;
  readonly escorted: boolean;
  readonly object: boolean;
  /** Whether it is activated: who is led along and what is a thing is not. */
  readonly activates: boolean;
}

/** All figures of a battle: the band first, then the forces in the order of the scenario, also those yet to come. */
export interface Roster {
  readonly figures: readonly Figure[];
  /** How many of them are the band. */
  readonly band: number;
  /** Whether two figures are enemies: 1 at `first * figures.length + second`. A thing has none. */
  readonly enemies: Uint8Array;
  /** The side of each figure, as a number in `SIDES`. */
  readonly sides: Uint8Array;
  /** The figures of each force. */
  readonly forces: readonly (readonly number[])[];
  /** Figures that can make the damage of others less. */
  readonly defenders: readonly number[];
}

/** What of the scenario and its rulings the traits of a figure depend on. */
function settingOf({ epoch, dark }: Scenario, rulings: SkirmishRulings, own: string | null): TraitSetting {
  return { isAbroad: own !== epoch, isDark: dark, isUsed: (use) => rulings[use] !== 'never' };
}

export function rosterOf(scenario: Scenario, band: Band, script: string, rulings: SkirmishRulings): Roster {
  const perInch = STRAIGHT / scenario.table.cell;
  const figures: Figure[] = band.figures.map(({ id, name, hp, spd, weapons, traits, epoch }) => ({
    id,
    name: { pl: name, en: name },
    side: 'players',
    force: -1,
    hp,
    reach: Math.floor(spd * perInch),
    spd,
    weapons,
    abilities: [],
    traitIds: traits,
    traits: compileTraits(traits, settingOf(scenario, rulings, epoch)),
    list: script,
    secondAp: 'hunker',
    pooled: true,
    escorted: false,
    object: false,
    activates: true,
  }));
  const forces: number[][] = [];
  for (const [index, { id, profile, count, side, algorithm, escorted, object }] of scenario.forces.entries()) {
    const own: number[] = [];
    for (let number = 1; number <= count; number++) {
      own.push(figures.length);
      const suffix = count === 1 ? '' : ` ${number}`;
      figures.push({
        id: count === 1 ? id : `${id}-${number}`,
        name: { pl: `${profile.name.pl}${suffix}`, en: `${profile.name.en}${suffix}` },
        side,
        force: index,
        hp: profile.hp,
        reach: Math.floor(profile.spd * perInch),
        spd: profile.spd,
        weapons: profile.weapons,
        abilities: profile.abilities,
        traitIds: profile.traits,
        // Who belongs to a scenario is at home in its epoch.
        traits: compileTraits(profile.traits, settingOf(scenario, rulings, scenario.epoch)),
        list: algorithm,
        secondAp: profile.secondAp,
        pooled: false,
        escorted,
        object,
        activates: !escorted && !object,
      });
    }
    forces.push(own);
  }
  const enemies = new Uint8Array(figures.length * figures.length);
  for (const [first, { side, object }] of figures.entries()) {
    for (const [second, other] of figures.entries()) {
      if (!object && !other.object && areEnemies(side, other.side)) enemies[first * figures.length + second] = 1;
    }
  }
  const defenders = figures.flatMap(({ traits, pooled }, figure) =>
    pooled && traits.does.defends !== null ? [figure] : [],
  );
  const sides = Uint8Array.from(figures, ({ side }) => SIDES.indexOf(side));
  return { figures, band: band.figures.length, enemies, sides, forces, defenders };
}

export function kindNumber(kind: TestKind): number {
  return TEST_KINDS.indexOf(kind);
}
