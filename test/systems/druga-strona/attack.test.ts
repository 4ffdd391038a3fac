import { describe, expect, it } from 'vitest';
import { ARMOURS } from '../../../src/systems/druga-strona/armours-data.ts';
import { attack } from '../../../src/systems/druga-strona/attack.ts';
import { damageIn, isHit } from '../../../src/systems/druga-strona/harm.ts';
import { WEAPONS } from '../../../src/systems/druga-strona/weapons-data.ts';
import { exactOutcomes, exactResults, isAtLeastAsGood, resultOfRoll } from '../asked.ts';
import { expectHands, type HandRow } from './expect-hands.ts';
import { namedCards } from './named-cards.ts';

type Parameters = NonNullable<HandRow['parameters']>;

/** Nothing of the tables: three cards attack, three are damage, one defends. */
const BARE = { weapon: 'custom', diamonds: 3, damage: 3, defence: 1 };
const by = 'damage';

describe('a hit is an attack above the defence', () => {
  expectHands(attack, [
    { hand: '5♦ 3♣ 2♥ / 9♠', parameters: BARE, is: 'hit' },
    { hand: '5♦ 3♣ 2♥ / K♠', parameters: BARE, is: 'miss' },
    { hand: '5♦ 3♣ 2♥ / 10♠', parameters: { ...BARE, bonus: 1 }, is: 'hit' },
    { hand: '5♦ 3♣ 2♥ / 9♠', parameters: { ...BARE, terrain: 1 }, is: 'miss' },
    { hand: '5♦ 3♣ 2♥ / 4♠', parameters: { ...BARE, moved: 5 }, is: 'hit' },
    { hand: '5♦ 3♣ 2♥ / 5♠', parameters: { ...BARE, moved: 5 }, is: 'miss' },
    { hand: '5♦ 3♣ 2♥ / A♠', parameters: { ...BARE, 'armour-bonus': 9 }, is: 'miss' },
    // ♥ attack in melee, ♦ from a distance.
    { hand: '8♦ / 7♣', parameters: { weapon: 'katana', hearts: 1, diamonds: 9, spades: 0, defence: 1 }, is: 'hit' },
    { hand: 'K♦ / 4♣ / 2♣ 3♣', parameters: { weapon: 'rewolwer', hearts: 9, diamonds: 1, defence: 1 }, is: 'hit' },
  ]);
});

describe('damage is of the best cards of the attack, and of further ones where they are too few', () => {
  expectHands(attack, [
    { hand: '5♦ 3♣ 8♥ / 4♠', parameters: BARE, by, is: 16 },
    { hand: '5♦ 3♣ 8♥ / 4♠', parameters: { ...BARE, damage: 2 }, by, is: 13 },
    { hand: '5♦ 3♣ 8♥ / 4♠ / 6♠ 2♦', parameters: { ...BARE, damage: 5 }, by, is: 24 },
    { hand: '5♦ 3♣ 8♥ / 4♠', parameters: { ...BARE, damage: 0 }, by, is: 0 },
    // The further cards are drawn only on a hit.
    { hand: 'A♦ A♣ A♥ / 4♠', parameters: { ...BARE, damage: 5 }, by, is: 0 },
  ]);
});

describe('protection takes a fifth each, less what is pierced', () => {
  // Damage of 13.
  const hand = '5♦ 8♥ A♣ / 4♠';
  const parameters = { ...BARE, damage: 2 };
  const perFifth = { 'protection.rounding': 'per-fifth' };
  expectHands(attack, [
    // 13 less 2.6, 5.2, 7.8, 10.4 and 13, rounded; by fifths of 3 each.
    { hand, by, parameters: { ...parameters, protection: 1 }, is: 10 },
    { hand, by, parameters: { ...parameters, protection: 2 }, is: 8 },
    { hand, by, parameters: { ...parameters, protection: 3 }, is: 5 },
    { hand, by, parameters: { ...parameters, protection: 5 }, is: 0 },
    { hand, by, parameters: { ...parameters, protection: 2 }, rulings: perFifth, is: 7 },
    { hand, by, parameters: { ...parameters, protection: 4 }, rulings: perFifth, is: 1 },
    { hand, by, parameters: { ...parameters, protection: 5 }, rulings: perFifth, is: 0 },
    { hand, by, parameters: { ...parameters, protection: 3, piercing: 1 }, is: 8 },
    // PP never adds to the damage.
    { hand, by, parameters: { ...parameters, protection: 1, piercing: 5 }, is: 13 },
    // A weapon that ignores protection, and a style without a weapon that pierces by figures.
    { hand: '8♦ / 4♣', by, parameters: { weapon: 'rteciowa-szabla', hearts: 1, defence: 1, protection: 5 }, is: 8 },
    {
      hand: 'K♦ / 4♣',
      by,
      parameters: { weapon: 'styl-walki-bez-broni', hearts: 1, defence: 1, protection: 2 },
      is: 8,
    },
    {
      hand: '8♦ / 4♣',
      by,
      parameters: { weapon: 'styl-walki-bez-broni', hearts: 1, defence: 1, protection: 2 },
      is: 5,
    },
  ]);
});

