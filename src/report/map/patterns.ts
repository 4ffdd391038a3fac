import { PROPERTIES, type Property } from './map-words.ts';

interface Pattern {
  /** Side of the tile in inches. */
  readonly size: number;
  readonly marks: string;
}

/** Cross-hatching, bricks, leaves, waves, chevrons and bars. */
const TERRAIN: Readonly<Record<Property, Pattern>> = {
  blocks: {
    size: 0.7,
    marks: '<path class="m-ink-blocks" d="M0 0L.7 .7M.7 0L0 .7" fill="none" stroke-width=".09"/>',
  },
  cover: {
    size: 1,
    marks: '<path class="m-ink-cover" d="M0 .02H1M0 .5H1M.25 0V.5M.75 .5V1" fill="none" stroke-width=".09"/>',
  },
  soft: {
    size: 1,
    marks: '<g class="m-ink-soft"><circle cx=".25" cy=".3" r=".13"/><circle cx=".75" cy=".8" r=".13"/></g>',
  },
  difficult: {
    size: 1.2,
    marks:
      '<path class="m-ink-difficult" d="M0 .4q.15 -.2 .3 0t.3 0t.3 0t.3 0M0 1q.15 -.2 .3 0t.3 0t.3 0t.3 0" fill="none" stroke-width=".08"/>',
  },
  climb: {
    size: 1,
    marks: '<path class="m-ink-climb" d="M.2 .7L.5 .3L.8 .7" fill="none" stroke-width=".12"/>',
  },
  door: {
    size: 1,
    marks: '<path class="m-ink-door" d="M.3 .1V.9M.7 .1V.9M.3 .5H.7" fill="none" stroke-width=".1"/>',
  },
};

/** Dots for what is concealed, slanting lines for what is covered. */
const SIGHT: Readonly<Record<'concealed' | 'covered', Pattern>> = {
  concealed: {
    size: 0.5,
    marks: '<circle class="m-ink-concealed" cx=".25" cy=".25" r=".11"/>',
  },
  covered: {
    size: 0.5,
    marks: '<path class="m-ink-covered" d="M-.1 .6L.6 -.1M.4 .6L.6 .4M-.1 .1L.1 -.1" fill="none" stroke-width=".1"/>',
  },
};

function pattern(id: string, { size, marks }: Pattern): string {
  return `<pattern id="m-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${marks}</pattern>`;
}

/** The `<defs>` that `fill="url(#m-cover)"` and the like refer to. */
export function patternDefinitions(): string {
  return [
    '<defs>',
    ...PROPERTIES.map((property) => pattern(property, TERRAIN[property])),
    ...Object.entries(SIGHT).map(([id, each]) => pattern(id, each)),
    '</defs>',
  ].join('\n');
}
