/** What a class of the map looks like: a property, its value on light and on dark ground. */
type Rule = readonly [selector: string, property: 'fill' | 'stroke', light: string, dark: string];

/**
 * Grey tells the properties of terrain apart without colour: what blocks is darkest, and each has a pattern of its own.
 * Zones differ in their dashes too (`zoneOutline`).
 */
const RULES: readonly Rule[] = [
  ['.m-ground', 'fill', '#fcfbf6', '#212327'],
  ['.m-grid', 'stroke', '#e3dfd3', '#303338'],
  ['.m-frame', 'stroke', '#3a3a38', '#b9bcc2'],
  ['.m-blocks', 'fill', '#77716a', '#8d8a86'],
  ['.m-cover', 'fill', '#dccbb0', '#57493a'],
  ['.m-soft', 'fill', '#dbead3', '#2f4630'],
  ['.m-difficult', 'fill', '#eee8dc', '#3a362e'],
  ['.m-climb', 'fill', '#d9dade', '#4a4d55'],
  ['.m-door', 'fill', '#f3d9a4', '#6b5423'],
  ['.m-edge', 'stroke', '#55504a', '#c5c0b8'],
  ['.m-ink-blocks', 'stroke', '#4b4641', '#5d5a57'],
  ['.m-ink-cover', 'stroke', '#7d6340', '#c4a67e'],
  ['.m-ink-soft', 'fill', '#4f8a45', '#86c07b'],
  ['.m-ink-difficult', 'stroke', '#8a7a5a', '#b5a27c'],
  ['.m-ink-climb', 'stroke', '#3f434c', '#d5d9e2'],
  ['.m-ink-door', 'stroke', '#7a4a00', '#ffd48a'],
  ['.m-deployment', 'stroke', '#00538a', '#8cc4f0'],
  ['.m-entry', 'stroke', '#a5480b', '#f2a25f'],
  ['.m-exit', 'stroke', '#00694a', '#5fd3ac'],
  ['.m-objective', 'stroke', '#a01552', '#f28ab5'],
  ['.m-sector', 'stroke', '#6b6a66', '#a3a6ad'],
  ['.m-trap', 'stroke', '#5b3b9e', '#b9a1f0'],
  ['.m-text', 'fill', '#1a1a1a', '#f0f0f0'],
  ['.m-halo', 'stroke', '#fcfbf6', '#212327'],
  ['.m-seen', 'fill', '#f4c430', '#c79a12'],
  ['.m-ink-concealed', 'fill', '#2b6d2b', '#9be08f'],
  ['.m-ink-covered', 'stroke', '#7a2600', '#ffb48c'],
];

/** What is the same in all lights. */
const SHAPES = `
.m-text { font-family: "DejaVu Sans", Verdana, sans-serif; }
.m-halo { fill: none; stroke-linejoin: round; }
.m-seen { fill-opacity: .42; }
`;

function rules(pick: (rule: Rule) => string): string {
  return RULES.map((rule) => `${rule[0]} { ${rule[1]}: ${pick(rule)}; }`).join('\n');
}

/** The style sheet of the map; printed it is light. */
export const MAP_CSS = `${SHAPES}${rules(([, , light]) => light)}
@media screen and (prefers-color-scheme: dark) {
${rules(([, , , dark]) => dark)}
}
`;
