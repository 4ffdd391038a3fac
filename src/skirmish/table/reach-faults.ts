import type { Force } from '../spec.ts';
import type { Ground } from './ground.ts';
import type { MapFault, MapParts } from './map-faults.ts';

/** Places that the band has to get to and cannot, and patrols that would walk through walls. */
export function reachFaults(scenario: MapParts, ground: Ground): MapFault[] {
  return [
    ...unreached(scenario, ground),
    ...stranded(scenario, ground),
    ...scenario.forces.flatMap((_, index) => routeFaults(scenario, index, ground)),
  ];
}

/** Things that are carried and might appear where the band cannot get to. */
function stranded({ objectives, deployment }: MapParts, ground: Ground): MapFault[] {
  const start = ground.zones.get(deployment)?.free ?? [];
  return objectives.flatMap(({ id, zone, carried }, index): MapFault[] => {
    if (carried === null) return [];
    const zones = [...(zone === null ? [] : [zone]), ...carried.sectors.map((sector) => sector.zone)];
    const cut = ground.cutOff(ground.freeIn(zones), start);
    if (cut === undefined) return [];
    const message = `'${id}' may appear at ${ground.place(cut)}, which cannot be reached from the deployment zone`;
    return [{ keys: ['objectives', index, 'carried'], message }];
  });
}

interface Destination {
  readonly keys: (string | number)[];
  /** As a message begins. */
  readonly name: string;
  /** Where a figure has to stand to be there. */
  readonly cells: Int32Array;
}

function unreached(scenario: MapParts, ground: Ground): MapFault[] {
  const start = ground.zones.get(scenario.deployment)?.free ?? [];
  return destinations(scenario, ground).flatMap(({ keys, name, cells }) => {
    const cut = ground.cutOff(start, cells);
    if (cut === undefined) return [];
    const from = `${ground.place(cut)} in the deployment zone '${scenario.deployment}'`;
    return [{ keys, message: `${name} cannot be reached from ${from}: terrain blocks every way` }];
  });
}

function destinations({ table, objectives, goal }: MapParts, ground: Ground): Destination[] {
  const places: Destination[] = [];
  for (const [index, { id, zone, carried }] of objectives.entries()) {
    if (carried !== null) continue;
    const cells = ground.zones.get(zone ?? '')?.cells ?? new Int32Array();
    if (cells.length === 0) continue;
    places.push({ keys: ['objectives', index, 'zone'], name: `objective '${id}'`, cells: ground.around(cells) });
  }
  for (const [index, { id, use }] of table.zones.entries()) {
    const free = ground.zones.get(id)?.free ?? new Int32Array();
    if (use !== 'exit' || free.length === 0) continue;
    places.push({ keys: ['table', 'zones', index], name: `exit '${id}'`, cells: free });
  }
  for (const [key, id] of goalZones(goal)) {
    const zone = ground.zones.get(id ?? '');
    // A zone without room and an exit have been judged as such.
    if (zone === undefined || zone.use === 'exit' || zone.free.length === 0) continue;
    places.push({ keys: ['goal', key], name: `zone '${id}'`, cells: zone.free });
  }
  return places;
}

function goalZones(goal: MapParts['goal']): (readonly [key: string, zone: string | null])[] {
  if (goal.kind === 'work')
    return [
      ['exit', goal.exit],
      ['home', goal.home],
    ];
  return [['zone', goal.kind === 'escort' || goal.kind === 'hold' ? goal.zone : null]];
}

/** A route goes from the zone of its force to its first point, and on from point to point. */
function routeFaults({ table, forces }: MapParts, index: number, ground: Ground): MapFault[] {
  const force: Force = forces[index]!;
  let before: Iterable<number> = ground.freeIn(force.zones);
  const faults: MapFault[] = [];
  for (const [place, point] of force.route.entries()) {
    const keys = ['forces', index, 'route', place];
    const at = `the route of '${force.id}' at (${point.join(', ')})`;
    const cell = ground.cellOf(point);
    if (cell < 0) {
      faults.push({ keys, message: `${at} is off the table; allowed: (0, 0) to (${table.width}, ${table.height})` });
      continue;
    }
    const cut = ground.cutOff(before, [cell]);
    if (!ground.canStandOn(cell)) faults.push({ keys, message: `${at} lies in terrain that blocks or is climbed` });
    else if (cut !== undefined) {
      faults.push({ keys, message: `${at} leads through a wall: no way joins it to ${ground.place(cut)}` });
    }
    if (ground.canStandOn(cell)) before = [cell];
  }
  return faults;
}
