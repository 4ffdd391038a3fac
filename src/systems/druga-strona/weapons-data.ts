import type { Bilingual } from '../../text/bilingual.ts';

/** How many of the cards drawn in the attack are damage: a number, and the attacker's powers so many times. */
interface DamageCards {
  readonly cards?: number;
  readonly hearts?: number;
  readonly diamonds?: number;
  readonly spades?: number;
}

/** A line of the tables of weapons (III. Tabele Broni). */
export interface Weapon {
  readonly name: Bilingual;
  /** Melee is fought with ♥, from a distance with ♦. */
  readonly kind: 'melee' | 'ranged';
  /** Prestige, as printed. */
  readonly cost: string;
  readonly attack: number;
  readonly damage: DamageCards;
  /** PP, in fifths. */
  readonly piercing: number;
  /** The most ♦ that whoever uses it may have. */
  readonly mostDiamonds?: number;
  readonly ignoresProtection?: true;
  /** Each figure drawn in the attack adds a fifth to PP. */
  readonly piercesByFigures?: true;
  /** A cell of the line is lost or can be read in two ways: the number here is ours. */
  readonly assumed?: true;
}

/** Nothing of the tables: the numbers of the weapon are parameters, and ♦ attacks. */
const CUSTOM: Weapon = {
  name: { pl: 'spoza tabeli', en: 'not of the tables' },
  kind: 'ranged',
  cost: '-',
  attack: 0,
  damage: {},
  piercing: 0,
};

/**
 * Weapons by id. Where a line has a range of attack, the least of it; more is given by the parameter `bonus`.
 * The ids are not a type of their own: the compiler does not relate unions of more than 25 words.
 */
