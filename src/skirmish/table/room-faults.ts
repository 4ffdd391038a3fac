import type { Ground } from './ground.ts';
import type { MapFault, MapParts } from './map-faults.ts';

/** Zones in which figures cannot stand, and zones with fewer free cells than figures that are set up in them. */
export function roomFaults(scenario: MapParts, ground: Ground): MapFault[] {
  return [...walledZones(scenario, ground), ...fullForces(scenario, ground), ...fullWaves(scenario, ground)];
}

/** A place to work on may fill a wall, for figures work on it from base contact; everywhere else they have to stand. */
function walledZones({ table, forces, objectives, goal }: MapParts, ground: Ground): MapFault[] {
  const entered = new Set(forces.flatMap(({ zones }) => zones));
  if (goal.kind === 'escort' || goal.kind === 'hold') entered.add(goal.zone);
  // What is carried lies on a free cell.
  for (const { zone, carried } of objectives) {
    if (carried === null) continue;
    if (zone !== null) entered.add(zone);
    for (const sector of carried.sectors) entered.add(sector.zone);
  }
  return table.zones.flatMap(({ id, use }, index) => {
    const zone = ground.zones.get(id);
    if (zone === undefined || zone.cells.length === 0 || zone.free.length > 0) return [];
    if (use === 'objective' && !entered.has(id)) return [];
    const message = `zone '${id}' has no free cell: all ${zone.cells.length} lie in terrain that blocks or is climbed`;
    return [{ keys: ['table', 'zones', index], message }];
  });
}

/** Figures are set up force by force at random, so that those before may have taken the cells that two forces share. */
function fullForces({ forces }: MapParts, ground: Ground): MapFault[] {
  const starting = forces.map(({ starts, count, zones }) => ({
    count: starts ? count : 0,
    free: ground.freeIn(zones),
  }));
  return starting.flatMap(({ count, free }, index) => {
    if (count === 0 || free.size === 0) return [];
    const rivals = starting.slice(0, index).filter((other) => [...other.free].some((cell) => free.has(cell)));
    const before = rivals.reduce((sum, other) => sum + other.count, 0);
    if (count + before <= free.size) return [];
    const others = before === 0 ? '' : `, and the forces before it may take ${before} of them`;
    const message = `force '${forces[index]!.id}' has ${count} figures for ${free.size} free cells${others}; allowed: at most one a cell`;
    return [{ keys: ['forces', index, 'count'], message }];
  });
}

function fullWaves({ forces, effects }: MapParts, ground: Ground): MapFault[] {
  return effects.flatMap((effect, index) => {
    if (effect.kind !== 'wave') return [];
    const free = ground.freeIn(forces.find(({ id }) => id === effect.force)?.zones ?? []);
    if (free.size === 0 || effect.count <= free.size) return [];
    const message = `wave '${effect.id}' brings ${effect.count} figures at once to ${free.size} free cells; allowed: at most one a cell`;
    return [{ keys: ['effects', index, 'count'], message }];
  });
}
