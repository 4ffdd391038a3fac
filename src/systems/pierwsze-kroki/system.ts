import type { System } from '../system.ts';
import { advancement } from './advancement.ts';
import { attack } from './attack.ts';
import { check } from './check.ts';
import { deathSave } from './death-save.ts';
import { dread } from './dread.ts';
import { flight } from './flight.ts';
import { gamble } from './gamble.ts';
import { haggle } from './haggle.ts';
import { journey } from './journey.ts';
import { loot } from './loot.ts';
import { lootGold } from './loot-gold.ts';
import { opposed } from './opposed.ts';
import { treasureDig } from './treasure-dig.ts';

export const pierwszeKroki: System = {
  id: 'pierwsze-kroki',
  name: { pl: 'Pierwsze Kroki', en: 'Pierwsze Kroki (First Steps)' },
  rulebook: 'Pierwsze Kroki: Księga Zasad',
  rulesVersion: 1,
  tests: {
    check,
    opposed,
    flight,
    haggle,
    gamble,
    attack,
    'death-save': deathSave,
    journey,
    dread,
    'treasure-dig': treasureDig,
    loot,
    'loot-gold': lootGold,
    advancement,
  },
};
