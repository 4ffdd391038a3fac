import { shows } from './rows.ts';
import { answers } from './script-positions.ts';

shows(
  'objective',
  answers('objective', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '6 move 2 to 1,0',
    'the console is far, an enemy is in range': '6 move 2 to 1,0',
    'beside the escorted figure': '3 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '3 drag E to 4,0, + move 1 to 3,0',
    'the target in cover, and a step shows it': '4 move 1 to 4,5; 5 attack K gun',
    'the target and a nearer enemy in range': '5 attack K gun; 5 attack K gun',
    'the target in cover, and no step helps': '5 aim; 5 attack K gun',
    'the target far off, another enemy in range': '6 move 2 to 12,0',
    'an enemy in cover, and a step shows it': '7 move 1 to 4,5; 8 attack K gun',
    'of two enemies one has a single PŻ left': '8 attack F gun; 8 attack F gun',
    'an enemy far off': '9 move 2 to 12,0',
    'nothing to do': '10 hunker wait 1',
  }),
);

shows(
  'gunline',
  answers('gunline', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '7 move 1 to 7,0; 10 move 1 to 1,0',
    'the console is far, an enemy is in range': '7 move 1 to 7,0; 9 attack K gun',
    'beside the escorted figure': '3 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '9 attack K gun; 9 attack K gun',
    'the target in cover, and a step shows it': '5 move 1 to 4,5; 6 attack K gun',
    'the target and a nearer enemy in range': '6 attack K gun; 6 attack K gun',
    'the target in cover, and no step helps': '6 aim; 6 attack K gun',
    'the target far off, another enemy in range': '7 move 1 to 17,0; 9 attack F blade',
    'in contact, where it may not shoot from': '4 move 1 to 9,1; 9 attack K gun',
    'an enemy in cover, and a step shows it': '8 move 1 to 4,5; 9 attack K gun',
    'of two enemies one has a single PŻ left': '9 attack F gun; 9 attack F gun',
    'an enemy far off': '11 move 2 to 12,0',
    'nothing to do': '12 hunker wait 1',
  }),
);

shows(
  'brawler',
  answers('brawler', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '8 move 2 to 1,0',
    'the console is far, an enemy is in range': '8 move 2 to 1,0',
    'beside the escorted figure': '7 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '6 move 1 to 6,0; 5 attack K blade',
    'the target in contact': '3 attack K blade; 3 attack K blade',
    'the target within a charge': '4 move 1 to 1,0; 3 attack K blade',
    'the target far off, another enemy in range': '4 move 2 to 11,0',
    'in contact with two enemies': '5 attack F blade; 5 attack F blade',
    'an enemy within a charge': '6 move 1 to 1,0; 5 attack K blade',
    'an enemy far off': '10 move 2 to 12,0',
    'slow, an enemy in sight': '11 attack K gun; 9 attack K gun',
    'nothing to do': '12 hunker wait 1',
  }),
);

shows(
  'cautious',
  answers('cautious', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '8 move 1 to 7,0; 10 move 1 to 1,0',
    'the console is far, an enemy is in range': '8 move 1 to 7,0; 9 attack K gun',
    'beside the escorted figure': '4 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '9 attack K gun, + hunker',
    'the target in cover, and a step shows it': '6 move 1 to 4,5; 7 attack K gun',
    'the target and a nearer enemy in range': '7 attack K gun, + hunker',
    'the target in cover, and no step helps': '7 aim, + attack K gun',
    'the target far off, another enemy in range': '8 move 1 to 17,0; 9 attack F blade',
    'one PŻ left, and a place to hide': '3 move 1 to 8,2; 3 hunker',
    'in the open, cover near': '5 move 1 to 9,3; 9 attack K gun',
    'an enemy in cover, and a step shows it': '6 move 1 to 4,5; 9 attack K gun',
    'of two enemies one has a single PŻ left': '9 attack F gun, + hunker',
    'an enemy far off': '11 move 2 to 12,0',
    'nothing to do': '12 hunker wait 1',
  }),
);

shows(
  'coordinated',
  answers('coordinated', {
    'beside the console': '1 interact console; 1 interact console',
    'the work is done': '2 move 1 to 6,1, + leave by 2',
    'the console is far': '6 move 2 to 1,0',
    'the console is far, an enemy is in range': '6 move 2 to 1,0',
    'beside the escorted figure': '3 drag E to 4,0, + move 1 to 3,0',
    'an enemy at hand of the escorted figure': '3 drag E to 4,0, + move 1 to 3,0',
    'the target in cover, and a step shows it': '4 move 1 to 4,5; 5 attack K gun',
    'the target and a nearer enemy in range': '5 attack K gun; 5 attack K gun',
    'the target in cover, and no step helps': '5 aim; 5 attack K gun',
    'the target far off, another enemy in range': '6 move 2 to 12,0',
    'not the runner, an enemy at hand of the runner': '7 move 1 to 7,2; 9 attack K blade',
    'not the runner, two enemies and one in reach of both': '9 attack K gun; 9 attack K gun',
    'not the runner, nobody to fight': '10 move 2 to 1,0',
    'an enemy in cover, and a step shows it': '8 move 1 to 4,5; 9 attack K gun',
    'of two enemies one has a single PŻ left': '9 attack F gun; 9 attack F gun',
    'an enemy far off': '11 move 2 to 12,0',
    'nothing to do': '12 hunker wait 1',
  }),
);
