import { expect } from 'vitest';
import type { BattleLog, LogEvent } from '../../../src/skirmish/log/event.ts';
import { battleLogSchema } from '../../../src/skirmish/log/event.ts';
import { faultsOf } from '../../../src/skirmish/referee/referee.ts';
import type { Band, Scenario } from '../../../src/skirmish/spec.ts';
import { BAND, headerOf } from './arena.ts';

/** A log that is legal as it stands, and the scenario it belongs to. */
export interface Legal {
  readonly scenario: Scenario;
  /** The two of the arena when it is left out. */
  readonly band?: Band;
  readonly events: readonly LogEvent[];
  readonly rulings?: Readonly<Record<string, string>>;
}

/** An event by its kind and how many of the kind stand before it. */
type Place = readonly [type: LogEvent['type'], nth?: number];

/** What is done to a legal log. Indices are looked up in the legal log, from the last edit to the first. */
export type Edit =
  | { readonly at: Place; readonly set: Readonly<Record<string, unknown>> }
  | { readonly drop: Place; readonly count?: number }
  | { readonly before: Place; readonly add: readonly LogEvent[] }
  | { readonly move: Place; readonly count: number; readonly before: Place }
  | { readonly append: readonly LogEvent[] };

function logOf({ scenario, band = BAND, events, rulings }: Legal): BattleLog {
  return { header: headerOf(scenario, band, rulings), events: [...events] };
}

function placeOf(events: readonly LogEvent[], [type, nth = 0]: Place): number {
  const places = events.flatMap((event, place) => (event.type === type ? [place] : []));
  const place = places[nth];
  if (place === undefined) throw new Error(`the log has no ${nth}. ${type}`);
  return place;
}

/** The events after one edit. */
export function edited(events: readonly LogEvent[], edit: Edit): LogEvent[] {
  const copy = [...events];
  if ('append' in edit) return [...copy, ...edit.append];
  if ('set' in edit) {
    const place = placeOf(events, edit.at);
    copy[place] = { ...copy[place], ...edit.set } as LogEvent;
  } else if ('drop' in edit) copy.splice(placeOf(events, edit.drop), edit.count ?? 1);
  else if ('add' in edit) copy.splice(placeOf(events, edit.before), 0, ...edit.add);
  else {
    const moved = copy.splice(placeOf(events, edit.move), edit.count);
    copy.splice(placeOf(copy, edit.before), 0, ...moved);
  }
  return copy;
}

/** What the referee says of a log, without the places; the log must fit the schema, so that only rules are broken. */
export function told(legal: Legal, log: BattleLog = logOf(legal)): string[] {
  battleLogSchema.parse(log);
  return faultsOf(log, legal.scenario, legal.band ?? BAND).map(({ fault }) => fault);
}

/** Asserts that the log of `legal` after the edits has these faults and no others; each is given by a part of it. */
export function expectFaults(legal: Legal, edits: readonly Edit[], faults: readonly string[]): void {
  const events = edits.reduce<readonly LogEvent[]>(edited, legal.events);
  const found = told({ ...legal, events });
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)));
}
