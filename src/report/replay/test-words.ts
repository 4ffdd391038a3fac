import type { LogEvent } from '../../skirmish/log/event.ts';
import type { TestKind } from '../../skirmish/spec.ts';
import type { Bilingual, Language } from '../../text/bilingual.ts';
import { inBoth } from './counted-words.ts';
import type { LogNames } from './log-names.ts';

const KINDS: Readonly<Record<TestKind, Bilingual>> = {
  'attack-ranged': { pl: 'atak dystansowy', en: 'ranged attack' },
  'attack-melee': { pl: 'atak wręcz', en: 'melee attack' },
  'attack-thrown': { pl: 'rzut bronią', en: 'thrown attack' },
  technical: { pl: 'test techniczny', en: 'technical test' },
  social: { pl: 'test społeczny', en: 'social test' },
  will: { pl: 'test woli', en: 'test of will' },
  resistance: { pl: 'test odporności', en: 'test of resistance' },
  agility: { pl: 'test zręczności', en: 'test of agility' },
  perception: { pl: 'test percepcji', en: 'test of perception' },
  strength: { pl: 'test siły', en: 'test of strength' },
  stealth: { pl: 'test skradania', en: 'test of stealth' },
  climbing: { pl: 'test wspinaczki', en: 'test of climbing' },
};

const DICE: Readonly<Record<'standard' | 'advantage' | 'hindrance', Bilingual>> = {
  standard: { pl: '2k6', en: '2d6' },
  advantage: { pl: '3k6, liczą się dwie najlepsze', en: '3d6, of which the best two count' },
  hindrance: { pl: '1k6', en: '1d6' },
};

const ADVANTAGE: Bilingual = { pl: 'przewaga', en: 'advantage' };
const HINDRANCE: Bilingual = { pl: 'utrudnienie', en: 'hindrance' };

/** `Nowak: atak dystansowy, 1k6 (utrudnienie: ukrycie) → 6.` */
export function testWords(event: Extract<LogEvent, { type: 'test' }>, names: LogNames): Bilingual {
  const because = (what: Bilingual, ids: readonly string[], language: Language) =>
    ids.length === 0 ? [] : [`${what[language]}: ${ids.map((id) => names.reason(id)[language]).join(', ')}`];
  return inBoth((language) => {
    const reasons = [
      ...because(ADVANTAGE, event.advantage, language),
      ...because(HINDRANCE, event.hindrance, language),
    ].join('; ');
    const why = reasons === '' ? '' : ` (${reasons})`;
    return `${names.figure(event.figure)[language]}: ${KINDS[event.kind][language]}, ${DICE[event.dice][language]}${why} → ${event.rolled.join(', ')}.`;
  });
}
