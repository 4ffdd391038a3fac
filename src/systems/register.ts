import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import { drugaStrona } from './druga-strona/system.ts';
import { obietnicaEdenu } from './obietnica-edenu/system.ts';
import { pierwszeKroki } from './pierwsze-kroki/system.ts';
import type { AnyTest, System } from './system.ts';
import { teohiphip } from './teohiphip/system.ts';
import { wstega } from './wstega/system.ts';

/** The systems whose rules work, in the order in which they are listed. */
export const SYSTEMS: readonly System[] = [teohiphip, pierwszeKroki, obietnicaEdenu, drugaStrona, wstega];

/** @throws InputError that names the known systems */
export function findSystem(id: string): System {
  const system = SYSTEMS.find((each) => each.id === id);
  if (system === undefined)
    throw new InputError(
      unknownName(
        'system',
        id,
        SYSTEMS.map((each) => each.id),
      ),
    );
  return system;
}

/** @throws InputError that names the known tests of the system */
export function findTest(system: System, id: string): AnyTest {
  if (!Object.hasOwn(system.tests, id)) {
    throw new InputError(unknownName(`test of ${system.id}`, id, Object.keys(system.tests)));
  }
  return system.tests[id]!;
}
