import { kindLines } from './kind-lines.ts';

const EFFECTS = kindLines('effect', {
  complication: { pl: 'rzut k6 na początku rundy, patrz niżej', en: 'a k6 is rolled as a round begins, see below' },
  wave: {
    pl: 'na początku tych rund wchodzi tyle postaci siły',
    en: 'as these rounds begin so many of the force come in',
  },
  barricades: {
    pl: 'gracze mogą ustawić w strefie tyle barykad',
    en: 'players may set up so many barricades in the zone',
  },
  alarm: {
    pl: 'siły z watch nie widzą nikogo do alarmu; potem co rundę wchodzi force; loud: atak też alarmuje',
    en: 'the forces of watch notice nobody until the alarm; then force comes in each round; loud: attacks alarm too',
  },
  aura: {
    pl: 'kto zaczyna aktywację tak blisko, zdaje test albo traci',
    en: 'who begins an activation so near is tested or loses',
  },
  explosion: {
    pl: 'na koniec wybucha noszona rzecz, której nikt nie ma',
    en: 'at the end a carried thing explodes that nobody has',
  },
  trap: {
    pl: 'kto wejdzie, zdaje test albo traci tyle PŻ; raz',
    en: 'who comes in is tested or loses so many PŻ; once',
  },
  panic: {
    pl: 'eskortowani zdają test, gorzej blisko tej strony',
    en: 'the escorted are tested, and worse near that side',
  },
  blast: { pl: 'wybucha tyle rund po wykonaniu celu', en: 'goes off so many rounds after the objective was done' },
});

const HAPPENINGS = kindLines('happening', {
  arrival: {
    pl: 'wchodzi tyle postaci siły; beside: przy postaci innej siły',
    en: 'so many figures of the force come in; beside: near a figure of another force',
  },
  pulse: {
    pl: 'wszyscy tak blisko zdają test albo tracą 1 AP lub PŻ; bez centre: w losowym punkcie',
    en: 'everybody so near is tested or loses 1 AP or PŻ; without centre: at a random point',
  },
  jump: { pl: 'noszona rzecz przeskakuje o tyle k6 cali', en: 'a carried thing jumps so many k6 inches' },
  entries: { pl: 'zamyka albo otwiera się jedno z wejść', en: 'one of the entries is closed or opened' },
  time: {
    pl: 'w tej rundzie cale Ruchu mnoży jedno z factors (0..4), losowo; bez within: w losowym sektorze stołu',
    en: 'in this round one of factors (0..4), at random, multiplies the inches of a Move; without within: in a random sector',
  },
  breakdown: {
    pl: 'jedna postać graczy zdaje test albo w tej rundzie nie strzela',
    en: "one of the players' figures is tested or does not shoot in this round",
  },
  fog: {
    pl: 'w tej rundzie każdy poza zwarciem jest przesłonięty',
    en: 'in this round everybody out of contact is concealed',
  },
  directive: { pl: 'drugi cel, którego się nie symuluje', en: 'a second goal that is not simulated' },
});

/** What is allowed of the rules of a scenario's own. */
export const EFFECT_COMMENTS = {
  effects: {
    pl: 'Zasady własne scenariusza. Może ich nie być.',
    en: 'Rules of its own. There may be none.',
  },
  effectKind: {
    pl: `Rodzaj i jego klucze poza name (? – można pominąć). Testy: jak w celach; radius i within: w calach.\n${EFFECTS.pl}`,
    en: `The kind and its keys besides name (?: may be left out). Tests: as for objectives; radius, within: inches.\n${EFFECTS.en}`,
  },
  effectRounds: {
    pl: 'Rundy: jedna, lista albo od..do.',
    en: 'Rounds: one, a list, or from..to.',
  },
  faces: {
    pl: 'Ścianki k6, na których się zdarza: jedna, lista albo od..do, 1..6.',
    en: 'The faces of a k6 on which it happens: one, a list, or from..to, 1..6.',
  },
  does: {
    pl: `Co się dzieje; z listy jedno, losowo. centre: siła, cel albo strefa.\n${HAPPENINGS.pl}`,
    en: `What happens; of a list one, at random. centre: a force, an objective or a zone.\n${HAPPENINGS.en}`,
  },
} as const;
