import type { System } from '../system.ts';
import { attack } from './attack.ts';
import { creation } from './creation.ts';
import { dilemma } from './dilemma.ts';
import { dilemmaTwo } from './dilemma-two.ts';
import { fatum } from './fatum.ts';
import { group } from './group.ts';
import { initiative } from './initiative.ts';
import { opposed } from './opposed.ts';

export const drugaStrona: System = {
  id: 'druga-strona',
  name: { pl: 'Druga Strona', en: 'Druga Strona (The Other Side)' },
  rulebook: 'Druga Strona: Podręcznik do gry fabularnej',
  rulesVersion: 1,
  tests: { dilemma, 'dilemma-two': dilemmaTwo, group, opposed, fatum, initiative, creation, attack },
};
