import type { LogEvent } from '../../skirmish/log/event.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { inchesText } from './counted-words.ts';
import type { LogNames } from './log-names.ts';

type ThingEvent = Extract<LogEvent, { type: 'appears' | 'takes' | 'drops' | 'jumps' | 'explodes' }>;

/** What happens to a thing that is carried, in words. */
export function thingWords(event: ThingEvent, who: Bilingual, names: LogNames): Bilingual {
  const what = names.part(event.objective);
  switch (event.type) {
    case 'appears': {
      const rolled = event.rolled.join(' + ');
      return {
        pl: `${what.pl}: pojawia się na stole${rolled === '' ? '' : ` (rzut ${rolled})`}.`,
        en: `${what.en} appears on the table${rolled === '' ? '' : ` (rolled ${rolled})`}.`,
      };
    }
    case 'takes':
      return { pl: `${who.pl} przejmuje: ${what.pl}.`, en: `${who.en} takes: ${what.en}.` };
    case 'drops':
      return { pl: `${who.pl} upuszcza: ${what.pl}.`, en: `${who.en} drops: ${what.en}.` };
    case 'jumps': {
      const inches = event.rolled.reduce((sum, face) => sum + face, 0);
      const hour = event.direction === 0 ? 12 : event.direction;
      return {
        pl: `${what.pl} skacze: ${event.rolled.join(' + ')} = ${inchesText(inches, 'pl')}, na godzinę ${hour}.`,
        en: `${what.en} jumps: ${event.rolled.join(' + ')} = ${inchesText(inches, 'en')}, towards ${hour} o’clock.`,
      };
    }
    case 'explodes':
      return { pl: `${what.pl} eksploduje.`, en: `${what.en} explodes.` };
  }
}
