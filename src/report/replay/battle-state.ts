import type { BattleState, FigureState, ReplayData, ThingState } from './replay-data.ts';

const NOWHERE: ThingState = { at: -1, carrier: null };

/** The battle before its first event: nobody is on the table. */
function beginning({ figures, objectives }: ReplayData): BattleState {
  const waiting: FigureState = {
    at: -1,
    fate: 'waiting',
    hp: 0,
    pool: [],
    hunkered: false,
    aimed: false,
    shield: 0,
    stunned: 0,
    acted: false,
  };
  return {
    figures: figures.map(({ startHp }) => ({ ...waiting, hp: startHp })),
    progress: objectives.map(() => 0),
    things: objectives.map(() => NOWHERE),
    barricades: [],
    opened: [],
  };
}

/** The battle after the event of that number, from the beginning through all changes up to it. */
export function stateAfter(data: ReplayData, event: number): BattleState {
  const { figures, progress, things } = beginning(data);
  const states = [...figures];
  const gathered = [...progress];
  const places = [...things];
  const barricades: number[] = [];
  const open: number[] = [];
  for (const { changes, progress: made, thing, barricade, opened } of data.events.slice(0, event + 1)) {
    for (const { figure, ...change } of changes) states[figure] = { ...states[figure]!, ...change };
    if (barricade !== null) barricades.push(barricade);
    open.push(...opened);
    if (thing !== null) places[thing.objective] = thing;
    if (made !== null) gathered[made[0]] = made[1];
  }
  return { figures: states, progress: gathered, things: places, barricades, opened: open };
}
