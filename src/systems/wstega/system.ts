import type { System } from '../system.ts';
import { costs } from './costs.ts';
import { dynamic } from './dynamic.ts';
import { magic } from './magic.ts';
import { mixed } from './mixed.ts';
import { rozbicie } from './rozbicie.ts';
import { skill } from './skill.ts';
import { staticTest } from './static.ts';
import { style } from './style.ts';

export const wstega: System = {
  id: 'wstega',
  name: { pl: 'Wstęga', en: 'Wstęga (Ribbon)' },
  rulebook: 'Wstęga 4: robocza wersja zasad',
  rulesVersion: 1,
  tests: { static: staticTest, dynamic, mixed, skill, style, magic, rozbicie, costs },
};
