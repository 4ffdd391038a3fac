import { Fraction } from '../../probability/fraction.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { Chance } from '../chance.ts';
import { choice, flag, integer } from '../parameter.ts';
import { CARDS_WITH_JOKERS } from '../playing-cards.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { ARMOURS } from './armours-data.ts';
import { attackOdds, canCount } from './attack-odds.ts';
import { combatCard } from './combat-cards.ts';
import { COMBAT_RULINGS, type CombatReadings } from './combat-rulings.ts';
import { type Attack, type Exchange, exchangeOf, UNREADABLE_PISTOL } from './exchange.ts';
import { damageIn, damageOf, type HarmReadings, isCriticalHit, isHit, packHit } from './harm.ts';
import { WEAPONS } from './weapons-data.ts';

type Readings = CombatReadings &
  HarmReadings & { readonly 'damage.choice': 'best'; readonly 'pistol.piercing': 'zero' | 'fifth' };

const COMBAT = 'I. Mechanika gry, 2. Mechanika walki';

function namesOf<Id extends string>(table: Readonly<Record<Id, { readonly name: Bilingual }>>): Record<Id, Bilingual> {
  const names = Object.entries<{ readonly name: Bilingual }>(table).map(([id, { name }]) => [id, name]);
  return Object.fromEntries(names);
}

function prepare(attack: Attack, readings: Readings): Exchange {
  return exchangeOf(attack, readings['pistol.piercing']);
}

function playAttack(exchange: Exchange, readings: Readings, chance: Chance): number {
  const deck = chance.deck(CARDS_WITH_JOKERS);
  const draw = (cards: number, from: typeof deck) =>
    Array.from({ length: cards }, () => combatCard(from.draw(), readings));
  const sum = (cards: ReturnType<typeof draw>) => cards.reduce((total, { value }) => total + value, 0);

  const attack = draw(exchange.attackCards, deck);
  const other = readings['deck.combat'] === 'own' ? chance.deck(CARDS_WITH_JOKERS, 'opponent-cards') : deck;
  const defence = draw(exchange.defenceCards, other);
  if (sum(attack) + exchange.attackBonus <= sum(defence) + exchange.defenceBonus) return 0;

  const figures = attack.filter(({ isFigure }) => isFigure);
  const isCritical = exchange.isSurprise || (figures.length > 0 && defence.some(({ isLow }) => isLow));
  const bestFirst = attack.sort((a, b) => b.value - a.value || Number(b.isFigure) - Number(a.isFigure));
  const moved = bestFirst.slice(0, exchange.damageCards);
  moved.push(...draw(exchange.damageCards - moved.length, deck));
  const harm = {
    sum: sum(moved),
    figuresInDamage: moved.filter(({ isFigure }) => isFigure).length,
    figuresInAttack: figures.length,
    isCritical,
  };
  return packHit(damageOf(harm, exchange, readings), isCritical);
}

const MOST_OF_A_CARD = 10;
const MOST_FIGURES = 12;

/** The greatest damage: rounding by fifths can make a little less of cards worth a little more. */
function mostDamage(exchange: Exchange, readings: Readings): number {
  const figuresInDamage = Math.min(exchange.damageCards, MOST_FIGURES);
  let most = 0;
  for (let sum = 0; sum <= exchange.damageCards * MOST_OF_A_CARD; sum++) {
    for (let figures = 0; figures <= figuresInDamage; figures++) {
      const harm = { sum, figuresInDamage: figures, figuresInAttack: MOST_FIGURES, isCritical: true };
      most = Math.max(most, damageOf(harm, exchange, readings));
    }
  }
  return most;
}

const OUTCOMES = [
  { id: 'miss', name: { pl: 'pudło', en: 'miss' } },
  { id: 'hit', name: { pl: 'trafienie', en: 'hit' } },
  { id: 'critical', name: { pl: 'trafienie krytyczne', en: 'critical hit' } },
] as const;

const POWER = { min: 0, max: 10, default: 4 } as const;

