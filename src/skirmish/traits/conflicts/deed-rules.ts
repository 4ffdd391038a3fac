import type { Deed } from '../trait.ts';
import { type ConflictKind, does, eitherWay, type Held, type Verdict } from './held.ts';

/** Two deeds that meet on one figure; `one` and `other` in the sentence are the names of the traits that do them. */
type DeedPair = readonly [one: Deed, other: Deed, kind: ConflictKind, why: (one: string, other: string) => string];

/** All deeds that meet, except wounds: see `wound-rules.ts`. */
const DEED_PAIRS: readonly DeedPair[] = [
  // Dice kept for the next round.
  ['keepsDie', 'keepsNothing', 'void', (one, other) => `${other} forbids what ${one} allows.`],
  ['keepsDie', 'keepsNoSix', 'weaker', (one, other) => `${other} leaves ${one} a 5 at best.`],
  [
    'keepsNothing',
    'keepsNoSix',
    'void',
    (one, other) => `${one} forbids to keep any die, so that ${other} forbids nothing more.`,
  ],

  // Swaps that must be made, and swaps that are forbidden.
  ...(['takesBest', 'givesBest'] as const).flatMap((must): DeedPair[] => [
    [
      must,
      'noSwapFirst',
      'void',
      (one, other) => `${one} swaps in the first test only, where ${other} forbids it: it never happens.`,
    ],
    [must, 'noSwapWhenLow', 'weaker', (one, other) => `${other} forbids the swap of ${one} at 3 PŻ or fewer.`],
    [must, 'barredByOne', 'weaker', (one, other) => `${other} forbids the swap of ${one} when it bars the pool.`],
    [must, 'parity', 'weaker', (one, other) => `${one} takes only the dice that ${other} allows in the round.`],
    [must, 'lowFirst', 'note', (one, other) => `The swap of ${one} comes before that of ${other}.`],
    [
      must,
      'dieAfterUnused',
      'weaker',
      (one, other) => `${one} uses a die in every round with a test, after which ${other} gives none.`,
    ],
    [
      must,
      'shakenBySwap',
      'note',
      (one, other) => `The swap of ${one} in the first test hinders the second by ${other}.`,
    ],
  ]),
  [
    'takesBest',
    'givesBest',
    'note',
    (one, other) => `Both swap in the first test, ${one} before ${other}; where one swap is allowed, only ${one}.`,
  ],
  [
    'takesBest',
    'freeSix',
    'weaker',
    (one, other) => `The swap that ${one} forces is paid for: ${other} makes none free that is forced.`,
  ],
  [
    'takesBest',
    'freeSwap',
    'weaker',
    (one, other) => `The swap that ${one} forces is paid for: ${other} makes none free that is forced.`,
  ],
  [
    'takesBest',
    'freeWhenLow',
    'note',
    (one, other) => `The swap that ${one} forces is free by ${other} at 2 PŻ or fewer.`,
  ],
  ['lowFirst', 'noSwapFirst', 'weaker', (one, other) => `${other} keeps the low die of ${one} out of the first test.`],
  ['lowFirst', 'noSwapWhenLow', 'weaker', (one, other) => `${other} forbids the swap of ${one} at 3 PŻ or fewer.`],
  [
    'lowFirst',
    'parity',
    'weaker',
    (one, other) => `Only the 1 or only the 2 can be swapped under ${other}, so that ${one} asks for less.`,
  ],
  ['lowFirst', 'barredByOne', 'weaker', (one, other) => `With a 1 in the pool ${other} forbids the swap of ${one}.`],
  ['lowFirst', 'rerollsOne', 'weaker', (one, other) => `${other} rolls a 1 again before ${one} looks for one.`],
  [
    'noSwapFirst',
    'noSwapWhenLow',
    'weaker',
    (one, other) => `At 3 PŻ or fewer ${one} forbids nothing that ${other} does not.`,
  ],
  [
    'shakenBySwap',
    'noSwapFirst',
    'weaker',
    (one, other) =>
      `With ${other} the first swap is in the second test, and only a third one in the activation is hindered by ${one}.`,
  ],

  // Free swaps.
  [
    'freeWhenLow',
    'noSwapWhenLow',
    'void',
    (one, other) => `${one} makes swaps free at 2 PŻ or fewer, where ${other} forbids them.`,
  ],
  ...(['freeSwap', 'freeSix'] as const).flatMap((free): DeedPair[] => [
    [
      free,
      'noSwapWhenLow',
      'weaker',
      (one, other) => `${other} forbids also the free swap of ${one} at 3 PŻ or fewer.`,
    ],
    [free, 'noSwapFirst', 'weaker', (one, other) => `${other} forbids also the free swap of ${one} in the first test.`],
    [
      free,
      'freeWhenLow',
      'weaker',
      (one, other) => `At 2 PŻ or fewer every swap is free by ${other}, and ${one} adds nothing.`,
    ],
  ]),
  [
    'freeWhenLow',
    'noSwapFirst',
    'weaker',
    (one, other) => `${other} forbids also the free swaps of ${one} in the first test.`,
  ],

  // Only even dice, or only odd ones.
  [
    'freeSix',
    'parity',
    'weaker',
    (one, other) => `${other} lets a 6 be swapped in even rounds only, and with it ${one}.`,
  ],
  [
    'setsDie',
    'parity',
    'weaker',
    (one, other) => `Under ${other} the die of ${one} is a 5 in odd rounds and a 6 in even ones.`,
  ],
  [
    'nudgesDie',
    'parity',
    'weaker',
    (one, other) => `Under ${other} the die of ${one} goes from 4 to 5 in odd rounds and from 5 to 6 in even ones.`,
  ],
  [
    'flipsDie',
    'parity',
    'weaker',
    (one, other) =>
      `A die and its other side are never both odd: under ${other} ${one} turns a 2 in odd rounds and a 1 in even ones.`,
  ],

  // What the pool is like when an activation begins.
  ...(['rerollsOne', 'rerollsAny', 'rerollsAll', 'setsDie'] as const).flatMap((better): DeedPair[] => [
    [better, 'barredByOne', 'weaker', (one, other) => `${one} may take away the 1 before ${other} looks for it.`],
  ]),
  ...(['dieWhenLow', 'keepsDie', 'rerollsOne', 'rerollsAny', 'rerollsAll', 'nudgesDie', 'setsDie'] as const).flatMap(
    (better): DeedPair[] => [
      [
        better,
        'spoilsLuck',
        'weaker',
        (one, other) => `One success more by ${one} may be the one too many that ${other} spoils.`,
      ],
    ],
  ),
  ['spoilsLuck', 'barredByOne', 'note', (one, other) => `The 1 that ${one} makes bars the pool by ${other}.`],
  [
    'burnsForAdvantage',
    'barredByOne',
    'weaker',
    (one, other) => `When ${other} bars the pool, ${one} has nothing to burn.`,
  ],

  // Recovery.
  ...(['healsWhenLow', 'meditates', 'healsOnCritical', 'recoversAtOne'] as const).flatMap((heals): DeedPair[] => [
    [
      heals,
      'healingTested',
      'weaker',
      (one, other) => `${one} recovers PŻ only after the test that ${other} asks for.`,
    ],
  ]),

  // Pool dice that come when few PŻ are left.
  ...(['dieAtOne', 'dieWhenLow', 'dieWhenHurt'] as const).flatMap((adds): DeedPair[] => [
    [adds, 'noSwapWhenLow', 'weaker', (one, other) => `${other} forbids to swap the die of ${one} at 3 PŻ or fewer.`],
  ]),
];

/** What the table says of two traits. */
export function deedRules(one: Held, other: Held): Verdict[] {
  return DEED_PAIRS.flatMap(([first, second, kind, why]) =>
    eitherWay(one, other, (a, b) => (does(a, first) && does(b, second) ? [{ kind, why: why(a.name, b.name) }] : [])),
  );
}
