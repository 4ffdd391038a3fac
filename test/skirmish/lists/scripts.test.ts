import { shows } from './rows.ts';
import { answers } from './script-positions.ts';

shows(
  'objective',
  answers('objective', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '7 move 2 to 1,0',
    'the console is far, an enemy is in range': '7 move 2 to 1,0',
    'beside the escorted figure': '4 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '4 drag E to 4,0, + move 1 to 3,0',
    'the target in cover, and a step shows it': '5 move 1 to 4,5; 6 attack K gun',
    'the target and a nearer enemy in range': '6 attack K gun; 6 attack K gun',
    'the target in cover, and no step helps': '6 aim; 6 attack K gun',
    'the target far off, another enemy in range': '7 move 2 to 12,0',
    'an enemy in cover, and a step shows it': '8 move 1 to 4,5; 9 attack K gun',
    'of two enemies one has a single PŻ left': '9 attack F gun; 9 attack F gun',
    'hurt, and an enemy far off': '3 medytacja',
    'an enemy far off': '10 move 2 to 12,0',
    'nothing to do': '11 hunker wait 1',
  }),
);

shows(
  'gunline',
  answers('gunline', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '8 move 1 to 7,0; 11 move 1 to 1,0',
    'the console is far, an enemy is in range': '8 move 1 to 7,0; 10 attack K gun',
    'beside the escorted figure': '4 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '10 attack K gun; 10 attack K gun',
    'the target in cover, and a step shows it': '6 move 1 to 4,5; 7 attack K gun',
    'the target and a nearer enemy in range': '7 attack K gun; 7 attack K gun',
    'the target in cover, and no step helps': '7 aim; 7 attack K gun',
    'the target far off, another enemy in range': '8 move 1 to 17,0; 10 attack F blade',
    'in contact, where it may not shoot from': '5 move 1 to 9,1; 10 attack K gun',
    'an enemy in cover, and a step shows it': '9 move 1 to 4,5; 10 attack K gun',
    'of two enemies one has a single PŻ left': '10 attack F gun; 10 attack F gun',
    'hurt, and an enemy far off': '3 medytacja',
    'an enemy far off': '12 move 2 to 12,0',
    'nothing to do': '13 hunker wait 1',
  }),
);

shows(
  'brawler',
  answers('brawler', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '9 move 2 to 1,0',
    'the console is far, an enemy is in range': '9 move 2 to 1,0',
    'beside the escorted figure': '8 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '7 move 1 to 6,0; 6 attack K blade',
    'the target in contact': '4 attack K blade; 4 attack K blade',
    'the target within a charge': '5 move 1 to 1,0; 4 attack K blade',
    'the target far off, another enemy in range': '5 move 2 to 11,0',
    'in contact with two enemies': '6 attack F blade; 6 attack F blade',
    'an enemy within a charge': '7 move 1 to 1,0; 6 attack K blade',
    'hurt, and an enemy far off': '3 medytacja',
    'an enemy far off': '11 move 2 to 12,0',
    'slow, an enemy in sight': '12 attack K gun; 10 attack K gun',
    'nothing to do': '13 hunker wait 1',
  }),
);

shows(
  'cautious',
  answers('cautious', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '9 move 1 to 7,0; 11 move 1 to 1,0',
    'the console is far, an enemy is in range': '9 move 1 to 7,0; 10 attack K gun',
    'beside the escorted figure': '5 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '10 attack K gun, + hunker',
    'the target in cover, and a step shows it': '7 move 1 to 4,5; 8 attack K gun',
    'the target and a nearer enemy in range': '8 attack K gun, + hunker',
    'the target in cover, and no step helps': '8 aim, + attack K gun',
    'the target far off, another enemy in range': '9 move 1 to 17,0; 10 attack F blade',
    'one PŻ left, and a place to hide': '4 move 1 to 8,2; 4 hunker',
    'in the open, cover near': '6 move 1 to 9,3; 10 attack K gun',
    'an enemy in cover, and a step shows it': '7 move 1 to 4,5; 10 attack K gun',
    'of two enemies one has a single PŻ left': '10 attack F gun, + hunker',
    'hurt, and an enemy far off': '3 medytacja',
    'an enemy far off': '12 move 2 to 12,0',
    'nothing to do': '13 hunker wait 1',
  }),
);

shows(
  'coordinated',
  answers('coordinated', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '7 move 2 to 1,0',
    'the console is far, an enemy is in range': '7 move 2 to 1,0',
    'beside the escorted figure': '4 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '4 drag E to 4,0, + move 1 to 3,0',
    'the target in cover, and a step shows it': '5 move 1 to 4,5; 6 attack K gun',
    'the target and a nearer enemy in range': '6 attack K gun; 6 attack K gun',
    'the target in cover, and no step helps': '6 aim; 6 attack K gun',
    'the target far off, another enemy in range': '7 move 2 to 12,0',
    'not the runner, an enemy at hand of the runner': '8 move 1 to 7,2; 10 attack K blade',
    'not the runner, two enemies and one in reach of both': '10 attack K gun; 10 attack K gun',
    'not the runner, nobody to fight': '11 move 2 to 1,0',
    'an enemy in cover, and a step shows it': '9 move 1 to 4,5; 10 attack K gun',
    'of two enemies one has a single PŻ left': '10 attack F gun; 10 attack F gun',
    'hurt, and an enemy far off': '3 medytacja',
    'an enemy far off': '12 move 2 to 12,0',
    'nothing to do': '13 hunker wait 1',
  }),
);
