import type { System } from '../system.ts';
import { attack } from './attack.ts';
import { duel } from './duel.ts';
import { poolRound } from './pool-round.ts';
import { poolTest } from './pool-test.ts';
import { test } from './test.ts';

export const teohiphip: System = {
  id: 'teohiphip',
  name: { pl: 'TEOHIPHIP', en: 'TEOHIPHIP' },
  rulebook: 'TEOHIPHIP: Szybki start, Podręcznik czasownika, Podręcznik mistrza gry',
  rulesVersion: 1,
  tests: { test, attack, duel, 'pool-test': poolTest, 'pool-round': poolRound },
};
