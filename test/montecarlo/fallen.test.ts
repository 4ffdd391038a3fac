import { expect, it } from 'vitest';
import { battleStreams, runBattleShard } from '../../src/montecarlo/battle-shard.ts';
import { BattleSimulator } from '../../src/skirmish/engine/simulator.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';
import { BATTLE_CELLS } from './battle-cells.ts';

const BATTLES = 40;

it.each(BATTLE_CELLS)(
  'the cells on which figures fell in $request.scenario.id by $request.script are those of the logs',
  (cell) => {
    const { scenario } = cell.request;
    const map = TableMap.from(cell.table);
    const simulator = new BattleSimulator(cell.request, map, battleStreams(scenario.id, 'seed'));
    const counted = new Array<number>(2 * map.cells).fill(0);
    for (let battle = 0; battle < BATTLES; battle++) {
      const { header, events } = simulator.runLogged(battle, 'seed');
      const places = new Map<number, number>();
      for (const event of events) {
        if (event.type === 'arrive') places.set(event.figure, event.cell);
        if (event.type === 'move') places.set(event.figure, event.path.at(-1)!);
        if (event.type !== 'eliminated') continue;
        const isOfBand = header.figures[event.figure]!.force === null;
        counted[(isOfBand ? 0 : map.cells) + places.get(event.figure)!]!++;
      }
    }
    const shard = { cell: { ...cell, places: true }, seed: 'seed', firstTrial: 0, trials: BATTLES };
    const { fallen } = runBattleShard(shard);
    expect([...fallen]).toEqual(counted);
    expect(counted.some((count) => count > 0)).toBe(true);
    expect(runBattleShard({ ...shard, cell }).fallen).toHaveLength(0);
  },
);
