import { Fraction } from '../../probability/fraction.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { Decided } from '../system.ts';
import { isQuick } from './feasible.ts';
import { figuresIn } from './marks.ts';
import { policyFor, Values } from './policy.ts';
import { Reveal, type State } from './reveal.ts';
import type { Setting } from './setting.ts';
import { forEachState } from './walk.ts';

const STATUS = {
  win: { pl: 'wygrywasz', en: 'winning' },
  tie: { pl: 'remis', en: 'tied' },
  lose: { pl: 'przegrywasz', en: 'losing' },
} as const;

interface Line {
  readonly situation: Bilingual;
  readonly revealed: number;
  readonly goesOn: boolean;
  /** Ways to come to the situation, and the value there times those ways. */
  weight: bigint;
  own: Fraction;
  best: Fraction;
}

/**
 * Every situation in which the player may stop, what the policy does there and what it is worth: the likeliest first
 * among those with as much revealed. Situations that differ only in the colour of a figure are one. Empty where no choice
 * comes up, and for a pool so large that its situations cannot be gone through in two seconds.
 */
export function decisionsOf(setting: Setting): readonly Decided[] {
  if (setting.mayStopUpTo <= 0 || !isQuick({ ...setting, policy: 'optimal' })) return [];
  // Figures are followed one by one whatever the policy: what is still in the deck decides what going on is worth.
  const reveal = new Reveal(setting, true);
  const policy = policyFor(reveal);
  const ownValues = new Values(reveal, policy);
  const bestValues = new Values(reveal);
  const total = reveal.waysLeft(reveal.start);
  const lines = new Map<string, Line>();
  forEachState(reveal, policy, {
    end: () => {},
    choice({ state, weight }, goesOn) {
      const situation = situationOf(reveal, state);
      const key = `${situation.en} ${goesOn}`;
      const { revealed } = state;
      const line = lines.get(key) ?? {
        situation,
        revealed,
        goesOn,
        weight: 0n,
        own: Fraction.ZERO,
        best: Fraction.ZERO,
      };
      const ways = new Fraction(weight);
      line.weight += weight;
      line.own = line.own.plus(ownValues.asFraction(ownValues.of(state), state).times(ways));
      line.best = line.best.plus(bestValues.asFraction(bestValues.of(state), state).times(ways));
      lines.set(key, line);
    },
  });
  return [...lines.values()]
    .sort((a, b) => a.revealed - b.revealed || Number(b.weight > a.weight) - Number(b.weight < a.weight))
    .map(({ situation, goesOn, weight, own, best }) => ({
      situation,
      action: goesOn ? { pl: 'odkryj następną', en: 'reveal the next' } : { pl: 'zakończ', en: 'stop' },
      chance: new Fraction(weight, total),
      value: own.dividedBy(new Fraction(weight)),
      bestValue: best.dividedBy(new Fraction(weight)),
    }));
}

const FIGURE_NAMES = {
  jack: { pl: ['walet dodatni', 'walet ujemny'], en: ['positive jack', 'negative jack'] },
  queen: { pl: ['dama dodatnia', 'dama ujemna'], en: ['positive queen', 'negative queen'] },
  king: { pl: ['król dodatni', 'król ujemny'], en: ['positive king', 'negative king'] },
  joker: { pl: ['joker dodatni', 'joker ujemny'], en: ['positive joker', 'negative joker'] },
} as const;

const OTHER_NAMES = {
  red: { pl: 'czerwony as', en: 'red ace' },
  black: { pl: 'czarny as', en: 'black ace' },
  cards: { pl: 'karta powyżej', en: 'card above' },
  dice: { pl: 'kość powyżej', en: 'die above' },
  dead: { pl: 'karta poniżej', en: 'card below' },
} as const;

/** What lies on the table, as far as it matters: `2 revealed, losing: negative queen, card below`. */
function situationOf(reveal: Reveal, state: State): Bilingual {
  const inLanguage = (language: 'pl' | 'en') => {
    const figures = figuresIn(state.marks).flatMap(({ figure, positive, negative }) => {
      const [works, against] = FIGURE_NAMES[figure][language];
      return [counted(works, positive), counted(against, negative)];
    });
    const others = [
      counted(OTHER_NAMES.red[language], state.redAces),
      counted(OTHER_NAMES.black[language], state.blackAces),
      counted(OTHER_NAMES.cards[language], state.cards.length),
      counted(OTHER_NAMES.dice[language], state.dice.length),
      counted(OTHER_NAMES.dead[language], state.dead),
    ];
    return [...figures, ...others].filter((text) => text !== '').join(', ');
  };
  const { revealed, other } = state;
  const status = STATUS[reveal.status(state)];
  const opposed = (name: string) => (other > 0 ? `, ${name} ${other}` : '');
  const tail = (text: string) => (text === '' ? '' : `: ${text}`);
  return {
    pl: `odkryto ${revealed}${opposed('przeciwnik')}, ${status.pl}${tail(inLanguage('pl'))}`,
    en: `${revealed} revealed${opposed('opposition')}, ${status.en}${tail(inLanguage('en'))}`,
  };
}

function counted(name: string, count: number): string {
  return count === 0 ? '' : count === 1 ? name : `${count} × ${name}`;
}
