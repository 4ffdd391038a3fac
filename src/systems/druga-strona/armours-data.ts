import type { Bilingual } from '../../text/bilingual.ts';

/** A line of the tables of armours (III. Tabele Broni, Pancerzy). Protection is in fifths. */
export interface Armour {
  readonly name: Bilingual;
  /** Prestige, as printed. */
  readonly cost: string;
  readonly armour: { readonly melee: number; readonly ranged: number };
  readonly protection: { readonly melee: number; readonly ranged: number };
  /** The most ♦ that whoever wears it may have. */
  readonly mostDiamonds?: number;
  /** Held on an arm: nothing against an attack from behind or from the side of the weapon. */
  readonly isShield?: true;
  /** A cell of the line is lost or can be read in two ways: the number here is ours. */
  readonly assumed?: true;
}

const both = (number: number) => ({ melee: number, ranged: number });

/** Shields, the generator and the jammer are worn with another armour: then that is given by `armour-bonus` and `protection`. */
export const ARMOURS = {
  none: { name: { pl: 'bez pancerza', en: 'no armour' }, cost: '-', armour: both(0), protection: both(0) },
  // Lekkie. Four protection cells for five lines: the turban is taken to be the one without.
  'plynny-mrok': {
    name: { pl: 'Płynny Mrok', en: 'Liquid Darkness' },
    cost: '2',
    armour: both(5),
    protection: { melee: 2, ranged: 1 },
  },
  'kevlar-metropolis': {
    name: { pl: 'Kevlar Metropolis', en: 'Metropolis kevlar' },
    cost: '2',
    armour: both(8),
    protection: both(2),
    mostDiamonds: 4,
  },
  'szata-nocy': {
    name: { pl: 'Szata Nocy (aura)', en: 'Robe of Night (aura)' },
    cost: '6',
    armour: both(10),
    protection: both(1),
    assumed: true,
  },
  'zawoj-nomada': {
    name: { pl: 'Zawój nomada', en: "Nomad's turban" },
    cost: '1',
    armour: both(2),
    protection: both(0),
    assumed: true,
  },
  'tarcza-psychokinetyczna': {
    name: { pl: 'Psychokinetyczna tarcza', en: 'Psychokinetic shield' },
    cost: '1',
    armour: both(5),
    protection: both(1),
    mostDiamonds: 5,
    isShield: true,
  },
  // Średnie. The jammer has no protection cell.
  'tarcza-policyjna': {
    name: { pl: 'Tarcza policyjna', en: 'Police shield' },
    cost: '1',
    armour: both(7),
    protection: both(1),
    mostDiamonds: 4,
    isShield: true,
  },
  'generator-oslony': {
    name: { pl: 'Generator osłony', en: 'Shield generator' },
    cost: '2',
    armour: both(0),
    protection: both(3),
  },
  'exo-szkielet': {
    name: { pl: 'Exo-szkielet', en: 'Exoskeleton' },
    cost: '16',
    armour: both(12),
    protection: both(3),
    mostDiamonds: 3,
  },
  'zaklocacz-ecm': {
    name: { pl: 'Zakłócacz ECM MkVI', en: 'ECM jammer MkVI' },
    cost: '3',
    armour: { melee: 0, ranged: 12 },
    protection: both(0),
    assumed: true,
  },
  'mundur-metropolis': {
    name: { pl: 'Mundur Metropolis', en: 'Metropolis uniform' },
    cost: '10',
    armour: both(10),
    protection: both(3),
    mostDiamonds: 3,
  },
  'skora-demona': {
    name: { pl: 'Skóra demona', en: "Demon's skin" },
    cost: '22',
    armour: both(8),
    protection: both(4),
  },
  'kinetyczny-pancerz-aniola': {
    name: { pl: 'Kinetyczny pancerz anioła', en: "Angel's kinetic armour" },
    cost: '25',
    armour: both(18),
    protection: { melee: 3, ranged: 2 },
    mostDiamonds: 3,
  },
  // Ciężkie.
  'cialo-z-zelaza': {
    name: { pl: 'Ciało z Żelaza (aura)', en: 'Body of Iron (aura)' },
    cost: '18',
    armour: both(18),
    protection: both(4),
    mostDiamonds: 2,
  },
  'zbroja-plastostalowa': {
    name: { pl: 'Zbroja plastostalowa', en: 'Plasteel armour' },
    cost: '32',
    armour: both(25),
    protection: { melee: 3, ranged: 4 },
    mostDiamonds: 2,
  },
  'cybernetyczne-zywe-srebro': {
    name: { pl: 'Cybernetyczne Żywe Srebro', en: 'Cybernetic Quicksilver' },
    cost: '75',
    armour: both(15),
    protection: both(5),
  },
  'smoczy-exo-szkielet': {
    name: { pl: 'Smoczy Exo-szkielet', en: 'Dragon exoskeleton' },
    cost: '45',
    armour: both(30),
    protection: both(4),
    mostDiamonds: 1,
  },
  // Its protection grows by a fifth a round; here it is as in the first.
  'pancerz-gaei': {
    name: { pl: 'Pancerz Gaei (żywy)', en: 'Armour of Gaea (living)' },
    cost: '27',
    armour: both(20),
    protection: both(0),
    mostDiamonds: 2,
  },
} as const satisfies Readonly<Record<string, Armour>>;

export type ArmourId = keyof typeof ARMOURS;
