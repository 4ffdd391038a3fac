import type { Play } from '../play.ts';
import { CARDS_WITH_JOKERS, isJoker, STANDARD_CARDS } from '../playing-cards.ts';
import { convertCards } from './conversion.ts';
import { choicesOf, drawFate, fateInPlay } from './fate.ts';
import { drawExtra, drawFirst } from './hand.ts';
import { type Helps, helpsOf, pointsByRank, SECOND, TESTED } from './helps.ts';
import type { Side } from './opposed-odds.ts';
import type { Opposed, Readings } from './opposed-parameters.ts';
import { type Ending, packEnding } from './opposed-result.ts';
import { relabelledDeck, type SwapOfSuits } from './relabelled-deck.ts';
import { stylesOf } from './styles.ts';
import { Verdict } from './verdict.ts';

/** The helps of one side: a sum is as good as it gets, there is nothing that it must reach. */
function helpsOfSide(styles: string, recolour: boolean, readings: Readings): Helps {
  const nothing = { breaks: 0, 'break-value': '5', premium: 0 };
  const helps = helpsOf(
    { ...nothing, recolour, styles },
    { ...readings, 'threshold.rounding': 'half-up', 'style-xi.unit': 'points' },
  );
  return { ...helps, contemplation: false, run: readings['style-xi.opposed'] === 'adds' ? helps.run : 0 };
}

export function sidesOf(asked: Opposed, readings: Readings) {
  const extra = (styles: string) => (stylesOf(styles).has('XII') ? 1 : 0);
  const own = {
    cards: asked.cards + extra(asked.styles) + fateInPlay(asked.fate, readings),
    recolour: asked.recolour,
    helps: helpsOfSide(asked.styles, asked.recolour, readings),
  };
  const other = {
    cards: asked['opponent-cards'] + extra(asked['opponent-styles']),
    recolour: asked['opponent-recolour'],
    helps: helpsOfSide(asked['opponent-styles'], asked['opponent-recolour'], readings),
  };
  return { own, other, lead: asked.premium - asked['opponent-premium'] };
}

/** Whether cards are worth what they say, in their own suits. */
export function isPlain({ helps }: Side): boolean {
  const plain = pointsByRank(new Set());
  return !helps.heartsConverted && helps.points.every((points, rank) => points === plain[rank]);
}

/** The opponent tests another suit than the hero, or the same. */
const OTHER_SUIT: SwapOfSuits = [0, 1, TESTED, SECOND];

/** What a hand comes to: jokers completed, if they may be. */
function sumOf(hand: readonly number[], verdict: Verdict, readings: Readings): number {
  return readings['opposed.jokers'] === 'complete' ? verdict.pointsWithJokers(hand) : verdict.pointsWithoutJokers(hand);
}

/** The best lead with the fewest Fate cards that turn it into a win, or else a tie; undefined when none do. */
function leadWithFate(
  lead: number,
  fate: readonly number[],
  leadOf: (spent: readonly number[]) => number,
  readings: Readings,
): Pick<Ending, 'lead' | 'spent'> | undefined {
  const mayTie = readings['opposed.fate'] === 'win-or-tie' && readings['opposed.tie'] === 'nobody' && lead < 0;
  for (const wanted of mayTie ? [1, 0] : [1]) {
    for (let spent = 1; spent <= fate.length; spent++) {
      const best = Math.max(...choicesOf(fate, spent).map(leadOf));
      if (best >= wanted) return { lead: best, spent };
    }
  }
  return undefined;
}

export function playOpposed(asked: Opposed, readings: Readings): Play {
  const helps = helpsOfSide(asked.styles, asked.recolour, readings);
  const otherHelps = helpsOfSide(asked['opponent-styles'], asked['opponent-recolour'], readings);
  const verdict = new Verdict(helps);
  const otherVerdict = new Verdict(otherHelps);
  const styles = stylesOf(asked.styles);
  const otherStyles = stylesOf(asked['opponent-styles']);
  const size = asked.jokers ? CARDS_WITH_JOKERS : STANDARD_CARDS;
  const fateCards = fateInPlay(asked.fate, readings);
  const isSame = asked.suits === 'same';
  return (chance) => {
    const deck = chance.deck(size);
    const fate = drawFate(chance, deck, size, fateCards, readings);
    const drawn = drawExtra(deck, drawFirst(deck, [], asked.cards, styles), styles, helps);
    const otherDeck = readings['opposed.deck'] === 'own' ? chance.deck(size, 'opponent-cards') : deck;
    const seen = isSame ? otherDeck : relabelledDeck(otherDeck, OTHER_SUIT);
    const otherHand = drawExtra(
      seen,
      drawFirst(seen, [], asked['opponent-cards'], otherStyles),
      otherStyles,
      otherHelps,
    );
    const toBeat = sumOf(otherHand, otherVerdict, readings) + asked['opponent-premium'] - asked.premium;
    const wins = { passesWithoutJokers: (cards: readonly number[]) => verdict.pointsWithoutJokers(cards) > toBeat };
    const converted = asked.conversion ? convertCards(drawn, deck, helps, wins, readings['conversion.source']) : drawn;
    const hand = readings['fate.policy'] === 'all' ? [...converted, ...fate] : converted;
    const joker = !hand.some(isJoker) ? 'none' : wins.passesWithoutJokers(hand) ? 'bonus' : 'joker';
    const leadOf = (cards: readonly number[]) => sumOf(cards, verdict, readings) - toBeat;
    const lead = leadOf(hand);
    const mend = lead <= 0 && readings['fate.policy'] === 'minimal';
    const mended = mend ? leadWithFate(lead, fate, (spent) => leadOf([...hand, ...spent]), readings) : undefined;
    return packEnding({ lead, spent: 0, joker, ...mended });
  };
}
