import type { Trait } from '../trait.ts';

const POSITIVE = 'Cechy postaci, Cechy interakcji zespołowych, Pozytywne';

/** What a figure does for its allies. */
export const TEAM_TRAITS: Readonly<Record<string, Trait>> = {
  ofiara: {
    name: { pl: 'Ofiara', en: 'Sacrifice' },
    pc: -2,
    category: 'team',
    place: POSITIVE,
    rule: {
      pl: 'Za 1 AP i 1 własny PŻ sojusznik w kontakcie bazowym odzyskuje 1 PŻ.',
      en: '1 AP and 1 PŻ of its own give an ally in base contact 1 PŻ back.',
    },
    hooks: { does: ['sacrifices'] },
    use: 'use.ofiara',
    covered: 'full',
  },
  obronca: {
    name: { pl: 'Obrońca', en: 'Defender' },
    pc: -3,
    category: 'team',
    place: POSITIVE,
    rule: {
      pl: 'Sukces z puli inicjatywy i 1 PŻ zmniejszają o 1 obrażenia sojusznika w zasięgu wzroku.',
      en: 'A success of the pool and 1 PŻ make the damage of an ally in sight 1 less.',
    },
    hooks: { does: ['defends'] },
    use: 'use.obronca',
    covered: 'full',
  },
  przywodca: {
    name: { pl: 'Przywódca', en: 'Leader' },
    pc: -3,
    category: 'team',
    place: POSITIVE,
    rule: {
      pl: 'Raz na aktywację za 1 AP kość puli inicjatywy wymienia się na kość z puli sojusznika w zasięgu wzroku.',
      en: 'Once an activation 1 AP trades a pool die for one of an ally in sight.',
    },
    hooks: { does: ['tradesDie'] },
    use: 'use.przywodca',
    covered: 'full',
  },
  'urodzony-dowodca': {
    name: { pl: 'Urodzony dowódca', en: 'Born commander' },
    pc: -3,
    category: 'team',
    place: POSITIVE,
    rule: {
      pl: 'Raz w potyczce za 1 AP sojusznik w zasięgu wzroku dostaje przewagę w swoim następnym teście tej rundy.',
      en: 'Once a battle 1 AP gives an ally in sight an advantage in its next test of the round.',
    },
    hooks: { does: ['commands'] },
    use: 'use.urodzony-dowodca',
    covered: 'full',
  },
};
