import { describe, expect, it } from 'vitest';
import { eventWords } from '../../src/report/replay/event-words.ts';
import { logNames } from '../../src/report/replay/log-names.ts';
import type { LogEvent } from '../../src/skirmish/log/event.ts';
import { LOG } from './replay-log.ts';
import { BAND, SCENARIO } from './replay-scenario.ts';

const names = logNames(LOG.header, SCENARIO, BAND);

const [NOWAK, WROBEL, BOSS, , , SCIENTIST, TIGER] = [0, 1, 2, 3, 4, 5, 6] as const;
const HIDDEN = { seen: true, concealed: true, cover: true };
const OPEN = { seen: true, concealed: false, cover: false };

/** One event, and its sentence in Polish and in English. */
const ROWS: readonly (readonly [LogEvent, pl: string, en: string])[] = [
  [{ type: 'arrive', figure: NOWAK, cell: 0, by: null }, 'Nowak staje na stole.', 'Nowak is set up on the table.'],
  [
    { type: 'arrive', figure: TIGER, cell: 0, by: 'megafauna' },
    'Tygrys Szablozębny wchodzi na stół (Megafauna).',
    'Sabre-toothed Tiger enters the table (Megafauna).',
  ],
  [{ type: 'round', round: 2 }, 'Runda 2.', 'Round 2.'],
  [
    { type: 'appears', objective: 'krysztal', rolled: [2, 3], cell: 0 },
    'Kryształ: pojawia się na stole (rzut 2 + 3).',
    'Crystal appears on the table (rolled 2 + 3).',
  ],
  [
    { type: 'appears', objective: 'krysztal', rolled: [], cell: 0 },
    'Kryształ: pojawia się na stole.',
    'Crystal appears on the table.',
  ],
  [{ type: 'takes', figure: NOWAK, objective: 'krysztal' }, 'Nowak przejmuje: Kryształ.', 'Nowak takes: Crystal.'],
  [
    { type: 'drops', figure: NOWAK, objective: 'krysztal', cell: 0 },
    'Nowak upuszcza: Kryształ.',
    'Nowak drops: Crystal.',
  ],
  [
    { type: 'jumps', objective: 'krysztal', rolled: [1, 4], direction: 0, cell: 0 },
    'Kryształ skacze: 1 + 4 = 5″, na godzinę 12.',
    'Crystal jumps: 1 + 4 = 5″, towards 12 o’clock.',
  ],
  [{ type: 'explodes', objective: 'krysztal', effect: 'megafauna' }, 'Kryształ eksploduje.', 'Crystal explodes.'],
  [
    { type: 'aura', figure: NOWAK, effect: 'megafauna' },
    'Nowak jest w zasięgu: Megafauna.',
    'Nowak is within reach of: Megafauna.',
  ],
  [
    {
      type: 'first',
      rolls: [
        [3, 3],
        [5, 2],
      ],
      first: 'players',
    },
    'Kto pierwszy (gracze : przeciwnicy): 3 : 3, 5 : 2. Zaczynają gracze.',
    'Who is first (players : opposition): 3 : 3, 5 : 2. First: the players.',
  ],
  [
    { type: 'first', rolls: [], first: 'opposition' },
    'Zaczynają przeciwnicy: tak chce odczytanie zasad.',
    'First: the opposition, by the reading chosen.',
  ],
  [{ type: 'pool', figure: NOWAK, dice: [1, 6, 3] }, 'Nowak rzuca pulę: 6, 3, 1.', 'Nowak rolls the pool: 6, 3, 1.'],
  [{ type: 'pool', figure: NOWAK, dice: [] }, 'Nowak rzuca pulę: pusta.', 'Nowak rolls the pool: empty.'],
  [
    { type: 'effect', effect: 'megafauna', rolled: 2, happens: true, outcome: null },
    'Megafauna: rzut 2, zachodzi.',
    'Megafauna: rolled 2, it happens.',
  ],
  [
    { type: 'effect', effect: 'megafauna', rolled: null, happens: false, outcome: null },
    'Megafauna: nie zachodzi.',
    'Megafauna: it does not happen.',
  ],
  [{ type: 'activation', figure: NOWAK, ap: 1 }, 'Aktywacja: Nowak, 1 AP.', 'Activation: Nowak, 1 AP.'],
  [
    { type: 'line', figure: TIGER, list: 'drapieznik', line: 2, name: 'unheard-of', second: false },
    'Tygrys Szablozębny: wiersz 2 listy Drapieżnik (unheard-of).',
    'Sabre-toothed Tiger: line 2 of Predator (unheard-of).',
  ],
  [
    { type: 'line', figure: TIGER, list: 'drapieznik', line: 1, name: 'unheard-of', second: true },
    'Tygrys Szablozębny: wiersz 1 listy Drapieżnik, drugi AP (unheard-of).',
    'Sabre-toothed Tiger: line 1 of Predator, second AP (unheard-of).',
  ],
  [
    { type: 'move', figure: NOWAK, ap: 1, path: [0, 1], cost: 5.24 },
    'Nowak rusza się: 5,2″ (1 AP).',
    'Nowak moves: 5.2″ (1 AP).',
  ],
  [
    { type: 'move', figure: NOWAK, ap: 2, path: [0, 1], cost: 12 },
    'Nowak robi pełny ruch: 12″ (2 AP).',
    'Nowak makes a full move: 12″ (2 AP).',
  ],
  [
    { type: 'drag', figure: NOWAK, escorted: SCIENTIST, ap: 1, path: [0, 1], cost: 4 },
    'Nowak prowadzi: Naukowiec z Jajem, 4″ (1 AP).',
    'Nowak brings along: Scientist with an Egg, 4″ (1 AP).',
  ],
  [
    { type: 'climb', figure: NOWAK, ap: 1, path: [0, 1], cost: 3.83 },
    'Nowak próbuje się wspiąć, 3,8″ (1 AP).',
    'Nowak tries to climb, 3.8″ (1 AP).',
  ],
  [
    {
      type: 'attack',
      figure: NOWAK,
      target: BOSS,
      weapon: 'pistolet-energetyczny',
      ap: 1,
      distance: 7.21,
      sight: HIDDEN,
    },
    'Nowak atakuje: Agent Kłopotek; Pistolet energetyczny, 7,2″, cel w ukryciu, cel za osłoną (1 AP).',
    'Nowak attacks: Agent Kłopotek; Energy pistol, 7.2″, concealed, in cover (1 AP).',
  ],
  [
    { type: 'attack', figure: TIGER, target: NOWAK, weapon: 'pazury', ap: 1, distance: 1, sight: OPEN },
    'Tygrys Szablozębny atakuje: Nowak; Pazury, 1″ (1 AP).',
    'Sabre-toothed Tiger attacks: Nowak; Claws, 1″ (1 AP).',
  ],
  [{ type: 'aim', figure: NOWAK, ap: 1 }, 'Nowak celuje (1 AP).', 'Nowak takes aim (1 AP).'],
  [{ type: 'hunker', figure: NOWAK, ap: 1 }, 'Nowak kryje się (1 AP).', 'Nowak hunkers down (1 AP).'],
  [
    { type: 'interact', figure: NOWAK, objective: 'zgasic', ap: 1 },
    'Nowak pracuje nad celem: Zgasić ognisko (1 AP).',
    'Nowak works on: Put out the fire (1 AP).',
  ],
  [
    { type: 'ability', figure: BOSS, ability: 'pole-silowe', ap: 1 },
    'Agent Kłopotek używa zdolności: Pole siłowe (1 AP).',
    'Agent Kłopotek uses: Force field (1 AP).',
  ],
  [{ type: 'wait', figure: NOWAK, ap: 2 }, 'Nowak czeka (2 AP).', 'Nowak waits (2 AP).'],
  [
    { type: 'test', figure: NOWAK, kind: 'technical', dice: 'standard', advantage: [], hindrance: [], rolled: [5, 2] },
    'Nowak: test techniczny, 2k6 → 5, 2.',
    'Nowak: technical test, 2d6 → 5, 2.',
  ],
  [
    {
      type: 'test',
      figure: NOWAK,
      kind: 'attack-ranged',
      dice: 'standard',
      advantage: ['aim', 'celne-oko'],
      hindrance: ['concealment'],
      rolled: [5, 2],
    },
    'Nowak: atak dystansowy, 2k6 (przewaga: celowanie, Celne oko; utrudnienie: ukrycie) → 5, 2.',
    'Nowak: ranged attack, 2d6 (advantage: aim, Marksman; hindrance: concealment) → 5, 2.',
  ],
  [
    {
      type: 'test',
      figure: TIGER,
      kind: 'attack-melee',
      dice: 'advantage',
      advantage: ['aim'],
      hindrance: [],
      rolled: [5, 2, 6],
    },
    'Tygrys Szablozębny: atak wręcz, 3k6, liczą się dwie najlepsze (przewaga: celowanie) → 5, 2, 6.',
    'Sabre-toothed Tiger: melee attack, 3d6, of which the best two count (advantage: aim) → 5, 2, 6.',
  ],
  [
    { type: 'swap', figure: NOWAK, place: 1, from: 2, to: 6, hp: 5, free: null, forced: null },
    'Nowak wymienia 2 na 6 z puli za 1 PŻ, ma teraz 5 PŻ.',
    'Nowak swaps a 2 for a 6 of the pool for 1 PŻ and has 5 PŻ now.',
  ],
  [
    { type: 'swap', figure: NOWAK, place: 1, from: 2, to: 6, hp: 5, free: 'ekonomiczny', forced: null },
    'Nowak wymienia 2 na 6 z puli za darmo (Ekonomiczny).',
    'Nowak swaps a 2 for a 6 of the pool for nothing (Thrifty).',
  ],
  [
    { type: 'swap', figure: NOWAK, place: 1, from: 2, to: 6, hp: 5, free: null, forced: 'impulsywny' },
    'Nowak musi wymienić 2 na 6 z puli za 1 PŻ, ma teraz 5 PŻ (Impulsywny).',
    'Nowak must swap a 2 for a 6 of the pool for 1 PŻ and has 5 PŻ now (Impulsive).',
  ],
  [
    { type: 'swap', figure: NOWAK, place: 1, from: 2, to: 6, hp: 5, free: 'impulsywny', forced: 'impulsywny' },
    'Nowak musi wymienić 2 na 6 z puli za darmo (Impulsywny).',
    'Nowak must swap a 2 for a 6 of the pool for nothing (Impulsive).',
  ],
  [
    { type: 'pool-die', figure: NOWAK, by: 'mistyk', from: null, to: 5 },
    'Nowak dokłada 5 do puli (Mistyk).',
    'Nowak adds a 5 to the pool (Mystic).',
  ],
  [
    { type: 'pool-die', figure: NOWAK, by: 'mistyk', from: 5, to: null },
    'Nowak odkłada 5 z puli (Mistyk).',
    'Nowak takes a 5 out of the pool (Mystic).',
  ],
  [
    { type: 'pool-die', figure: NOWAK, by: 'mistyk', from: 2, to: 5 },
    'Nowak: 2 w puli zmienia się w 5 (Mistyk).',
    'Nowak: a 2 of the pool becomes a 5 (Mystic).',
  ],
  [
    { type: 'pool-die', figure: NOWAK, by: 'mistyk', from: 2, to: 2 },
    'Nowak: 2 w puli zostaje bez zmiany (Mistyk).',
    'Nowak: a 2 of the pool stays what it is (Mystic).',
  ],
  [
    {
      type: 'reroll',
      figure: NOWAK,
      of: NOWAK,
      by: 'szczescie-idioty',
      dice: [
        { place: 0, from: 2, to: 6 },
        { place: 1, from: 1, to: 1 },
      ],
    },
    'Nowak rzuca ponownie w swoim teście: 2 → 6, 1 → 1 (Szczęście idioty).',
    'Nowak rolls again in its own test: 2 → 6, 1 → 1 (Fool’s luck).',
  ],
  [
    { type: 'reroll', figure: NOWAK, of: BOSS, by: 'szczescie-idioty', dice: [{ place: 0, from: 6, to: 2 }] },
    'Nowak każe rzucić ponownie (Agent Kłopotek): 6 → 2 (Szczęście idioty).',
    'Nowak has Agent Kłopotek roll again: 6 → 2 (Fool’s luck).',
  ],
  [
    { type: 'heal', figure: NOWAK, by: 'regeneracja', amount: 2, hp: 5 },
    'Nowak odzyskuje 2 PŻ, ma teraz 5 (Regeneracja).',
    'Nowak recovers 2 PŻ and has 5 now (Regeneration).',
  ],
  [
    { type: 'pay', figure: NOWAK, by: 'ofiara', hp: 4 },
    'Nowak płaci 1 PŻ, ma teraz 4 (Ofiara).',
    'Nowak pays 1 PŻ and has 4 now (Sacrifice).',
  ],
  [
    { type: 'expire', figure: NOWAK, by: 'wytrzymaly', hp: 6 },
    'Nowak traci tymczasowe PŻ, ma teraz 6 (Wytrzymały).',
    'Nowak loses the temporary PŻ and has 6 now (Enduring).',
  ],
  [
    { type: 'trait', figure: NOWAK, trait: 'ofiara', ap: 1, target: WROBEL },
    'Nowak używa cechy: Ofiara → Wróbel (1 AP).',
    'Nowak uses the trait: Sacrifice → Wróbel (1 AP).',
  ],
  [
    { type: 'trait', figure: NOWAK, trait: 'medytacja', ap: 2, target: null },
    'Nowak używa cechy: Medytacja (2 AP).',
    'Nowak uses the trait: Meditation (2 AP).',
  ],
  [
    { type: 'grant', figure: NOWAK, target: WROBEL, by: 'taktyk-bn' },
    'Nowak daje przewagę w następnym teście: Wróbel (Taktyk (BN)).',
    'Nowak gives an advantage in the next test: Wróbel (Tactician (NPC)).',
  ],
  [
    { type: 'unlock', figure: NOWAK, ap: 1, cell: 0 },
    'Nowak próbuje otworzyć drzwi (1 AP).',
    'Nowak tries to open a door (1 AP).',
  ],
  [
    { type: 'spotted', figure: BOSS, target: NOWAK, effect: 'sidla' },
    'Agent Kłopotek może zauważyć: Nowak.',
    'Agent Kłopotek may notice: Nowak.',
  ],
  [{ type: 'alarm', figure: BOSS, effect: 'sidla' }, 'Sidła! (Agent Kłopotek)', 'Snares! (Agent Kłopotek)'],
  [
    { type: 'point', effect: 'megafauna', cell: 0 },
    'Megafauna: losowy punkt stołu.',
    'Megafauna: a random point of the table.',
  ],
  [
    { type: 'time', effect: 'megafauna', sector: 0, factor: 0.5 },
    'W lewym górnym sektorze ruch w tej rundzie liczy się razy 0,5.',
    'In the upper left sector a Move counts 0.5 times in this round.',
  ],
  [
    { type: 'time', effect: 'megafauna', sector: null, factor: 1.5 },
    'W pobliżu anomalii ruch w tej rundzie liczy się razy 1,5.',
    'In the vicinity of the anomaly a Move counts 1.5 times in this round.',
  ],
  [{ type: 'breakdown', figure: NOWAK, effect: 'megafauna' }, 'Nowak: sprzęt zawodzi.', 'Nowak: the equipment fails.'],
  [
    { type: 'jammed', figure: NOWAK },
    'Nowak nie użyje broni dystansowej w tej rundzie.',
    'Nowak uses no ranged weapon in this round.',
  ],
  [
    { type: 'dread', figure: NOWAK, enemy: TIGER },
    'Nowak boi się podejść: Tygrys Szablozębny.',
    'Nowak is afraid to come close: Sabre-toothed Tiger.',
  ],
  [{ type: 'balk', figure: NOWAK, ap: 1 }, 'Nowak nie ma odwagi ruszyć (1 AP).', 'Nowak does not dare to move (1 AP).'],
  [
    { type: 'broken', figure: NOWAK, weapon: 'pistolet-energetyczny' },
    'Nowak psuje broń: Pistolet energetyczny.',
    'Nowak breaks the weapon: Energy pistol.',
  ],
  [{ type: 'result', figure: NOWAK, successes: 0 }, 'Nowak: bez sukcesu.', 'Nowak: no success.'],
  [{ type: 'result', figure: NOWAK, successes: 1 }, 'Nowak: 1 sukces.', 'Nowak: 1 success.'],
  [{ type: 'result', figure: NOWAK, successes: 2 }, 'Nowak: 2 sukcesy.', 'Nowak: 2 successes.'],
  [
    {
      type: 'damage',
      figure: BOSS,
      by: NOWAK,
      successes: 2,
      ignored: [{ by: 'cover', count: 1 }],
      added: [],
      taken: 1,
      hp: 5,
    },
    'Agent Kłopotek traci 1 PŻ, ma teraz 5 (osłona: 1 z 2 sukcesów pominięty).',
    'Agent Kłopotek loses 1 PŻ and has 5 now (cover ignored 1 of 2 successes).',
  ],
  [
    {
      type: 'damage',
      figure: BOSS,
      by: NOWAK,
      successes: 2,
      ignored: [{ by: 'shield', count: 2 }],
      added: [],
      taken: 0,
      hp: 5,
    },
    'Agent Kłopotek nie traci PŻ (tarcza: 2 z 2 sukcesów pominięte).',
    'Agent Kłopotek loses no PŻ (the shield ignored 2 of 2 successes).',
  ],
  [
    {
      type: 'damage',
      figure: WROBEL,
      by: null,
      successes: 1,
      ignored: [{ by: 'hunker', count: 1 }],
      added: [],
      taken: 0,
      hp: 6,
    },
    'Wróbel nie traci PŻ (Krycie się: 1 z 1 sukcesu pominięty).',
    'Wróbel loses no PŻ (hunkering ignored 1 of 1 success).',
  ],
  [
    {
      type: 'damage',
      figure: WROBEL,
      by: null,
      successes: 1,
      ignored: [],
      added: [{ by: 'nadwrazliwy', count: 1 }],
      taken: 2,
      hp: 4,
    },
    'Wróbel traci 2 PŻ, ma teraz 4 (Nadwrażliwy: 1 PŻ więcej).',
    'Wróbel loses 2 PŻ and has 4 now (Hypersensitive: 1 PŻ more).',
  ],
  [
    { type: 'stun', figure: NOWAK, ap: 1 },
    'Nowak straci 1 AP w następnej aktywacji.',
    'Nowak will lack 1 AP in the next activation.',
  ],
  [
    { type: 'shield', figure: BOSS, ignores: 1 },
    'Agent Kłopotek: tarcza pomija 1 sukces każdego ataku do początku następnej aktywacji.',
    'Agent Kłopotek: a shield ignores 1 success of every attack until the next activation begins.',
  ],
  [{ type: 'call', figure: BOSS }, 'Agent Kłopotek wzywa pomoc.', 'Agent Kłopotek calls for help.'],
  [{ type: 'eliminated', figure: NOWAK }, 'Nowak: eliminacja.', 'Nowak is eliminated.'],
  [{ type: 'leaves', figure: NOWAK, zone: 'brzeg' }, 'Nowak opuszcza stół: Wyjście.', 'Nowak leaves the table: Exit.'],
  [
    { type: 'progress', objective: 'zgasic', successes: 1, of: 2 },
    'Zgasić ognisko: 1 z 2 potrzebnych sukcesów.',
    'Put out the fire: 1 of the 2 successes needed.',
  ],
  [
    { type: 'barricade', figure: NOWAK, effect: 'sidla', cell: 7, ap: 1 },
    'Nowak ustawia barykadę (1 AP).',
    'Nowak sets up a barricade (1 AP).',
  ],
  [
    { type: 'entry', effect: 'sidla', zone: 'brzeg', change: 'close' },
    'Tędy nikt już nie wejdzie: Wyjście.',
    'Nobody comes in this way any more: Exit.',
  ],
  [
    { type: 'entry', effect: 'sidla', zone: 'brzeg', change: 'open' },
    'Otwiera się nowe wejście: Wyjście.',
    'A new way in opens: Exit.',
  ],
  [
    { type: 'trap', figure: NOWAK, effect: 'sidla' },
    'Nowak wchodzi w pułapkę: Sidła.',
    'Nowak walks into a trap: Snares.',
  ],
  [
    { type: 'panic', figure: SCIENTIST, effect: 'strach' },
    'Naukowiec z Jajem ulega panice, kryje się i nie rusza w tej rundzie.',
    'Scientist with an Egg panics, hunkers down and does not move in this round.',
  ],
  [{ type: 'follow', figure: NOWAK, path: [0, 1, 2], cost: 2 }, 'Nowak idzie obok: 2″.', 'Nowak comes along: 2″.'],
  [
    { type: 'end', result: 'win', ending: 'zneutralizowany', round: 3 },
    'Koniec w rundzie 3: wygrana graczy (Kłopotek zneutralizowany).',
    'The end in round 3: the players win (Kłopotek is neutralised).',
  ],
  [
    { type: 'end', result: 'draw', ending: null, round: 6 },
    'Koniec w rundzie 6: remis (minęły wszystkie rundy).',
    'The end in round 6: a draw (all rounds are over).',
  ],
];

describe('the words of an event', () => {
  it.each(ROWS.map(([event, pl, en]) => ({ event, pl, en })))('$pl', ({ event, pl, en }) => {
    expect(eventWords(event, names)).toEqual({ pl, en });
  });

  it('are there for every type of event', () => {
    expect(new Set(ROWS.map(([{ type }]) => type))).toEqual(new Set(LOG.events.map(({ type }) => type)));
  });
});
