import { notation } from '../parameter.ts';

/** Who may help with a test, and how many. 5D. Pomoc i Wsparcie, both tables. */

/** The helpers a main character can use, by the least Skill that can lead so many. */
const LED: readonly { readonly from: number; readonly helpers: number }[] = [
  { from: 7, helpers: 3 },
  { from: 4, helpers: 2 },
  { from: 1, helpers: 1 },
];

/** The least Skill of a helper at each PT; the last line covers every PT. */
const NEEDED: readonly { readonly upToPt: number; readonly skill: number }[] = [
  { upToPt: 6, skill: 1 },
  { upToPt: 7, skill: 3 },
  { upToPt: 8, skill: 5 },
  { upToPt: Infinity, skill: 7 },
];

const GREATEST_HELPERS = 9;

/** The Skills of those who help: `5+6+2`, or `none`. */
export const HELPERS = notation({
  name: { pl: 'Umiejętności pomocników', en: 'Skills of the helpers' },
  default: '6+5',
  examples: ['none', '0', '1', '4+3', '6+5+2', '7+7+7', '8+8+8+8'],
  allowed: `none or the Skills of up to ${GREATEST_HELPERS} helpers, such as 5 or 5+6+2`,
  normalise(text) {
    if (text === 'none') return text;
    const skills = text.split('+');
    if (skills.length > GREATEST_HELPERS || !skills.every((skill) => /^\d{1,2}$/.test(skill))) return undefined;
    return skills
      .map(Number)
      .sort((a, b) => b - a)
      .join('+');
  },
});

/** How many of the helpers count: they must know enough for the PT, and the main character must be able to lead them. */
export function effectiveHelpers(helpers: string, skill: number, pt: number): number {
  const needed = NEEDED.find(({ upToPt }) => pt <= upToPt)!.skill;
  const able = helpers === 'none' ? 0 : helpers.split('+').filter((each) => Number(each) >= needed).length;
  return Math.min(able, LED.find(({ from }) => skill >= from)?.helpers ?? 0);
}
