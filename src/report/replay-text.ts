import type { BattleLog } from '../skirmish/log/event.ts';
import type { Band, Scenario } from '../skirmish/spec.ts';
import type { Language } from '../text/bilingual.ts';
import { replayData } from './replay/page-data.ts';

/** What begins a part of the account, by how far it stands from the margin. */
const DEPTHS: Readonly<Record<string, number>> = { round: 0, activation: 1, end: 0 };

/** A battle told event by event, a line each: rounds at the margin, activations and what happens in them below. */
export function replayText(log: BattleLog, scenario: Scenario, band: Band, language: Language): string {
  const { events } = replayData(log, scenario, band);
  const lines = events.map(({ type, words, round, active }) => {
    const depth = DEPTHS[type] ?? (round === 0 || active === null ? 1 : 2);
    return `${'  '.repeat(depth)}${words[language]}\n`;
  });
  return lines.join('');
}