describe('a critical hit', () => {
  const own = { 'critical.bonus': 'own-half' };
  expectHands(attack, [
    { hand: 'K♦ 3♣ 8♥ / 2♠', parameters: BARE, is: 'critical' },
    { hand: 'K♦ 3♣ 8♥ / A♠', parameters: BARE, is: 'critical' },
    { hand: 'K♦ 3♣ 8♥ / 3♠', parameters: BARE, is: 'hit' },
    { hand: '10♦ 3♣ 8♥ / 2♠', parameters: BARE, is: 'hit' },
    { hand: 'JOKER 3♣ 8♥ / 2♠', parameters: BARE, is: 'hit' },
    // Half as much again for each figure among the damage, or half of the figure.
    { hand: 'K♦ 3♣ 8♥ / 2♠', parameters: BARE, by, is: 32 },
    { hand: 'K♦ Q♣ 8♥ / 2♠', parameters: BARE, by, is: 56 },
    { hand: 'K♦ 3♣ 8♥ / 2♠', parameters: BARE, rulings: own, by, is: 26 },
    { hand: 'K♦ Q♣ 8♥ / 2♠', parameters: BARE, rulings: own, by, is: 38 },
    // A figure that is not moved adds nothing; of a ten and a figure the figure is moved.
    { hand: 'K♦ Q♣ 10♥ / 2♠', parameters: { ...BARE, damage: 1 }, by, is: 15 },
    { hand: '10♦ 10♣ Q♥ / 2♠', parameters: { ...BARE, damage: 1 }, by, is: 15 },
    { hand: 'K♦ 3♣ 8♥ / 2♠', parameters: { ...BARE, damage: 0 }, by, is: 0 },
    // A figure among the further cards is one too; the attack must have had one.
    { hand: 'K♦ 3♣ 8♥ / 2♠ / J♠', parameters: { ...BARE, damage: 4 }, by, is: 62 },
    { hand: '10♦ 3♣ 8♥ / 2♠ / J♠', parameters: { ...BARE, damage: 4 }, by, is: 31 },
    // Before protection.
    { hand: 'K♦ 3♣ 8♥ / 2♠', parameters: { ...BARE, protection: 1 }, by, is: 25 },
  ]);
});

describe('surprise', () => {
  expectHands(attack, [
    { hand: '5♦ 3♣ 2♥', parameters: { ...BARE, surprise: true }, is: 'critical' },
    { hand: '5♦ 3♣ 2♥', parameters: { ...BARE, surprise: true }, by, is: 10 },
    { hand: 'K♦ 3♣ 2♥', parameters: { ...BARE, surprise: true }, by, is: 23 },
    // Neither cards nor cover, but the armour.
    { hand: '5♦ 3♣ 2♥', parameters: { ...BARE, surprise: true, terrain: 15, moved: 40 }, is: 'critical' },
    { hand: '5♦ 3♣ 2♥', parameters: { ...BARE, surprise: true, 'armour-bonus': 10 }, is: 'miss' },
  ]);
});

