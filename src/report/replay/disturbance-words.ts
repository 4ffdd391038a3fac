import type { LogEvent } from '../../skirmish/log/event.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { inBoth } from './counted-words.ts';
import type { LogNames } from './log-names.ts';

type Disturbance = Extract<LogEvent, { type: 'point' | 'time' | 'breakdown' | 'jammed' }>;

/** Sectors of the table, row by row from the upper left corner. */
const SECTORS: readonly Bilingual[] = [
  { pl: 'lewym górnym sektorze', en: 'the upper left sector' },
  { pl: 'środkowym górnym sektorze', en: 'the upper middle sector' },
  { pl: 'prawym górnym sektorze', en: 'the upper right sector' },
  { pl: 'lewym środkowym sektorze', en: 'the left sector' },
  { pl: 'środkowym sektorze', en: 'the middle sector' },
  { pl: 'prawym środkowym sektorze', en: 'the right sector' },
  { pl: 'lewym dolnym sektorze', en: 'the lower left sector' },
  { pl: 'środkowym dolnym sektorze', en: 'the lower middle sector' },
  { pl: 'prawym dolnym sektorze', en: 'the lower right sector' },
];

const AROUND: Bilingual = { pl: 'pobliżu anomalii', en: 'the vicinity of the anomaly' };

/** What a general complication does. */
export function disturbanceWords(event: Disturbance, who: Bilingual, names: LogNames): Bilingual {
  switch (event.type) {
    case 'point': {
      const effect = names.part(event.effect);
      return { pl: `${effect.pl}: losowy punkt stołu.`, en: `${effect.en}: a random point of the table.` };
    }
    case 'time': {
      const where = event.sector === null ? AROUND : SECTORS[event.sector]!;
      return inBoth((language) => {
        const factor = event.factor.toLocaleString(language, { useGrouping: false });
        const says = {
          pl: `W ${where.pl} ruch w tej rundzie liczy się razy ${factor}.`,
          en: `In ${where.en} a Move counts ${factor} times in this round.`,
        };
        return says[language];
      });
    }
    case 'breakdown':
      return { pl: `${who.pl}: sprzęt zawodzi.`, en: `${who.en}: the equipment fails.` };
    case 'jammed':
      return {
        pl: `${who.pl} nie użyje broni dystansowej w tej rundzie.`,
        en: `${who.en} uses no ranged weapon in this round.`,
      };
  }
}
