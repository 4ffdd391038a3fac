import { axesOf, type BattleAxis } from '../battles/battle-axes.ts';
import type { Side } from '../battles/sides.ts';
import type { Bilingual, Language } from '../text/bilingual.ts';
import { decimal, percent } from '../text/numbers.ts';

/** Something that the sides of a comparison have, with what it is on each. */
export interface SideFact {
  readonly id: string;
  readonly name: Bilingual;
  readonly a: Bilingual;
  readonly b: Bilingual;
  readonly differs: boolean;
}

const NOTHING: Bilingual = { pl: '–', en: '–' };

/** What A and B have, in the order in which they are named everywhere: settings, scenario, band, script, policy, rulings. */
export function sideFacts(a: Side, b: Side): SideFact[] {
  const [own, others] = [axesOf(a.grid), axesOf(b.grid)];
  const ids = [...new Set([...own, ...others].map(({ id }) => id))];
  return ids.map((id) => {
    const [axisA, axisB] = [own, others].map((axes) => axes.find((axis) => axis.id === id));
    const [labelA, labelB] = [labelOf(axisA), labelOf(axisB)];
    const differs = contentOf(a, id, axisA) !== contentOf(b, id, axisB);
    const isClear = !differs || (labelA.pl !== labelB.pl && labelA.en !== labelB.en);
    const [textA, textB] = isClear ? [labelA, labelB] : [writtenName(a, id), writtenName(b, id)];
    return { id, name: (axisA ?? axisB)!.name, a: textA, b: textB, differs };
  });
}

function labelOf(axis: BattleAxis | undefined): Bilingual {
  if (axis === undefined) return NOTHING;
  const [value] = axis.values as readonly [string | number];
  return { pl: axis.labelOf(value, 'pl'), en: axis.labelOf(value, 'en') };
}

/** What is told apart: two files of one name need not hold the same. */
function contentOf({ grid }: Side, id: string, axis: BattleAxis | undefined): string {
  if (id === 'scenario') return JSON.stringify(grid.scenarios);
  if (id === 'band') return JSON.stringify(grid.bands);
  return JSON.stringify(axis?.values ?? null);
}

/** The name or file that was asked for, where two things are called the same. */
function writtenName({ names }: Side, id: string): Bilingual {
  const [written] = id === 'band' ? names.bands : names.scenarios;
  return { pl: written!, en: written! };
}

/** A minus as printers set it. */
function signed(text: string): string {
  return text.replace('-', '−');
}

/** A difference of shares in percentage points: `−15,8 (−18,0 do −13,7) p.p.`. */
export function pointsText(value: number, low: number, high: number, language: Language): string {
  const points = (share: number) => signed(decimal(share * 100, 1, language));
  const [to, unit] = { pl: ['do', 'p.p.'], en: ['to', 'pp'] }[language] as [string, string];
  return `${points(value)} (${points(low)} ${to} ${points(high)}) ${unit}`;
}

/** `68,1 % (67,2–69,0)`. */
export function shareText(share: number, { low, high }: { low: number; high: number }, language: Language): string {
  const [from, to] = [low, high].map((end) => decimal(end * 100, 1, language));
  return `${percent(share, language, 1)} (${from}–${to})`;
}

const LEAST_P = 0.0001;

/** A p-value to the ten-thousandth. */
export function pText(p: number, language: Language): string {
  return p < LEAST_P ? `<${decimal(LEAST_P, 4, language)}` : decimal(p, 4, language);
}
