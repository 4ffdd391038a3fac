import type { Wanted } from '../../engine/cover-search.ts';
import { apTowards } from '../approach.ts';
import { HOLDS } from '../priority-list.ts';
import { algorithm } from './algorithm.ts';

const ANYBODY = { quarry: 'anybody' } as const;
const FIELD_OF_FIRE: Wanted = { sight: 'open', nearest: 'enemy', advances: true, range: 0 };

/** Attacks everybody who is not of its side, without asking. A group of figures is gone for by its nearest one. */
export const NEUTRALIZACJA_WSZYSTKICH = algorithm('neutralizacja-wszystkich', [
  {
    id: 'attack',
    name: { pl: 'atakuje najbliższą obcą postać', en: 'attacks the nearest figure of another side' },
    find: (situation, figure) => situation.target(figure, ANYBODY),
    act: (situation, figure, other) => situation.attack(figure, other),
    second: (situation, figure) => situation.hunkerOrAim(figure),
  },
  {
    id: 'advance',
    name: { pl: 'idzie za osłoną na widoczne postacie', en: 'goes behind cover at figures in sight' },
    find: (situation, figure) => situation.nearestSeen(figure, 'anybody'),
    act: (situation, figure, other) => {
      const ap = apTowards(situation, figure, other);
      const cover = situation.coverFrom(figure, other, ap, FIELD_OF_FIRE);
      if (!situation.goTo(figure, cover, ap)) situation.charge(figure, other, ap);
    },
  },
  {
    id: 'search',
    name: { pl: 'idzie tam, gdzie ostatnio kogoś widziano', en: 'goes to where anybody was last seen' },
    find: () => HOLDS,
    act: (situation, figure) => situation.goTo(figure, situation.lastSeenCell(figure)),
  },
]);
