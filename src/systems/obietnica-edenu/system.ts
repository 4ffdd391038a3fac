import type { System } from '../system.ts';
import { attack } from './attack.ts';
import { auxiliary } from './auxiliary.ts';
import { check } from './check.ts';
import { drone } from './drone.ts';
import { hacking } from './hacking.ts';
import { opposed } from './opposed.ts';
import { power } from './power.ts';
import { support } from './support.ts';

export const obietnicaEdenu: System = {
  id: 'obietnica-edenu',
  name: { pl: 'Obietnica Edenu', en: 'Obietnica Edenu (Promise of Eden)' },
  rulebook: 'Obietnica Edenu: Mechanika podstawowa',
  rulesVersion: 1,
  tests: { check, auxiliary, opposed, power, hacking, drone, attack, support },
};