export const WEAPONS: Readonly<Record<string, Weapon>> = {
  custom: CUSTOM,
  // Walka wręcz. The PP cells of naręczne ostrza to bat energetyczny stand apart from their lines, in order; those of kafar
  // and świetliste ostrze share one cell. The attack of the knife is lost.
  'styl-walki-bez-broni': {
    name: { pl: 'Styl walki bez broni', en: 'Unarmed fighting style' },
    kind: 'melee',
    cost: '1~3',
    attack: 3,
    damage: { hearts: 1 },
    piercing: 0,
    piercesByFigures: true,
    assumed: true,
  },
  'umbryjski-noz-wojskowy': {
    name: { pl: 'Umbryjski nóż wojskowy', en: 'Umbrian army knife' },
    kind: 'melee',
    cost: '3',
    attack: 0,
    damage: { hearts: 1 },
    piercing: 1,
    assumed: true,
  },
  'bojowa-pila-mechaniczna': {
    name: { pl: 'Bojowa piła mechaniczna', en: 'Combat chainsaw' },
    kind: 'melee',
    cost: '5',
    attack: -5,
    damage: { cards: 3 },
    piercing: 2,
    assumed: true,
  },
  'rteciowa-szabla': {
    name: { pl: 'Rtęciowa szabla', en: 'Mercury sabre' },
    kind: 'melee',
    cost: '6',
    attack: 8,
    damage: { cards: 1 },
    piercing: 0,
    ignoresProtection: true,
  },
  'nareczne-ostrza': {
    name: { pl: 'Naręczne ostrza', en: 'Arm blades' },
    kind: 'melee',
    cost: '2',
    attack: 5,
    damage: { hearts: 1, cards: 2 },
    piercing: 1,
    assumed: true,
  },
  'miecz-dwureczny': {
    name: { pl: 'Miecz dwuręczny', en: 'Two-handed sword' },
    kind: 'melee',
    cost: '3',
    attack: -10,
    damage: { hearts: 1, cards: 4 },
    piercing: 2,
    assumed: true,
  },
  katana: {
    name: { pl: 'Katana', en: 'Katana' },
    kind: 'melee',
    cost: '8~20',
    attack: 0,
    damage: { hearts: 1, spades: 1 },
    piercing: 1,
    assumed: true,
  },
  'bat-energetyczny': {
    name: { pl: 'Bat energetyczny', en: 'Energy whip' },
    kind: 'melee',
    cost: '7',
    attack: 7,
    damage: { cards: 3 },
    piercing: 0,
    assumed: true,
  },
  'kafar-udarowy': {
    name: { pl: 'Kafar udarowy', en: 'Impact hammer' },
    kind: 'melee',
    cost: '3',
    attack: -15,
    damage: { hearts: 2 },
    piercing: 0,
    assumed: true,
  },
  'swietliste-ostrze': {
    name: { pl: 'Świetliste ostrze (1-ręczne)', en: 'Luminous blade (one-handed)' },
    kind: 'melee',
    cost: '11',
    attack: 7,
    damage: {},
    piercing: 1,
    assumed: true,
  },
  // Pistolety. Three PP cells for four lines: the first is unreadable (ruling pistol.piercing). Shuriken: damage of one piece.
  'pistolet-automatyczny': {
    name: { pl: 'Pistolet automatyczny', en: 'Automatic pistol' },
    kind: 'ranged',
    cost: '1',
    attack: 3,
    damage: { cards: 2 },
    piercing: 0,
    assumed: true,
  },
  rewolwer: {
    name: { pl: 'Rewolwer', en: 'Revolver' },
    kind: 'ranged',
    cost: '2',
    attack: 0,
    damage: { cards: 3 },
    piercing: 1,
    assumed: true,
  },
  'laser-reczny': {
    name: { pl: 'Laser ręczny', en: 'Hand laser' },
    kind: 'ranged',
    cost: '15',
    attack: 5,
    damage: { diamonds: 1 },
    piercing: 3,
    assumed: true,
  },
  'wyrzutnia-shuriken': {
    name: { pl: 'Wyrzutnia shuriken', en: 'Shuriken launcher' },
    kind: 'ranged',
    cost: '5',
    attack: 8,
    damage: { cards: 3 },
    piercing: 1,
    assumed: true,
  },
  // Karabiny, pistolety i karabiny maszynowe, łuki. Obrzyn has no PP cell.
  'karabin-snajperski': {
    name: { pl: 'Karabin snajperski', en: 'Sniper rifle' },
    kind: 'ranged',
    cost: '6',
    attack: 8,
    damage: { spades: 1, cards: 2 },
    piercing: 2,
  },
  'obrzyn-strzelby': {
    name: { pl: 'Obrzyn strzelby', en: 'Sawn-off shotgun' },
    kind: 'ranged',
    cost: '2',
    attack: 0,
    damage: { cards: 3 },
    piercing: 0,
    assumed: true,
  },
  'strzelba-taktyczna': {
    name: { pl: 'Strzelba taktyczna', en: 'Tactical shotgun' },
    kind: 'ranged',
    cost: '4',
    attack: -7,
    damage: { cards: 4 },
    piercing: 1,
  },
  'pistolet-maszynowy': {
    name: { pl: 'Pistolet maszynowy', en: 'Submachine gun' },
    kind: 'ranged',
    cost: '4',
    attack: 0,
    damage: { cards: 3 },
    piercing: 1,
  },
  karabin: {
    name: { pl: 'Karabin', en: 'Rifle' },
    kind: 'ranged',
    cost: '5',
    attack: 5,
    damage: { cards: 4 },
    piercing: 2,
  },
  'reczny-karabin-maszynowy': {
    name: { pl: 'Ręczny karabin maszynowy', en: 'Light machine gun' },
    kind: 'ranged',
    cost: '8',
    attack: -5,
    damage: { cards: 5 },
    piercing: 1,
  },
  'smart-gun': {
    name: { pl: 'Smart-gun z uprzężą', en: 'Smart gun with harness' },
    kind: 'ranged',
    cost: '40',
    attack: 15,
    damage: { diamonds: 1, spades: 1 },
    piercing: 1,
    mostDiamonds: 3,
  },
  'luk-sportowy': {
    name: { pl: 'Łuk sportowy', en: 'Sports bow' },
    kind: 'ranged',
    cost: '5',
    attack: 10,
    damage: { diamonds: 1, spades: 1 },
    piercing: 2,
  },
  'dlugi-luk': {
    name: { pl: 'Długi łuk', en: 'Longbow' },
    kind: 'ranged',
    cost: '7',
    attack: 6,
    damage: { hearts: 1, diamonds: 1 },
    piercing: 3,
  },
  // Egzotyczne. The PP cell of rój is lost. The generator of a deflection field does not attack.
  'cyber-bola': {
    name: { pl: 'Umbria Cyber-Bola ™', en: 'Umbria Cyber-Bola ™' },
    kind: 'ranged',
    cost: '18',
    attack: 5,
    damage: { cards: 1 },
    piercing: 0,
    ignoresProtection: true,
  },
  'miotacz-napalmu': {
    name: { pl: 'Miotacz napalmu', en: 'Napalm thrower' },
    kind: 'ranged',
    cost: '9',
    attack: 0,
    damage: { cards: 3 },
    piercing: 0,
    ignoresProtection: true,
  },
  'granat-przeciwpiechotny': {
    name: { pl: 'Inteligentny granat przeciwpiechotny', en: 'Smart anti-personnel grenade' },
    kind: 'ranged',
    cost: '7/szt.',
    attack: -10,
    damage: { cards: 8 },
    piercing: 2,
  },
  'dzialko-laserowe': {
    name: { pl: 'Działko laserowe', en: 'Laser cannon' },
    kind: 'ranged',
    cost: '25',
    attack: -12,
    damage: { diamonds: 1, cards: 2 },
    piercing: 3,
  },
  'roj-cyber-rzutek': {
    name: { pl: 'Rój cyber-rzutek', en: 'Swarm of cyber darts' },
    kind: 'ranged',
    cost: '7/kpl.',
    attack: 12,
    damage: { cards: 3 },
    piercing: 0,
    assumed: true,
  },
  'wiezyczka-anti-personnel': {
    name: { pl: 'Wieżyczka anti-personnel', en: 'Anti-personnel turret' },
    kind: 'ranged',
    cost: '32',
    attack: 10,
    damage: { cards: 4 },
    piercing: 2,
    mostDiamonds: 1,
  },
};