export const attack = defineTest({
  name: { pl: 'Atak', en: 'Attack' },
  place: `${COMBAT}; III. Tabele Broni, Pancerzy`,
  rule:
    'Attack: as many cards as the power (♥ in melee, ♦ from a distance) and the weapon; it hits above the defence: ♦ of the ' +
    'one attacked in cards, armour and terrain. The best cards of the attack are the damage, less a fifth for each fifth of ' +
    'protection that is not pierced. A figure against an ace or a 2 is critical: half as much again for each figure moved.',
  parameters: {
    weapon: choice({ name: { pl: 'broń', en: 'weapon' }, options: namesOf(WEAPONS), default: 'karabin' }),
    hearts: integer({ name: { pl: 'Siła ♥', en: 'Strength ♥' }, ...POWER }),
    diamonds: integer({ name: { pl: 'Gracja ♦', en: 'Grace ♦' }, ...POWER }),
    spades: integer({ name: { pl: 'Wyczucie ♠', en: 'Sense ♠' }, ...POWER }),
    bonus: integer({
      name: { pl: 'dodatkowa premia do Ataku', en: 'further bonus to attack' },
      min: -20,
      max: 40,
      default: 0,
    }),
    damage: integer({ name: { pl: 'dodatkowe Obrażenia [K]', en: 'further damage [K]' }, min: 0, max: 10, default: 0 }),
    piercing: integer({ name: { pl: 'dodatkowe PP (piąte)', en: 'further PP (fifths)' }, min: 0, max: 5, default: 0 }),
    aim: flag({ name: { pl: 'Przycelowanie', en: 'aimed' }, default: false }),
    position: choice({
      name: { pl: 'skąd', en: 'from where' },
      options: {
        front: { pl: 'od przodu', en: 'front' },
        'shield-flank': { pl: 'z flanki, od strony tarczy', en: 'flank, on the side of the shield' },
        'weapon-flank': { pl: 'z flanki, od strony ręki z Bronią', en: 'flank, on the side of the weapon' },
        rear: { pl: 'od tyłu', en: 'rear' },
      },
      default: 'front',
    }),
    surprise: flag({ name: { pl: 'Zaskoczenie', en: 'surprise' }, default: false }),
    armour: choice({ name: { pl: 'pancerz celu', en: "target's armour" }, options: namesOf(ARMOURS), default: 'none' }),
    defence: integer({ name: { pl: 'Gracja ♦ celu', en: "target's Grace ♦" }, ...POWER }),
    'armour-bonus': integer({
      name: { pl: 'dodatkowy Pancerz', en: 'further armour' },
      min: -20,
      max: 40,
      default: 0,
    }),
    protection: integer({
      name: { pl: 'dodatkowa Ochrona (piąte)', en: 'further protection (fifths)' },
      min: 0,
      max: 5,
      default: 0,
    }),
    terrain: integer({ name: { pl: 'krycie się celu', en: "target's cover" }, min: 0, max: 15, default: 0 }),
    moved: integer({
      name: { pl: 'przeniesione przez cel do Obrony', en: 'moved to defence by the target' },
      min: 0,
      max: 40,
      default: 0,
    }),
  },
  rulings: {
    ...COMBAT_RULINGS,
    'damage.choice': ruling({
      options: { best: 'the best cards of the attack are moved to the damage, figures before tens' },
      place: `${COMBAT}, Trafienie`,
      why: 'The attacker chooses the cards; the best are always the choice.',
    }),
    'critical.bonus': ruling({
      options: {
        'sum-half': 'each figure among the damage cards adds half of all damage cards',
        'own-half': 'each figure among the damage cards adds half of its own value',
      },
      place: `${COMBAT}, Trafienie krytyczne`,
      why: 'Half of the ordinary value of the damage cards, for each figure: of all the cards or of the figure.',
    }),
    'protection.rounding': ruling({
      options: {
        total: 'what is left after all fifths is rounded once',
        'per-fifth': 'a fifth is rounded, then taken away for each fifth of protection',
      },
      place: `${COMBAT}, Trafienie`,
      why: 'A fifth is rounded, but the text does not say whether before or after all fifths are added up.',
    }),
    'pistol.piercing': ruling({
      options: { zero: 'no PP', fifth: 'PP of 1/5' },
      place: 'III. Tabele Broni, Pistolety',
      why: 'The PP cell of the automatic pistol is unreadable.',
      matters: ({ weapon }) => weapon === UNREADABLE_PISTOL,
    }),
  },
  views: {
    outcome: {
      name: { pl: 'trafienie', en: 'hit' },
      outcomes: () => OUTCOMES,
      outcomeOf: (result) => (isCriticalHit(result) ? 'critical' : isHit(result) ? 'hit' : 'miss'),
      headline: 'hit+',
    },
    damage: {
      name: { pl: 'obrażenia', en: 'damage' },
      outcomes: (asked, readings) => numberOutcomes(0, Math.max(1, mostDamage(prepare(asked, readings), readings))),
      outcomeOf: damageIn,
      headline: '1+',
    },
  },
  table: { down: 'weapon', across: 'armour' },
  amounts: {
    damage: { name: { pl: 'obrażenia', en: 'damage' }, of: (result) => new Fraction(BigInt(damageIn(result))) },
  },
  play(asked, readings) {
    const exchange = prepare(asked, readings);
    return (chance) => playAttack(exchange, readings, chance);
  },
  exact: (asked, readings) => attackOdds(prepare(asked, readings), readings),
  hasExact: (asked, readings) => canCount(prepare(asked, readings), readings),
  range: (asked, readings) => [0, packHit(mostDamage(prepare(asked, readings), readings), true)],
});
