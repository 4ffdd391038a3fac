import type { Cell } from '../montecarlo/cell.ts';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';
import { Distribution } from '../probability/distribution.ts';
import { findSystem, findTest } from '../systems/register.ts';

/** Exact results that several studies share, each computed once, and ahead of need where there are other threads. */
export class ExactOdds {
  private readonly found = new Map<string, Distribution<number> | Promise<Distribution<number>>>();

  /** Has the cells that nobody asked for yet computed on other threads, if there are any. */
  askAhead(cells: readonly Cell[], runner: ShardRunner): void {
    if (runner.threads === 0) return;
    const asked = cells.filter((cell) => !this.found.has(keyOf(cell)));
    if (asked.length === 0) return;
    const answer = runner.exact(asked);
    for (const [index, cell] of asked.entries()) {
      const results = answer.then((all) => Distribution.of(all[index]!));
      // Whoever needs it hears of the fault; nobody does after an interrupt.
      results.catch(() => {});
      this.found.set(keyOf(cell), results);
    }
  }

  async of(cell: Cell): Promise<Distribution<number>> {
    const key = keyOf(cell);
    const results =
      (await this.found.get(key)) ?? findTest(findSystem(cell.system), cell.test).exact(cell.parameters, cell.rulings);
    this.found.set(key, results);
    return results;
  }
}

function keyOf({ system, test, parameters, rulings }: Cell): string {
  return JSON.stringify([system, test, parameters, rulings]);
}
