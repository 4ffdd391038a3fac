import { kindLines } from './kind-lines.ts';

const GOALS = kindLines('goal', {
  neutralise: { pl: 'unieszkodliwić siłę', en: 'neutralise a force' },
  eliminate: { pl: 'wyeliminować stronę', en: 'eliminate a side' },
  work: {
    pl: 'wykonać cel (albo instead), potem wyjść strefą exit lub wrócić do strefy home',
    en: 'do the objective (or instead), then leave by the zone exit or go to the zone home',
  },
  escort: { pl: 'doprowadzić siłę do strefy', en: 'lead a force to a zone' },
  defend: { pl: 'bronić siły albo celu', en: 'defend a force or an objective' },
  hold: { pl: 'trzymać strefę', en: 'hold a zone' },
  seize: { pl: 'zdobyć rzecz, którą się nosi', en: 'get a thing that is carried' },
});

const CONDITIONS = kindLines('condition', {
  neutralised: { pl: 'siła ma najwyżej tyle PŻ; bez hp: 1', en: 'the force has at most so many PŻ; without hp: 1' },
  eliminated: { pl: 'siła wyeliminowana', en: 'the force is eliminated' },
  standing: {
    pl: 'jest na stole postać siły z co najmniej tyloma PŻ; bez hp: 1',
    en: 'a figure of the force is on the table with at least so many PŻ; without hp: 1',
  },
  'side-eliminated': { pl: 'strona wyeliminowana', en: 'the side is eliminated' },
  reached: { pl: 'siła dotarła do strefy', en: 'the force has come to the zone' },
  evacuated: {
    pl: 'tyle postaci bandy wyszło strefą; bez count: 1',
    en: 'so many of the band left by the zone; without count: 1',
  },
  inside: {
    pl: 'tyle postaci bandy jest w strefie; bez count: 1',
    en: 'so many of the band are in the zone; without count: 1',
  },
  done: { pl: 'cel wykonany', en: 'the objective is done' },
  holds: {
    pl: 'strona ma rzecz, którą się nosi; bez side: players',
    en: 'the side has the carried thing; without side: players',
  },
  destroyed: { pl: 'rzeczy, którą się nosi, już nie ma', en: 'the carried thing is no more' },
  hatched: {
    pl: 'zaszła zasada, której eskortowany nie przetrwa',
    en: 'an effect happened that who is led along does not survive',
  },
  any: { pl: 'wystarczy jeden z tych warunków', en: 'one of these conditions is enough' },
});

/** What is allowed of the goal and of how a battle ends. */
export const ENDING_COMMENTS = {
  goal: {
    pl: `Do czego dąży skrypt, który zna cel (hyperputer list scripts):\n${GOALS.pl}`,
    en: `What a script that knows the objective goes for (hyperputer list scripts):\n${GOALS.en}`,
  },
  wins: {
    pl: 'Jak banda wygrywa: wystarczy jeden z tych końców. Co najmniej jeden.',
    en: 'How the band wins: one of these endings is enough. At least one.',
  },
  when: {
    pl: 'at-once: gdy tylko tak jest; at-limit: gdy tak jest po ostatniej rundzie. Bez tego klucza: at-once.',
    en: 'at-once: as soon as it is so; at-limit: when it is so after the last round. Without this key: at-once.',
  },
  all: {
    pl: `Co musi być prawdą, wszystko naraz:\n${CONDITIONS.pl}`,
    en: `What has to be so, all of it:\n${CONDITIONS.en}`,
  },
  losses: {
    pl: 'Jak banda przegrywa; tak samo jak wins. Może nie być żadnego.',
    en: 'How the band loses; as wins. There may be none.',
  },
  atLimit: {
    pl: 'Co, gdy rundy miną i nic z powyższego nie zaszło: win, loss albo draw. Bez tego klucza: loss.',
    en: 'What it is when the rounds are over and none of this was so: win, loss or draw. Without this key: loss.',
  },
  scales: {
    pl: 'Którymi ustawieniami (jak w --set) zmienia się trudność i w jakich granicach. Może tego nie być.',
    en: 'By which settings (as in --set) it is made harder or easier, and within which range. It may be left out.',
  },
} as const;
