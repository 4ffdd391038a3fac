import type { System } from '../system.ts';
import { check } from './check.ts';

export const obietnicaEdenu: System = {
  id: 'obietnica-edenu',
  name: { pl: 'Obietnica Edenu', en: 'Obietnica Edenu (Promise of Eden)' },
  rulebook: 'Obietnica Edenu: Mechanika podstawowa',
  rulesVersion: 1,
  tests: { check },
};
