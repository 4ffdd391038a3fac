import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import type { Chance } from '../chance.ts';
import { choice, integer, optionalInteger } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { attackDamage, COVER_IN_MELEE, rollAttack } from './attack-dice.ts';
import { duelResult, type Fighter } from './duel-chain.ts';
import { diceParameter, TEST_DICE, type TestDice } from './test-dice.ts';

const MOST_HP = 12;
const MOST_ROUNDS = 20;

/** A duel without a limit is taken for undecided after so many rounds; the chance that one lasts so long is below 1e-20. */
const ENDLESS = 1000;

type Protection = 'none' | 'hunkered' | 'hunkers' | 'cover';

interface Duel {
  readonly hp: number;
  readonly 'opponent-hp': number;
  readonly dice: TestDice;
  readonly 'opponent-dice': TestDice;
  readonly attacks: number;
  readonly 'opponent-attacks': number;
  readonly protection: Protection;
  readonly 'opponent-protection': Protection;
  readonly first: 'as-ruled' | 'own' | 'opponent' | 'roll';
  readonly rounds: number | null;
}

interface Readings {
  readonly 'actions.repeat': 'allowed' | 'different';
  readonly 'hunker.attack-then-hunker': 'allowed' | 'forbidden';
  readonly 'cover.in-melee': 'no' | 'yes';
  readonly 'activation.first': 'roll' | 'players' | 'npcs';
}

/** A figure, and what it does in each activation. */
interface Figure {
  readonly hp: number;
  readonly dice: TestDice;
  readonly attacks: number;
  /** Whether the first success is ignored until the figure's first activation. */
  readonly startsProtected: boolean;
  /** Whether it is ignored after each of its activations. */
  readonly staysProtected: boolean;
}

function figureOf(
  side: { hp: number; dice: TestDice; attacks: number; protection: Protection },
  readings: Readings,
): Figure {
  const { hp, dice, protection } = side;
  const attacks = readings['actions.repeat'] === 'different' ? 1 : side.attacks;
  const isCovered = protection === 'cover' && readings['cover.in-melee'] === 'yes';
  // Attacking ends Krycie się: it is back after the activation only if the second AP is left for it.
  const hunkersAgain = protection === 'hunkers' && attacks === 1 && readings['hunker.attack-then-hunker'] === 'allowed';
  return {
    hp,
    dice,
    attacks,
    startsProtected: isCovered || protection === 'hunkered' || protection === 'hunkers',
    staysProtected: isCovered || hunkersAgain,
  };
}

function prepare(duel: Duel, readings: Readings) {
  const { hp, dice, attacks, protection } = duel;
  const own = figureOf({ hp, dice, attacks, protection }, readings);
  const opponent = figureOf(
    {
      hp: duel['opponent-hp'],
      dice: duel['opponent-dice'],
      attacks: duel['opponent-attacks'],
      protection: duel['opponent-protection'],
    },
    readings,
  );
  const ruled = { roll: 'roll', players: 'own', npcs: 'opponent' } as const;
  const first = duel.first === 'as-ruled' ? ruled[readings['activation.first']] : duel.first;
  return { own, opponent, first, endless: isEndless(own, opponent) };
}

/** Two figures that roll one die each against an ignored success can never hurt each other. */
function isEndless(own: Figure, opponent: Figure): boolean {
  return [own, opponent].every(
    ({ dice, startsProtected, staysProtected }) => TEST_DICE[dice].rolled === 1 && startsProtected && staysProtected,
  );
}

/** All PŻ that the figure takes in one activation. */
function activation({ dice, attacks }: Figure, isTargetProtected: boolean): Distribution<number> {
  let taken: Distribution<number> = Distribution.certain(0);
  const once = attackDamage(dice, isTargetProtected ? 1 : 0);
  for (let attack = 0; attack < attacks; attack++) taken = taken.with(once, (own, more) => own + more);
  return taken;
}

function fighter(figure: Figure, target: Figure): Fighter {
  return {
    hp: figure.hp,
    opening: activation(figure, target.startsProtected),
    usual: activation(figure, target.staysProtected),
  };
}

/** A figure's state in a duel that is being played. */
interface Standing {
  readonly figure: Figure;
  readonly purpose: 'test-dice' | 'opponent-dice';
  hp: number;
  isProtected: boolean;
}

function stand(figure: Figure, purpose: Standing['purpose']): Standing {
  return { figure, purpose, hp: figure.hp, isProtected: figure.startsProtected };
}

/** One activation: the figure attacks with one AP or both, and hunkers down again if it has one left for that. */
function act(active: Standing, target: Standing, chance: Chance): void {
  const { dice, attacks, staysProtected } = active.figure;
  for (let attack = 0; attack < attacks && target.hp > 0; attack++) {
    target.hp -= rollAttack(chance, dice, target.isProtected ? 1 : 0, active.purpose);
  }
  active.isProtected = staysProtected;
}

function playDuel(duel: ReturnType<typeof prepare>, rounds: number, chance: Chance): number {
  const own = stand(duel.own, 'test-dice');
  const opponent = stand(duel.opponent, 'opponent-dice');
  for (let round = 0; round < rounds; round++) {
    // Each side rolls a k6 and ties are rolled again, which is a toss of a fair coin.
    const ownFirst = duel.first === 'roll' ? chance.die(2, 'initiative-dice') === 1 : duel.first === 'own';
    const [first, second] = ownFirst ? [own, opponent] : [opponent, own];
    act(first, second, chance);
    if (second.hp > 0) act(second, first, chance);
    if (opponent.hp <= 0) return own.hp;
    if (own.hp <= 0) return -opponent.hp;
  }
  return 0;
}