describe('position, aim and shields', () => {
  const one = { weapon: 'custom', diamonds: 1, damage: 1, defence: 1 };
  const shield = { ...one, armour: 'tarcza-policyjna' };
  expectHands(attack, [
    { hand: '8♦ 7♦ / 4♣', parameters: { ...one, aim: true }, by, is: 15 },
    { hand: '8♦ 7♦ / 4♣', parameters: { ...one, position: 'shield-flank' }, by, is: 8 },
    { hand: '8♦ 7♦ 6♦ / 4♣', parameters: { ...one, position: 'rear' }, by, is: 8 },
    // +7 and 1/5 in front, and on its own side.
    { hand: '10♦ / 3♣', parameters: shield, is: 'miss' },
    { hand: '10♦ / 2♣', parameters: shield, by, is: 8 },
    { hand: '5♦ 5♥ / 3♣', parameters: { ...shield, position: 'shield-flank' }, is: 'miss' },
    { hand: '5♦ 5♥ / 3♣', parameters: { ...shield, position: 'weapon-flank' }, by, is: 5 },
    { hand: '5♦ 5♥ A♣ / 3♣', parameters: { ...shield, position: 'rear', protection: 1 }, by, is: 5 },
    // Other armour stays in front of whoever wears it.
    { hand: '5♦ 5♥ / 3♣', parameters: { ...one, armour: 'kevlar-metropolis', position: 'weapon-flank' }, is: 'miss' },
  ]);
});

