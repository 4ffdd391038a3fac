import type { System } from '../system.ts';
import { check } from './check.ts';
import { opposed } from './opposed.ts';

export const pierwszeKroki: System = {
  id: 'pierwsze-kroki',
  name: { pl: 'Pierwsze Kroki', en: 'Pierwsze Kroki (First Steps)' },
  rulebook: 'Pierwsze Kroki: Księga Zasad',
  rulesVersion: 1,
  tests: { check, opposed },
};
