import type { TestKind, Weapon } from '../spec.ts';
import type { Game } from './game.ts';
import type { Figure } from './roster.ts';

/** What gives an advantage and what a hindrance, by id. */
export interface Modifiers {
  readonly advantage: readonly string[];
  readonly hindrance: readonly string[];
}

/** What a test is about, beside its kind. */
type Subject = 'trap' | 'fear' | 'objective';

/** A test that has to follow. */
export interface DueTest {
  readonly figure: Figure;
  readonly kind: TestKind;
  readonly subject?: Subject;
  /** What the occasion adds to the traits of the figure. */
  readonly occasion?: Modifiers;
  /** Of an attack: whom it is on, and with what. */
  readonly victim?: Figure;
  readonly weapon?: Weapon;
}

interface TraitRow {
  readonly trait: string;
  readonly gives: keyof Modifiers;
  readonly on: readonly (TestKind | Subject)[];
}

const ATTACKS: readonly TestKind[] = ['attack-ranged', 'attack-melee', 'attack-thrown'];
/** What takes bodily effort. */
const EFFORTS: readonly TestKind[] = ['attack-melee', 'attack-thrown', 'strength', 'agility', 'climbing'];
/** What has to be seen. */
const SEEN: readonly TestKind[] = ['attack-ranged', 'attack-thrown', 'perception'];

/** Traits that help or hinder tests of some kinds whatever came before (Cechy postaci; Przykładowe profile BN). */
const ROWS: readonly TraitRow[] = [
  { trait: 'celne-oko', gives: 'advantage', on: ['attack-ranged'] },
  { trait: 'fechmistrz', gives: 'advantage', on: ['attack-melee'] },
  { trait: 'parabolik', gives: 'advantage', on: ['attack-thrown'] },
  { trait: 'zwinny', gives: 'advantage', on: ['agility', 'climbing', 'stealth'] },
  { trait: 'techniczny-fachowiec', gives: 'advantage', on: ['technical'] },
  { trait: 'orientacja-w-terenie', gives: 'advantage', on: ['trap', 'climbing'] },
  { trait: 'sokoli-wzrok', gives: 'advantage', on: ['perception'] },
  { trait: 'krotkowidz', gives: 'hindrance', on: ['attack-ranged'] },
  { trait: 'niezdarny', gives: 'hindrance', on: ['attack-melee'] },
  { trait: 'cyklop', gives: 'hindrance', on: ['attack-thrown'] },
  { trait: 'technofobia', gives: 'hindrance', on: ['technical'] },
  { trait: 'spanikowany', gives: 'hindrance', on: ['will'] },
  { trait: 'tchorzliwy', gives: 'hindrance', on: ['fear'] },
  { trait: 'otyly', gives: 'hindrance', on: ['agility', 'climbing'] },
  { trait: 'slabeusz', gives: 'hindrance', on: ['strength'] },
  { trait: 'pietno-czasowe', gives: 'hindrance', on: ['stealth'] },
];

/** All that helps and hinders a test before it is rolled, but for a success burned for it. */
export function modifiersOf(game: Game, due: DueTest): Modifiers {
  const { figure, kind, subject, occasion } = due;
  const rows = ROWS.filter(({ trait, on }) => {
    return figure.traits.has(trait) && (on.includes(kind) || (subject !== undefined && on.includes(subject)));
  });
  const byRows = (gives: keyof Modifiers): string[] =>
    rows.filter((row) => row.gives === gives).map(({ trait }) => trait);
  return {
    advantage: [...(occasion?.advantage ?? []), ...byRows('advantage'), ...helpOf(game, due)],
    hindrance: [
      ...(occasion?.hindrance ?? []),
      ...byRows('hindrance'),
      ...(isTooDark(game, due) ? ['darkness'] : []),
      ...troubleOf(game, due),
    ],
  };
}

/** What others do for it, and what is improvised. */
function helpOf({ readings }: Game, { figure, subject }: DueTest): string[] {
  const { granted } = figure.memory;
  const improvises = subject === 'objective' && readings['traits.improwizacja'] === 'objectives';
  return [
    ...(granted === null ? [] : [granted]),
    ...(improvises && figure.traits.has('mistrz-improwizacji') ? ['mistrz-improwizacji'] : []),
  ];
}

/** Dim light (Widzenie w Ciemności). */
function isTooDark({ scenario, readings }: Game, { figure, kind }: DueTest): boolean {
  const reading = readings['darkness.hinders'];
  if (!scenario.dark || figure.traits.has('widzenie-w-ciemnosci') || reading === 'nothing') return false;
  return reading === 'all' || SEEN.includes(kind);
}

/** What came before, where the battle is, and what is in the hand. */
function troubleOf({ acting, scenario, readings }: Game, { figure, kind, weapon }: DueTest): string[] {
  const { traits, memory, epoch } = figure;
  const own = acting?.figure === figure ? acting : null;
  const isTired = (trait: string): boolean => own !== null && memory.tired.includes(trait);
  const isTechnophobic = readings['traits.technofobia'] === 'weapons-too' && weapon?.isTechnical === true;
  const rows: readonly [trait: string, applies: boolean][] = [
    ['chronochoroba', memory.tests === 0],
    ['astmatyk', own?.tests === 0 && isTired('astmatyk')],
    ['anemiczny', isTired('anemiczny') && EFFORTS.includes(kind)],
    ['chwiejny', own?.isShaken === true],
    ['przywiazanie-do-epoki', ATTACKS.includes(kind) && epoch !== scenario.epoch],
    ['technofobia', isTechnophobic && kind !== 'technical'],
  ];
  return rows.filter(([trait, applies]) => applies && traits.has(trait)).map(([trait]) => trait);
}
