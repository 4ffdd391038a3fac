import { Fraction } from '../../probability/fraction.ts';
import { KING } from '../playing-cards.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { fateInPlay } from './fate.ts';
import { looksAtPoints } from './helps.ts';
import { canShareDeck, type Draws, opposedWithOneDeck, opposedWithOwnDecks, type Side } from './opposed-odds.ts';
import { type Opposed, PARAMETERS, type Readings, RULINGS } from './opposed-parameters.ts';
import { isPlain, playOpposed, sidesOf } from './opposed-play.ts';
import { FATE_COUNTS, MOST_LEAD, packEnding, unpackEnding } from './opposed-result.ts';
import { OPPOSED } from './opposed-rulings.ts';
import { GREATEST_FATE } from './result.ts';
import { drawsAtOnce, stylesOf } from './styles.ts';

function outcomeOfLead(lead: number, readings: Pick<Readings, 'opposed.tie'>): 'win' | 'tie' | 'lose' {
  if (lead > 0) return 'win';
  return lead < 0 || readings['opposed.tie'] === 'opponent' ? 'lose' : 'tie';
}

const LOSE = { id: 'lose', name: { pl: 'przegrana', en: 'lose' } };
const TIE = { id: 'tie', name: { pl: 'remis', en: 'tie' } };
const WIN = { id: 'win', name: { pl: 'wygrana', en: 'win' } };

/** No hand of ten with two completed jokers comes to more; nor does any with all helps. */
const MOST_OF_HAND = 100;
const MOST_WITH_HELPS = 400;

function mostLead(asked: Opposed): number {
  const isBare =
    asked.styles === 'none' && asked['opponent-styles'] === 'none' && asked.fate === 0 && !asked.conversion;
  return isBare ? MOST_OF_HAND : MOST_WITH_HELPS;
}

export const opposed = defineTest({
  name: { pl: 'Test przeciwstawny', en: 'Opposed test' },
  place: OPPOSED,
  rule:
    'Both sides draw the cards of their powers and add up the suit that each tests, with one card recoloured and the ' +
    'premium. The greater sum wins. A joker becomes a ten for the side that loses. Styles may be used, and Fate cards join ' +
    'the test of the side that does not win.',
  parameters: PARAMETERS,
  rulings: RULINGS,
  views: {
    outcome: {
      name: { pl: 'wynik', en: 'outcome' },
      outcomes: (_, readings) => (readings['opposed.tie'] === 'nobody' ? [LOSE, TIE, WIN] : [LOSE, WIN]),
      outcomeOf: (result, _, readings) => outcomeOfLead(unpackEnding(result).lead, readings),
      headline: 'win',
    },
    lead: {
      name: { pl: 'przewaga w punktach', en: 'lead in points' },
      outcomes(asked) {
        const premiums = asked.premium - asked['opponent-premium'];
        return numberOutcomes(premiums - mostLead(asked), premiums + mostLead(asked));
      },
      outcomeOf: (result) => unpackEnding(result).lead,
      headline: '1+',
    },
    joker: {
      name: { pl: 'joker', en: 'joker' },
      outcomes: () => [
        { id: 'none', name: { pl: 'bez jokera', en: 'no joker' } },
        { id: 'joker', name: { pl: 'joker, bez niego nie wygrana', en: 'joker, no win without it' } },
        { id: 'bonus', name: { pl: 'wygrana bez jokera: premia', en: 'won without the joker: its reward' } },
      ],
      outcomeOf: (result) => unpackEnding(result).joker,
      headline: 'bonus',
    },
    fate: {
      name: { pl: 'wydane Karty Losu', en: 'Fate cards spent' },
      outcomes: (_, readings) => [
        ...(readings['opposed.tie'] === 'nobody' ? [LOSE, TIE] : [LOSE]),
        ...Array.from({ length: FATE_COUNTS }, (_, index) => {
          const spent = GREATEST_FATE - index;
          return { id: `spent-${spent}`, name: { pl: `wygrana, wydane: ${spent}`, en: `win, ${spent} spent` } };
        }),
      ],
      outcomeOf(result, _, readings) {
        const { lead, spent } = unpackEnding(result);
        const outcome = outcomeOfLead(lead, readings);
        return outcome === 'win' ? `spent-${spent}` : outcome;
      },
      headline: 'spent-3+',
    },
  },
  table: { down: 'cards', across: 'opponent-cards' },
  amounts: {
    lead: {
      name: { pl: 'przewaga w punktach', en: 'lead in points' },
      of: (result) => new Fraction(BigInt(unpackEnding(result).lead)),
    },
    spent: {
      name: { pl: 'wydane Karty Losu', en: 'Fate cards spent' },
      of: (result) => new Fraction(BigInt(unpackEnding(result).spent)),
    },
  },
  play: playOpposed,
  exact(asked, readings) {
    const { own, other, lead: premiums } = sidesOf(asked, readings);
    const isCompleted = readings['opposed.jokers'] === 'complete';
    const king = (side: Side) => (isCompleted ? side.helps.points[KING]! : 0);
    const resultOf = (draws: Draws) => {
      const withoutOwn = draws.lead + premiums - king(other) * draws.opponentJokers;
      return packEnding({
        lead: withoutOwn + king(own) * draws.jokers,
        joker: draws.jokers === 0 ? 'none' : withoutOwn > 0 ? 'bonus' : 'joker',
        spent: 0,
      });
    };
    return readings['opposed.deck'] === 'own'
      ? opposedWithOwnDecks(own, other, asked.jokers, resultOf)
      : opposedWithOneDeck(own, other, { jokers: asked.jokers, sameSuit: asked.suits === 'same' }, resultOf);
  },
  hasExact(asked, readings) {
    const { own, other } = sidesOf(asked, readings);
    const isDealtAtOnce = [asked.styles, asked['opponent-styles']].every((styles) => drawsAtOnce(stylesOf(styles)));
    if (asked.conversion || !isDealtAtOnce || !looksAtPoints(own.helps) || !looksAtPoints(other.helps)) return false;
    // Fate cards that all join are as cards drawn.
    const areDrawn = readings['fate.policy'] === 'all' && readings['fate.deck'] === 'out-of-deck';
    if (!areDrawn && fateInPlay(asked.fate, readings) > 0) return false;
    if (readings['opposed.deck'] === 'own') return true;
    return isPlain(own) && isPlain(other) && canShareDeck(own.cards, other.cards);
  },
  range: () => [0, packEnding({ lead: MOST_LEAD, joker: 'bonus', spent: GREATEST_FATE })],
});
