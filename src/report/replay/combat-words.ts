import type { LogEvent } from '../../skirmish/log/event.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { ignoredSuccesses, inBoth, inchesText } from './counted-words.ts';
import type { LogNames } from './log-names.ts';

type Event<T extends LogEvent['type']> = Extract<LogEvent, { type: T }>;

/** `Nowak atakuje: Tygrys; Pistolet energetyczny, 7,2″, cel w ukryciu (1 AP).` */
export function attackWords(
  { target, weapon, distance, sight, ap }: Event<'attack'>,
  who: Bilingual,
  names: LogNames,
): Bilingual {
  const hides: Bilingual[] = [
    ...(sight.concealed ? [{ pl: 'cel w ukryciu', en: 'concealed' }] : []),
    ...(sight.cover ? [{ pl: 'cel za osłoną', en: 'in cover' }] : []),
  ];
  return inBoth((language) => {
    const verb = { pl: 'atakuje', en: 'attacks' }[language];
    const how = [
      names.weapon(weapon)[language],
      inchesText(distance, language),
      ...hides.map((each) => each[language]),
    ];
    return `${who[language]} ${verb}: ${names.figure(target)[language]}; ${how.join(', ')} (${ap} AP).`;
  });
}

/** `Tygrys traci 1 PŻ, ma teraz 3 (osłona: 1 z 2 sukcesów pominięty).` */
export function damageWords(
  { ignored, added, successes: of, taken, hp }: Event<'damage'>,
  who: Bilingual,
  names: LogNames,
): Bilingual {
  return inBoth((language) => {
    const reasons = [
      ...ignored.map(({ by, count }) => ignoredSuccesses(names.reason(by), count, of)[language]),
      ...added.map(
        ({ by, count }) => `${names.reason(by)[language]}: ${count} ${{ pl: 'PŻ więcej', en: 'PŻ more' }[language]}`,
      ),
    ].join('; ');
    const why = reasons === '' ? '' : ` (${reasons})`;
    const lost = {
      pl: taken === 0 ? 'nie traci PŻ' : `traci ${taken} PŻ, ma teraz ${hp}`,
      en: taken === 0 ? 'loses no PŻ' : `loses ${taken} PŻ and has ${hp} now`,
    };
    return `${who[language]} ${lost[language]}${why}.`;
  });
}