describe('lines of the tables', () => {
  expectHands(attack, [
    // A smart gun holds ♦ at 3, heavy armour those of the one attacked.
    { hand: '5♦ 5♥ 5♣ / 4♣', parameters: { weapon: 'smart-gun', diamonds: 10, spades: 0, defence: 1 }, by, is: 15 },
    {
      hand: '5♦ / 4♣',
      parameters: { ...BARE, diamonds: 1, damage: 1, bonus: 40, armour: 'smoczy-exo-szkielet', defence: 9 },
      by,
      is: 1,
    },
    // The ECM jammer helps only from a distance.
    {
      hand: '8♦ / 4♣',
      parameters: { weapon: 'katana', hearts: 1, spades: 0, armour: 'zaklocacz-ecm', defence: 1 },
      is: 'hit',
    },
    { hand: '8♦ / 4♣', parameters: { ...BARE, diamonds: 1, damage: 1, armour: 'zaklocacz-ecm' }, is: 'miss' },
    // Whether the PP of the automatic pistol is 0 or 1/5.
    {
      hand: '5♦ 5♥ / A♣',
      parameters: { weapon: 'pistolet-automatyczny', diamonds: 2, defence: 1, protection: 1 },
      by,
      is: 8,
    },
    {
      hand: '5♦ 5♥ / A♣',
      parameters: { weapon: 'pistolet-automatyczny', diamonds: 2, defence: 1, protection: 1 },
      rulings: { 'pistol.piercing': 'fifth' },
      by,
      is: 10,
    },
  ]);

  /** Weapons as printed: cost, attack, damage, PP in fifths (a dash is none). Where a range is given, the least of it. */
  it('has every weapon', () => {
    const printed = Object.entries(WEAPONS)
      .filter(([id]) => id !== 'custom')
      .map(([, { name, cost, attack: bonus, damage, piercing }]) => {
        const cards = damage.cards === undefined ? [] : [`${damage.cards}K`];
        const powers = [
          ['♥', damage.hearts],
          ['♦', damage.diamonds],
          ['♠', damage.spades],
        ].flatMap(([suit, times]) => (times === undefined ? [] : [times === 1 ? suit : `${times}x${suit}`]));
        return `${name.pl} | ${cost} | ${bonus} | ${[...powers, ...cards].join('+') || '0K'} | ${piercing}`;
      });
    expect(printed).toEqual([
      'Styl walki bez broni | 1~3 | 3 | ♥ | 0',
      'Umbryjski nóż wojskowy | 3 | 0 | ♥ | 1',
      'Bojowa piła mechaniczna | 5 | -5 | 3K | 2',
      'Rtęciowa szabla | 6 | 8 | 1K | 0',
      'Naręczne ostrza | 2 | 5 | ♥+2K | 1',
      'Miecz dwuręczny | 3 | -10 | ♥+4K | 2',
      'Katana | 8~20 | 0 | ♥+♠ | 1',
      'Bat energetyczny | 7 | 7 | 3K | 0',
      'Kafar udarowy | 3 | -15 | 2x♥ | 0',
      'Świetliste ostrze (1-ręczne) | 11 | 7 | 0K | 1',
      'Pistolet automatyczny | 1 | 3 | 2K | 0',
      'Rewolwer | 2 | 0 | 3K | 1',
      'Laser ręczny | 15 | 5 | ♦ | 3',
      'Wyrzutnia shuriken | 5 | 8 | 3K | 1',
      'Karabin snajperski | 6 | 8 | ♠+2K | 2',
      'Obrzyn strzelby | 2 | 0 | 3K | 0',
      'Strzelba taktyczna | 4 | -7 | 4K | 1',
      'Pistolet maszynowy | 4 | 0 | 3K | 1',
      'Karabin | 5 | 5 | 4K | 2',
      'Ręczny karabin maszynowy | 8 | -5 | 5K | 1',
      'Smart-gun z uprzężą | 40 | 15 | ♦+♠ | 1',
      'Łuk sportowy | 5 | 10 | ♦+♠ | 2',
      'Długi łuk | 7 | 6 | ♥+♦ | 3',
      'Umbria Cyber-Bola ™ | 18 | 5 | 1K | 0',
      'Miotacz napalmu | 9 | 0 | 3K | 0',
      'Inteligentny granat przeciwpiechotny | 7/szt. | -10 | 8K | 2',
      'Działko laserowe | 25 | -12 | ♦+2K | 3',
      'Rój cyber-rzutek | 7/kpl. | 12 | 3K | 0',
      'Wieżyczka anti-personnel | 32 | 10 | 4K | 2',
    ]);
    const melee = Object.entries(WEAPONS).filter(([, { kind }]) => kind === 'melee');
    expect(melee.map(([id]) => id).at(-1)).toBe('swietliste-ostrze');
    expect(melee).toHaveLength(10);
    const ignoring = Object.entries(WEAPONS).filter(([, { ignoresProtection }]) => ignoresProtection);
    expect(ignoring.map(([id]) => id)).toEqual(['rteciowa-szabla', 'cyber-bola', 'miotacz-napalmu']);
  });

  /** Armours as printed: cost, armour and protection in melee and from a distance, the most ♦. */
  it('has every armour', () => {
    const printed = Object.entries(ARMOURS)
      .filter(([id]) => id !== 'none')
      .map(([, line]) => {
        const most = 'mostDiamonds' in line ? line.mostDiamonds : '-';
        const { name, cost, armour, protection } = line;
        const pair = ({ melee, ranged }: { melee: number; ranged: number }) =>
          melee === ranged ? `${melee}` : `${melee}/${ranged}`;
        return `${name.pl} | ${cost} | ${pair(armour)} | ${pair(protection)} | ${most}`;
      });
    expect(printed).toEqual([
      'Płynny Mrok | 2 | 5 | 2/1 | -',
      'Kevlar Metropolis | 2 | 8 | 2 | 4',
      'Szata Nocy (aura) | 6 | 10 | 1 | -',
      'Zawój nomada | 1 | 2 | 0 | -',
      'Psychokinetyczna tarcza | 1 | 5 | 1 | 5',
      'Tarcza policyjna | 1 | 7 | 1 | 4',
      'Generator osłony | 2 | 0 | 3 | -',
      'Exo-szkielet | 16 | 12 | 3 | 3',
      'Zakłócacz ECM MkVI | 3 | 0/12 | 0 | -',
      'Mundur Metropolis | 10 | 10 | 3 | 3',
      'Skóra demona | 22 | 8 | 4 | -',
      'Kinetyczny pancerz anioła | 25 | 18 | 3/2 | 3',
      'Ciało z Żelaza (aura) | 18 | 18 | 4 | 2',
      'Zbroja plastostalowa | 32 | 25 | 3/4 | 2',
      'Cybernetyczne Żywe Srebro | 75 | 15 | 5 | -',
      'Smoczy Exo-szkielet | 45 | 30 | 4 | 1',
      'Pancerz Gaei (żywy) | 27 | 20 | 0 | 2',
    ]);
  });
});

