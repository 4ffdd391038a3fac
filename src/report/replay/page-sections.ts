import { type Scenario, SIDES } from '../../skirmish/spec.ts';
import { LANGUAGES } from '../../text/bilingual.ts';
import { groundLayer, zoneLayer } from '../map/drawing.ts';
import { letterSize } from '../map/labels.ts';
import { legendEntries } from '../map/legend.ts';
import { patternDefinitions } from '../map/patterns.ts';
import { scaleMarks } from '../map/scale.ts';
import { inches } from '../map/shape-path.ts';
import { both, unseen } from './draw-text.ts';
import { BUTTONS, PAUSE_ICON, SIGNS, SPEEDS, WORDS } from './page-words.ts';
import type { ReplayData } from './replay-data.ts';
import { SIDE_LOOKS } from './side-looks.ts';

/** The map with empty layers for what changes. */
export function mapSection({ table }: Scenario): string {
  const size = letterSize(table);
  const margin = size * 2;
  const box = [-margin, -margin, table.width + margin * 1.5, table.height + margin * 1.5].map(inches).join(' ');
  return [
    `<svg id="map" viewBox="${box}" role="img" aria-labelledby="map-name">`,
    patternDefinitions(),
    groundLayer(table),
    '<g id="tints"></g>',
    zoneLayer(table, LANGUAGES),
    scaleMarks(table, size),
    '<g id="paths"></g>',
    '<g id="tokens"></g>',
    '<g id="attacks"></g>',
    '</svg>',
    `<span id="map-name">${unseen(WORDS.map)}</span>`,
  ].join('\n');
}

/** Buttons, slider and speed. */
export function controls({ events }: ReplayData): string {
  const icon = (path: string, classes = '') =>
    `<svg${classes} viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  const buttons = BUTTONS.map(({ id, name, icon: path }) => {
    const pictures = id === 'play' ? icon(path, ' class="go"') + icon(PAUSE_ICON, ' class="rest"') : icon(path);
    const pressed = id === 'play' || id === 'close-up' ? ' aria-pressed="false"' : '';
    return `<button type="button" id="${id}"${pressed}>${pictures}${unseen(name)}</button>`;
  });
  const speeds = SPEEDS.map((speed) => `<option value="${speed}"${speed === 1 ? ' selected' : ''}>×${speed}</option>`);
  return [
    '<nav id="controls">',
    '<div class="row">',
    `<label>${unseen(WORDS.slider)}<input type="range" id="slider" min="1" max="${events.length}" value="1"></label>`,
    `<label>${unseen(WORDS.speed)}<select id="speed">${speeds.join('')}</select></label>`,
    '</div>',
    `<div class="row">${buttons.join('')}</div>`,
    '</nav>',
  ].join('\n');
}

/** Where in the battle, and what happens there. */
export function nowSection({ events, rounds }: ReplayData): string {
  const round = `<span id="in-round">${both(WORDS.round)} <span class="round-number"></span> ${both(WORDS.of)} ${rounds}</span>`;
  return [
    `<p id="where"><span><span id="set-up">${both(WORDS.setUp)}</span>${round}</span>`,
    `<span>${both(WORDS.event)} <span id="event-number"></span> ${both(WORDS.of)} ${events.length}</span></p>`,
    '<div id="now" aria-live="polite"></div>',
  ].join('\n');
}

/** The figures, the card of the selected one and the objectives. */
export function figuresSection({ figures, objectives }: ReplayData): string {
  const goals = objectives.map(
    ({ name, successes }, number) => `<li>${both(name)}: <span id="progress-${number}">0</span>/${successes}</li>`,
  );
  return [
    ...(goals.length === 0 ? [] : [`<h2>${both(WORDS.objectives)}</h2>`, `<ol id="objectives">${goals.join('')}</ol>`]),
    `<h2>${both(WORDS.figures)}</h2>`,
    '<ol id="figures">',
    ...figures.map((_, number) => `<li><button type="button" data-figure="${number}"></button></li>`),
    '</ol>',
    '<section id="card" hidden>',
    `<h2 class="unseen">${both(WORDS.chosen)}</h2>`,
    '<div id="card-text"></div>',
    `<div id="sight-legend"><ul class="legend">${sightLegend()}</ul><p class="facts">${both(WORDS.bare)}</p></div>`,
    '</section>',
  ].join('\n');
}

/** The events of the round that is shown. */
export function eventsSection(): string {
  return [`<h2>${both(WORDS.eventsOf)}</h2>`, '<ol id="events"></ol>'].join('\n');
}

const swatch = (content: string) => `<svg viewBox="-.1 -.1 1.8 1.2" aria-hidden="true">${content}</svg>`;
const sample = (content: string) =>
  `<svg class="sample" viewBox="-2.2 -2.2 4.4 4.4" stroke-width=".3" aria-hidden="true">${content}</svg>`;

function sightLegend(): string {
  const none = { width: 0, height: 0, cell: 1, terrain: [], zones: [] };
  return legendEntries(none, true)
    .map(({ name, swatch: picture }) => `<li>${swatch(picture)}${both(name)}</li>`)
    .join('');
}

const SIGN_PICTURES: Readonly<Record<keyof typeof SIGNS, string>> = {
  active: '<circle class="ring" r="1.55"/>',
  selected: '<circle class="ring picked" r="2"/>',
  hunkered: '<path class="sign" d="M-1.45 .5Q0 -1.5 1.45 .5"/>',
  aimed: '<path class="sign" d="M-1.9 0H-1.3M1.3 0H1.9M0 -1.9V-1.3"/>',
  shield: '<circle class="sign dashed" r="1.75"/>',
  stunned: '<path class="sign" d="M-.6 -.3L-.2 .3L.1 -.3L.5 .3"/>',
  path: '<path class="walk" d="M-1.8 0H1.8"/><circle class="start" cx="-1.5" r=".4"/>',
  attack: '<path class="shot" d="M-1.8 0H1.8M1.2 -.5L1.8 0L1.2 .5"/>',
  concealed:
    '<path class="shot" stroke-dasharray=".7 .6" d="M-1.8 0H1.8"/><path class="shot" d="M1.2 -.5L1.8 0L1.2 .5"/>',
  covered: '<path class="shot" d="M-1.8 0H1.8M1.2 -.5L1.8 0L1.2 .5M.8 -1V1"/>',
};

/** What terrain, zones, sides and signs look like, and which keys there are. */
export function legendSection({ table }: Scenario, { figures }: ReplayData): string {
  const present = SIDES.filter((side) => figures.some((figure) => figure.side === side));
  return [
    `<details><summary>${both(WORDS.legend)}</summary>`,
    '<ul class="legend">',
    ...legendEntries(table, false).map(({ name, swatch: picture }) => `<li>${swatch(picture)}${both(name)}</li>`),
    ...present.map(
      (side) =>
        `<li><svg class="chip sample" viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true"><g class="side-${side}">${SIDE_LOOKS[side].shape}</g></svg>${both(SIDE_LOOKS[side].name)}</li>`,
    ),
    ...Object.entries(SIGNS).map(
      ([id, name]) => `<li>${sample(SIGN_PICTURES[id as keyof typeof SIGNS])}${both(name)}</li>`,
    ),
    '</ul>',
    `<p class="keys">${both(WORDS.keys)}</p>`,
    '</details>',
  ].join('\n');
}
