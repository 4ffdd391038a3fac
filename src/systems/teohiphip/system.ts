import type { System } from '../system.ts';
import { test } from './test.ts';

export const teohiphip: System = {
  id: 'teohiphip',
  name: { pl: 'TEOHIPHIP', en: 'TEOHIPHIP' },
  rulebook: 'TEOHIPHIP: Szybki start, Podręcznik czasownika, Podręcznik mistrza gry',
  rulesVersion: 1,
  tests: { test },
};
