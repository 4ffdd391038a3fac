import type { BattleLog, LogEvent } from '../../skirmish/log/event.ts';
import type { Band, Scenario } from '../../skirmish/spec.ts';
import { TableMap } from '../../skirmish/table/table-map.ts';
import { TRAITS } from '../../skirmish/traits/traits.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { sightFrom } from '../map/sight-overlay.ts';
import { ChangeTracker } from './changes.ts';
import { eventWords } from './event-words.ts';
import { logNames } from './log-names.ts';
import { DoorTracker } from './opened-doors.ts';
import type { ReplayData, ReplayEvent } from './replay-data.ts';
import { packRuns } from './runs.ts';
import { SceneTracker } from './scenes.ts';

/** By what a thing acts. */
const OBJECT: Bilingual = { pl: 'nie działa: to przedmiot', en: 'does not act: it is a thing' };

/** Everything that the page shows of a battle, worked out from its log. */
export function replayData(log: BattleLog, scenario: Scenario, band: Band | undefined): ReplayData {
  const { columns, rows, cell, rounds, figures } = log.header;
  const names = logNames(log.header, scenario, band);
  const changes = new ChangeTracker(log);
  const scenes = new SceneTracker();
  const doors = new DoorTracker(scenario.table);
  const stoodOn = new Set<number>();
  let round = 0;
  const events = log.events.map((event): ReplayEvent => {
    if (event.type === 'round') round = event.round;
    const { scene, dice } = scenes.next(event, (figure) => changes.at(figure));
    const changed = changes.next(event);
    for (const { at } of changed) if (at !== undefined && at >= 0) stoodOn.add(at);
    return {
      type: event.type,
      round,
      words: eventWords(event, names),
      ...figuresOf(event),
      active: changes.active,
      changes: changed,
      progress: progressOf(event, scenario),
      thing: thingOf(event, scenario),
      barricade: event.type === 'barricade' ? event.cell : null,
      opened: doors.next(event),
      scene,
      dice,
    };
  });
  return {
    columns,
    rows,
    cell,
    rounds,
    figures: figures.map(({ name, side, force, hp, spd, pooled, weapons, traits, list }) => ({
      name,
      side,
      hp,
      startHp: hp + traits.reduce((sum, trait) => sum + (TRAITS[trait]?.hooks.temporaryHp ?? 0), 0),
      spd,
      pooled,
      weapons: weapons.map(names.weapon),
      traits: traits.map(names.trait),
      list: scenario.forces.some(({ id, object }) => object && id === force) ? OBJECT : names.list(list),
    })),
    objectives: scenario.objectives.map(({ name, successes }) => ({ name, successes })),
    events,
    sight: sightRows(scenario, stoodOn),
  };
}

function progressOf(event: LogEvent, scenario: Scenario): ReplayEvent['progress'] {
  const thing = thingOf(event, scenario);
  if (thing !== null) return [thing.objective, thing.carrier === null ? 0 : 1];
  if (event.type !== 'progress') return null;
  const objective = numberOf(event.objective, scenario);
  return objective < 0 ? null : [objective, event.successes];
}

function numberOf(objective: string, { objectives }: Scenario): number {
  return objectives.findIndex(({ id }) => id === objective);
}

/** Where a thing that is carried is after an event that is about one. */
function thingOf(event: LogEvent, scenario: Scenario): ReplayEvent['thing'] {
  switch (event.type) {
    case 'appears':
    case 'drops':
    case 'jumps':
      return { objective: numberOf(event.objective, scenario), at: event.cell, carrier: null };
    case 'takes':
      return { objective: numberOf(event.objective, scenario), at: -1, carrier: event.figure };
    case 'explodes':
      return { objective: numberOf(event.objective, scenario), at: -1, carrier: null };
    default:
      return null;
  }
}

/** Who acts in an event, and whom it is done to. */
function figuresOf(event: LogEvent): { figure: number | null; other: number | null } {
  const figure = 'figure' in event ? event.figure : null;
  switch (event.type) {
    case 'attack':
      return { figure, other: event.target };
    case 'drag':
      return { figure, other: event.escorted };
    case 'trait':
    case 'grant':
      return { figure, other: event.target };
    case 'dread':
      return { figure, other: event.enemy };
    case 'reroll':
      return { figure, other: event.of === event.figure ? null : event.of };
    case 'damage':
      return event.by === null ? { figure, other: null } : { figure: event.by, other: figure };
    default:
      return { figure, other: null };
  }
}

function sightRows(scenario: Scenario, places: ReadonlySet<number>): Record<number, string> {
  const map = TableMap.of(scenario.table);
  const sorted = [...places].sort((a, b) => a - b);
  return Object.fromEntries(sorted.map((place) => [place, packRuns(sightFrom(map, place).sight)]));
}