const PROTECTIONS = {
  none: { pl: 'brak', en: 'none' },
  hunkered: { pl: 'krycie się do pierwszej aktywacji', en: 'hunkers down until its first activation' },
  hunkers: { pl: 'krycie się drugim AP', en: 'hunkers down with the second AP' },
  cover: { pl: 'osłona terenu', en: 'terrain cover' },
} as const;

const OUTCOMES = [
  { id: 'lose', name: { pl: 'przegrana', en: 'lose' } },
  { id: 'neither', name: { pl: 'nierozstrzygnięty', en: 'neither' } },
  { id: 'win', name: { pl: 'wygrana', en: 'win' } },
] as const;

export const duel = defineTest({
  name: { pl: 'Pojedynek wręcz', en: 'Duel in melee' },
  place: 'Podręcznik czasownika, Aktywacja i tura; Walka',
  rule:
    'Two figures in base contact, without pools, take turns in each round. In its activation a figure attacks with one AP ' +
    'or with both; every success that is not ignored takes 1 PŻ, and the figure that comes to 0 PŻ is out.',
  parameters: {
    hp: integer({ name: { pl: 'PŻ', en: 'PŻ' }, min: 1, max: MOST_HP, default: 5 }),
    'opponent-hp': integer({ name: { pl: 'PŻ przeciwnika', en: "opponent's PŻ" }, min: 1, max: MOST_HP, default: 5 }),
    dice: diceParameter,
    'opponent-dice': choice({
      name: { pl: 'kości przeciwnika', en: "opponent's dice" },
      options: diceParameter.options,
      default: 'standard',
    }),
    attacks: integer({ name: { pl: 'ataki w aktywacji', en: 'attacks per activation' }, min: 1, max: 2, default: 2 }),
    'opponent-attacks': integer({
      name: { pl: 'ataki przeciwnika w aktywacji', en: "opponent's attacks per activation" },
      min: 1,
      max: 2,
      default: 2,
    }),
    protection: choice({ name: { pl: 'ochrona', en: 'protection' }, options: PROTECTIONS, default: 'none' }),
    'opponent-protection': choice({
      name: { pl: 'ochrona przeciwnika', en: "opponent's protection" },
      options: PROTECTIONS,
      default: 'none',
    }),
    first: choice({
      name: { pl: 'pierwszy w rundzie', en: 'first in a round' },
      options: {
        'as-ruled': { pl: 'według rozstrzygnięcia activation.first', en: 'as ruled by activation.first' },
        own: { pl: 'ta figurka', en: 'this figure' },
        opponent: { pl: 'przeciwnik', en: 'the opponent' },
        roll: { pl: 'rzut w każdej rundzie', en: 'rolled each round' },
      },
      default: 'as-ruled',
    }),
    rounds: optionalInteger({ name: { pl: 'limit rund', en: 'limit of rounds' }, min: 1, max: MOST_ROUNDS }),
  },
  rulings: {
    'actions.repeat': ruling({
      options: { allowed: 'both AP may be spent on attacks', different: 'the two actions differ: one attack' },
      place: 'Szybki start, Podstawowe akcje',
      why: 'The quick start gives two different actions or one for 2 AP; both handbooks are silent, and some NPC lists attack again.',
    }),
    'hunker.attack-then-hunker': ruling({
      options: {
        allowed: 'a figure that attacked may hunker down with its second AP',
        forbidden: 'a figure that attacked has no benefit of Krycie się until its next activation',
      },
      place: 'Podręcznik czasownika, Akcje w turze, Krycie się; Biblioteka algorytmów BN',
      why: 'The benefit ends when the figure attacks; the lists of NPCs attack first and hunker down after.',
      matters: ({ protection, 'opponent-protection': other }) => protection === 'hunkers' || other === 'hunkers',
    }),
    'cover.in-melee': COVER_IN_MELEE,
    'activation.first': ruling({
      options: {
        roll: 'rolled each round on k6, ties again',
        players: 'the players’ side, here this figure',
        npcs: 'the side of the NPCs, here the opponent',
      },
      place: 'Podręcznik czasownika, Aktywacja i tura, Kolejność',
      why: 'The order may be rolled or constant; only the game master’s handbook says that it is set each round.',
    }),
  },
  views: {
    outcome: {
      name: { pl: 'wynik', en: 'outcome' },
      outcomes: (asked, readings) =>
        OUTCOMES.filter(({ id }) => id !== 'neither' || asked.rounds !== null || prepare(asked, readings).endless),
      outcomeOf: (left) => (left > 0 ? 'win' : left < 0 ? 'lose' : 'neither'),
      headline: 'win',
    },
    margin: {
      name: { pl: 'PŻ zwycięzcy (ujemne: przeciwnika)', en: "winner's PŻ (negative: the opponent's)" },
      outcomes: (asked) => numberOutcomes(-asked['opponent-hp'], asked.hp),
      outcomeOf: (left) => left,
      headline: '1+',
    },
  },
  table: { down: 'hp', across: 'opponent-hp' },
  amounts: {
    margin: {
      name: { pl: 'PŻ zwycięzcy (ujemne: przeciwnika)', en: "winner's PŻ (negative: the opponent's)" },
      of: (left) => new Fraction(BigInt(left)),
    },
  },
  play(asked, readings) {
    const ready = prepare(asked, readings);
    if (ready.endless && asked.rounds === null) return () => 0;
    return (chance) => playDuel(ready, asked.rounds ?? ENDLESS, chance);
  },
  exact(asked, readings) {
    const { own, opponent, first } = prepare(asked, readings);
    const order = { own: first === 'opponent' ? 0n : 1n, opponent: first === 'own' ? 0n : 1n };
    return duelResult(fighter(own, opponent), fighter(opponent, own), order, asked.rounds);
  },
  range: (asked) => [-asked['opponent-hp'], asked.hp],
});
