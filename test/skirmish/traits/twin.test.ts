import { describe, expect, it } from 'vitest';
import { findBand } from '../../../src/battles/load-band.ts';
import { findScenario } from '../../../src/battles/load-scenario.ts';
import { TRAIT_ACTIONS } from '../../../src/skirmish/engine/trait-actions.ts';
import type { LogEvent } from '../../../src/skirmish/log/event.ts';
import type { SkirmishRulings } from '../../../src/skirmish/rulings.ts';
import type { Band } from '../../../src/skirmish/spec.ts';
import { TableMap } from '../../../src/skirmish/table/table-map.ts';
import { bodyWith } from '../../../src/skirmish/traits/body.ts';
import { TRAITS } from '../../../src/skirmish/traits/traits.ts';
import { logsOf } from '../random-battle.ts';

/** A trait changes nothing before the first event that it touches: same seed, same beginning of the log. */

const BATTLES = 30;
const SCENARIO = { ...findScenario('detronizacja'), dark: true };
const RULINGS: Partial<SkirmishRulings> = { 'traits.technofobia': 'weapons-too' };

/** Three who shoot, fight in melee and swap whatever they can. */
const PLAIN = findBand('trzech-rekrutow');

/** The band with a trait for each of its figures. */
function withTrait(trait: string): Band {
  return {
    ...PLAIN,
    figures: PLAIN.figures.map((figure) => ({
      ...figure,
      ...bodyWith([trait], figure),
      traits: [trait],
    })),
  };
}

type Pair = readonly [without: LogEvent | undefined, with_: LogEvent | undefined];

const isSwapGone = ([without]: Pair) => without?.type === 'swap';
const hinderedBy =
  (id: string) =>
  ([without]: Pair) =>
    without?.type === 'test' && without.hindrance.includes(id);

/** Scripts weigh what an attack would take, and use traits that are actions. */
const DECISIONS = ['line', 'aim', 'attack', 'move'];

/** What a trait touches first where no event names it. */
const SILENT: Readonly<Record<string, (pair: Pair) => boolean>> = {
  // Less can be swapped.
  synchroniczny: isSwapGone,
  pechowiec: isSwapGone,
  niepewny: isSwapGone,
  ostrozny: isSwapGone,
  'powolny-refleks': isSwapGone,
  // A hindrance is gone.
  czujny: hinderedBy('concealment'),
  'pietno-czasowe': hinderedBy('concealment'),
  'widzenie-w-ciemnosci': hinderedBy('darkness'),
  // A test comes in.
  psuj: ([, event]) => event?.type === 'test' && event.kind === 'technical',
  tchorzliwy: ([, event]) => event?.type === 'dread',
  // One PŻ more from the first pool on.
  wytrzymaly: ([, event]) => event?.type === 'pool',
};

/** Traits that alone change no battle here, and why. */
const IDLE: Readonly<Record<string, string>> = {
  nieostrozny: 'nothing could be kept',
  rozrzutny: 'nothing could be kept',
  zmeczliwy: 'nothing is recovered',
  slabeusz: 'no test of strength',
  spanikowany: 'no test of will',
  'techniczny-fachowiec': 'no technical test',
  'mistrz-improwizacji': 'no work on an objective',
  oburecznosc: 'no weapon for the weaker hand',
  cyklop: 'nothing is thrown',
  parabolik: 'nothing is thrown',
};

const WEIGHED: readonly string[] = [...TRAIT_ACTIONS, 'seesConcealed', 'seesInDark'];

const isBodily = (trait: string) => {
  const { hp, hpAtMost, spd, spdBase } = TRAITS[trait]!.hooks;
  return [hp, hpAtMost, spd, spdBase].some((number) => number !== undefined);
};

/** Whether scripts look at what the trait does. */
function decides(trait: string): boolean {
  const {
    advantage = [],
    hindrance = [],
    hindranceAbroad = [],
    hindranceWithTechnology = [],
    tires,
    does = [],
  } = TRAITS[trait]!.hooks;
  const tired = tires === undefined || tires.tests === 'first' ? [] : tires.tests;
  const subjects = [...advantage, ...hindrance, ...hindranceAbroad, ...hindranceWithTechnology, ...tired];
  const attacks = subjects.some((kind) => kind.startsWith('attack'));
  return attacks || does.some((deed) => WEIGHED.includes(deed));
}

function names(event: LogEvent | undefined, trait: string): boolean {
  return JSON.stringify(event ?? null).includes(`"${trait}"`);
}

const MAP = TableMap.of(SCENARIO.table);
const request = { scenario: SCENARIO, script: 'objective', policy: 'maximise', rulings: RULINGS };
const without = logsOf({ ...request, band: PLAIN }, 'twin', BATTLES, MAP);

describe.each(Object.keys(TRAITS))('twins with and without %s', (trait) => {
  const with_ = logsOf({ ...request, band: withTrait(trait) }, 'twin', BATTLES, MAP);
  const pairs = without.map(({ events }, battle): Pair => {
    const other = with_[battle]!.events;
    const first = events.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(other[index]));
    return first < 0 ? [undefined, undefined] : [events[first], other[first]];
  });
  const different = pairs.filter(([a, b]) => a !== undefined || b !== undefined);

  it('part at an event that the trait touches', () => {
    const strange = different.filter((pair) => {
      const isDecision = decides(trait) && DECISIONS.includes(pair[1]?.type ?? '');
      const isBody = isBodily(trait) && ['pool', 'move', 'climb', 'line', 'damage'].includes(pair[1]?.type ?? '');
      return !isBody && !isDecision && !pair.some((event) => names(event, trait)) && !(SILENT[trait]?.(pair) ?? false);
    });
    expect(strange.slice(0, 2)).toEqual([]);
  });

  it('part in some battle when the trait is played', () => {
    const isIdle = trait in IDLE || TRAITS[trait]!.covered === 'none';
    expect(different.length > 0).toBe(!isIdle);
  });
});
