import type { LogEvent } from '../../skirmish/log/event.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { inBoth } from './counted-words.ts';
import type { LogNames } from './log-names.ts';

type Event<T extends LogEvent['type']> = Extract<LogEvent, { type: T }>;

/** `Nowak używa cechy: Dowódca → Wróbel (1 AP).` */
export function traitWords({ trait, target, ap }: Event<'trait'>, who: Bilingual, names: LogNames): Bilingual {
  return inBoth((language) => {
    const verb = { pl: 'używa cechy', en: 'uses the trait' }[language];
    const whom = target === null ? '' : ` → ${names.figure(target)[language]}`;
    return `${who[language]} ${verb}: ${names.trait(trait)[language]}${whom} (${ap} AP).`;
  });
}

/** `Nowak musi wymienić 2 na 6 z puli za darmo (Szczęściarz).` */
export function swapWords({ from, to, hp, free, forced }: Event<'swap'>, who: Bilingual, names: LogNames): Bilingual {
  const by = [...new Set([forced, free])].filter((id) => id !== null);
  return inBoth((language) => {
    const why = by.length === 0 ? '' : ` (${by.map((id) => names.trait(id)[language]).join(', ')})`;
    const verb = {
      pl: forced === null ? 'wymienia' : 'musi wymienić',
      en: forced === null ? 'swaps' : 'must swap',
    }[language];
    const what = { pl: `${from} na ${to} z puli`, en: `a ${from} for a ${to} of the pool` }[language];
    const price = {
      pl: free === null ? `za 1 PŻ, ma teraz ${hp} PŻ` : 'za darmo',
      en: free === null ? `for 1 PŻ and has ${hp} PŻ now` : 'for nothing',
    }[language];
    return `${who[language]} ${verb} ${what} ${price}${why}.`;
  });
}

/** `Nowak: 2 w puli zmienia się w 5 (Korektor).` */
export function poolDieWords({ from, to, by }: Event<'pool-die'>, who: Bilingual, names: LogNames): Bilingual {
  const trait = names.trait(by);
  if (from === null) {
    return {
      pl: `${who.pl} dokłada ${to} do puli (${trait.pl}).`,
      en: `${who.en} adds a ${to} to the pool (${trait.en}).`,
    };
  }
  if (to === null) {
    return {
      pl: `${who.pl} odkłada ${from} z puli (${trait.pl}).`,
      en: `${who.en} takes a ${from} out of the pool (${trait.en}).`,
    };
  }
  const becomes = {
    pl: from === to ? 'w puli zostaje bez zmiany' : `w puli zmienia się w ${to}`,
    en: from === to ? 'stays what it is' : `becomes a ${to}`,
  };
  return {
    pl: `${who.pl}: ${from} ${becomes.pl} (${trait.pl}).`,
    en: `${who.en}: a ${from} of the pool ${becomes.en} (${trait.en}).`,
  };
}

/** `Nowak rzuca ponownie w swoim teście: 2 → 6 (Szczęście idioty).` */
export function rerollWords({ figure, of, by, dice }: Event<'reroll'>, who: Bilingual, names: LogNames): Bilingual {
  const rolled = dice.map(({ from, to }) => `${from} → ${to}`).join(', ');
  return inBoth((language) => {
    const test =
      of === figure
        ? { pl: 'rzuca ponownie w swoim teście', en: 'rolls again in its own test' }[language]
        : { pl: `każe rzucić ponownie (${names.figure(of).pl})`, en: `has ${names.figure(of).en} roll again` }[
            language
          ];
    return `${who[language]} ${test}: ${rolled} (${names.trait(by)[language]}).`;
  });
}

/** PŻ that a trait gives back, asks for or takes away again. */
export function vitalityWords(
  event: Event<'heal'> | Event<'pay'> | Event<'expire'>,
  who: Bilingual,
  names: LogNames,
): Bilingual {
  const does = {
    heal: (amount: number) => ({ pl: `odzyskuje ${amount} PŻ`, en: `recovers ${amount} PŻ` }),
    pay: () => ({ pl: 'płaci 1 PŻ', en: 'pays 1 PŻ' }),
    expire: () => ({ pl: 'traci tymczasowe PŻ', en: 'loses the temporary PŻ' }),
  }[event.type](event.type === 'heal' ? event.amount : 1);
  const trait = names.trait(event.by);
  return {
    pl: `${who.pl} ${does.pl}, ma teraz ${event.hp} (${trait.pl}).`,
    en: `${who.en} ${does.en} and has ${event.hp} now (${trait.en}).`,
  };
}

/** `Nowak daje przewagę w następnym teście: Wróbel (Taktyk).` */
export function grantWords({ target, by }: Event<'grant'>, who: Bilingual, names: LogNames): Bilingual {
  const [whom, trait] = [names.figure(target), names.trait(by)];
  return {
    pl: `${who.pl} daje przewagę w następnym teście: ${whom.pl} (${trait.pl}).`,
    en: `${who.en} gives an advantage in the next test: ${whom.en} (${trait.en}).`,
  };
}