describe('jokers and decks', () => {
  const shared = { 'deck.combat': 'shared' };
  expectHands(attack, [
    { hand: 'JOKER 3♣ 8♥ / K♠', parameters: BARE, by, is: 21 },
    { hand: 'JOKER 3♣ 8♥ / K♠', parameters: BARE, rulings: { 'joker.in-combat': 'ignore' }, by, is: 11 },
    { hand: '5♦ 3♣ 2♥ / joker', parameters: BARE, is: 'miss' },
    { hand: '5♦ 3♣ 2♥ / joker', parameters: BARE, rulings: { 'joker.in-combat': 'ignore' }, is: 'hit' },
    { hand: '5♦ 3♣ 2♥ / 5♦', parameters: BARE, is: 'hit' },
    { hand: '5♦ 3♣ 2♥ / 5♠', parameters: BARE, rulings: shared, is: 'hit' },
  ]);

  it('a card that is on the table does not come from a shared deck again', () => {
    const hand = namedCards('5♦ 3♣ 2♥ / 5♦');
    expect(() => resultOfRoll(attack, hand, { parameters: BARE, rulings: shared })).toThrow(/not in the deck/);
  });
});

describe('laws', () => {
  const damage = (parameters: Parameters, rulings = {}) =>
    exactResults(attack, { parameters: { ...BARE, ...parameters }, rulings })
      .map(damageIn)
      .entries();
  const mean = (parameters: Parameters, rulings = {}) => {
    const entries = [...damage(parameters, rulings)];
    const total = entries.reduce((sum, [, weight]) => sum + Number(weight), 0);
    return entries.reduce((sum, [points, weight]) => sum + points * (Number(weight) / total), 0);
  };
  const hits = (parameters: Parameters, rulings = {}) =>
    exactResults(attack, { parameters: { ...BARE, ...parameters }, rulings }).probabilityOf(isHit);
  const shared = { 'deck.combat': 'shared' };

  it('whatever helps the attack hits at least as often, and whatever helps the defence less', () => {
    const better: readonly [Parameters, Parameters][] = [
      [{ diamonds: 4 }, {}],
      [{ bonus: 1 }, {}],
      [{}, { defence: 2 }],
      [{}, { 'armour-bonus': 1 }],
      [{}, { terrain: 1 }],
      [{}, { moved: 1 }],
      [{ aim: true }, {}],
      [{ position: 'rear' }, { position: 'weapon-flank' }],
      [{ surprise: true }, {}],
      [
        { defence: 3, armour: 'zbroja-plastostalowa' },
        { defence: 2, 'armour-bonus': 25 },
      ],
    ];
    for (const rulings of [{}, shared]) {
      for (const [more, less] of better) {
        expect(hits(more, rulings).compare(hits(less, rulings)), JSON.stringify(more)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('damage grows with its cards and with PP, and falls with protection', () => {
    for (const rulings of [{}, shared]) {
      for (let cards = 0; cards < 5; cards++) {
        expect(mean({ damage: cards + 1 }, rulings)).toBeGreaterThan(mean({ damage: cards }, rulings));
      }
      for (let fifths = 0; fifths < 5; fifths++) {
        const less = { parameters: { ...BARE, protection: fifths + 1 }, rulings };
        expect(isAtLeastAsGood(attack, { parameters: { ...BARE, protection: fifths }, rulings }, less)).toBe(true);
        const pierced = { protection: fifths + 1, piercing: 1 };
        expect(mean(pierced, rulings)).toBe(mean({ protection: fifths }, rulings));
      }
    }
  });

  it('what nobody can miss hits, and what nobody can hit misses', () => {
    const outcomes = (parameters: Parameters) => exactOutcomes(attack, { parameters: { ...BARE, ...parameters } });
    expect(outcomes({ bonus: 40 }).probability('miss').numerator).toBe(0n);
    expect(outcomes({ 'armour-bonus': 40 }).probability('miss').toString()).toBe('1/1');
  });

  it('a critical hit needs figures in the attack: the chance of both, where every attack hits', () => {
    // One card each: 12 figures of 54, and 8 of 54 in the other deck.
    const sure = { diamonds: 1, damage: 1, bonus: 40 };
    const critical = (rulings = {}) =>
      exactOutcomes(attack, { parameters: { ...BARE, ...sure }, rulings })
        .probability('critical')
        .toString();
    expect(critical()).toBe('8/243');
    expect(critical(shared)).toBe('16/477');
  });

  it('a cell of one shared deck is counted in much less than a second', () => {
    exactResults(attack, {});
    const start = performance.now();
    exactResults(attack, { parameters: { weapon: 'karabin', armour: 'kevlar-metropolis' }, rulings: shared });
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
