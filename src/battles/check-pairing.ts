import { MOST_FIGURES } from '../skirmish/engine/roster.ts';
import type { Band, Scenario } from '../skirmish/spec.ts';
import { gridOf } from '../skirmish/table/grid.ts';
import { Ground } from '../skirmish/table/ground.ts';
import { InputError } from '../text/input-error.ts';

/** Sees that a band finds room in a scenario. @throws InputError naming both */
export function checkPairing(scenario: Scenario, band: Band): void {
  const fault = tooMany(scenario, band) ?? tooTight(scenario, band);
  if (fault !== undefined) throw new InputError(`${scenario.id} with ${band.id}: ${fault}`);
}

function tooMany({ forces }: Scenario, { figures }: Band): string | undefined {
  const all = forces.reduce((sum, { count }) => sum + count, figures.length);
  return all > MOST_FIGURES ? `there are ${all} figures; allowed: at most ${MOST_FIGURES}` : undefined;
}

/** Each figure of the band stands on a cell of its own, and those set up in the same cells may be there before it. */
function tooTight({ table, deployment, forces }: Scenario, { figures }: Band): string | undefined {
  const ground = new Ground(table, gridOf(table));
  const free = ground.freeIn([deployment]);
  const others = forces
    .filter(({ starts, zones }) => starts && [...ground.freeIn(zones)].some((cell) => free.has(cell)))
    .reduce((sum, { count }) => sum + count, 0);
  if (figures.length + others <= free.size) return undefined;
  const besides = others === 0 ? '' : `, where ${others} others may stand`;
  return `${figures.length} figures for the ${free.size} free cells of zone '${deployment}'${besides}`;
}
