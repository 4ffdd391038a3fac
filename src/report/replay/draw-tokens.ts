import { centreOf } from '../map/cells-path.ts';
import { inches } from '../map/shape-path.ts';
import type { BattleState, FigureState, ReplayData, ReplayFigure } from './replay-data.ts';
import { SIDE_LOOKS } from './side-looks.ts';

/** Radius of a token in inches: what stands on a cell, larger where the table is large. */
export function tokenRadius({ columns, rows, cell }: ReplayData): number {
  return Math.max(cell * 0.46, Math.min(0.6, (Math.max(columns, rows) * cell) / 60));
}

/** A token of radius 1 with its number, which counts from 1. */
export function token({ side }: ReplayFigure, number: number, bar = ''): string {
  const { shape, drop } = SIDE_LOOKS[side];
  const size = number + 1 > 9 ? 0.95 : 1.15;
  const y = inches(bar === '' ? drop : drop - 0.18);
  return `<g class="side-${side}">${shape}</g>${bar}<text class="number" y="${y}" font-size="${size}">${number + 1}</text>`;
}

/** A bar on the lower edge of the token: how much is left of its PŻ. */
function hpBar(hp: number, most: number): string {
  const width = (2 * Math.min(hp, most)) / most;
  return `<rect class="bar" x="-1.05" y=".68" width="2.1" height=".46"/><rect class="bar-left" x="-1" y=".75" width="${inches(width)}" height=".32"/>`;
}

/** Signs of what a figure has done or suffers: a roof over who hunkers, cross hairs, a ring of the shield, a zigzag. */
function signs({ hunkered, aimed, shield, stunned }: FigureState): string {
  return [
    hunkered ? '<path class="sign" d="M-1.35 -.6Q0 -2.3 1.35 -.6"/>' : '',
    aimed ? '<path class="sign" d="M-1.7 0H-1.2M1.2 0H1.7M0 -2V-1.6"/>' : '',
    shield > 0 ? '<circle class="sign dashed" r="1.75"/>' : '',
    stunned > 0 ? '<path class="sign" d="M.7 -1.9L1.1 -1.3L1.4 -1.9L1.8 -1.3"/>' : '',
  ].join('');
}

function rings(isActive: boolean, isSelected: boolean): string {
  return `${isActive ? '<circle class="ring" r="1.55"/>' : ''}${isSelected ? '<circle class="ring picked" r="2"/>' : ''}`;
}

/** Things that are carried: a star where one lies, or over the shoulder of its carrier. */
function things(data: ReplayData, { things, figures }: BattleState): string {
  return things
    .map(({ at, carrier }) => {
      const cell = carrier === null ? at : figures[carrier]!.at;
      if (cell < 0) return '';
      const [x, y] = centreOf(data, cell);
      const radius = tokenRadius(data);
      const place = carrier === null ? [x, y] : [x - radius, y - radius];
      const turn = `translate(${place.map(inches).join(' ')}) scale(${inches(radius * (carrier === null ? 1 : 0.7))})`;
      return `<path class="thing" transform="${turn}" d="M0 -1.2L.3 -.4L1.15 -.35L.5 .2L.7 1L0 .55L-.7 1L-.5 .2L-1.15 -.35L-.3 -.4Z"/>`;
    })
    .join('');
}

/** Barricades that have been set up, drawn as the cover that they are. */
function barricades({ columns, cell }: ReplayData, { barricades: cells }: BattleState): string {
  const side = inches(cell * 0.8);
  return cells
    .map((place) => {
      const [x, y] = [((place % columns) + 0.1) * cell, (Math.floor(place / columns) + 0.1) * cell];
      const own = `x="${inches(x)}" y="${inches(y)}" width="${side}" height="${side}" rx="${inches(cell * 0.15)}"`;
      return `<rect class="m-cover" ${own}/><rect class="m-edge" fill="none" stroke-width="${inches(cell * 0.12)}" ${own}/>`;
    })
    .join('');
}

/** Doors that have been opened: the leaves stand at the sides of the way through. */
function openDoors({ columns, cell }: ReplayData, { opened }: BattleState): string {
  return opened
    .map((place) => {
      const [x, y] = [(place % columns) * cell, Math.floor(place / columns) * cell];
      const own = `x="${inches(x)}" y="${inches(y)}" width="${inches(cell)}" height="${inches(cell)}"`;
      return `<rect class="m-ground" ${own}/><rect class="m-ink-door" fill="none" stroke-width="${inches(cell * 0.08)}" stroke-dasharray="${inches(cell * 0.2)}" ${own}/>`;
    })
    .join('');
}

/**
 * Opened doors, barricades, and all figures that stand on the table, their rings and signs below the tokens so that no number is hidden.
 */
export function tokens(
  data: ReplayData,
  state: BattleState,
  { active, selected }: { readonly active: number | null; readonly selected: number | null },
): string {
  const radius = inches(tokenRadius(data));
  const placed = state.figures
    .map((figure, number) => ({ figure, number }))
    .filter(({ figure }) => figure.at >= 0)
    // Further down lies above, so that no bar is hidden.
    .sort((a, b) => a.figure.at - b.figure.at)
    .map(({ figure, number }) => {
      const [x, y] = centreOf(data, figure.at);
      return { figure, number, place: `transform="translate(${inches(x)} ${inches(y)}) scale(${radius})"` };
    });
  const around = placed.map(
    ({ figure, number, place }) => `<g ${place}>${rings(number === active, number === selected)}${signs(figure)}</g>`,
  );
  const own = placed.map(({ figure, number, place }) => {
    const known = data.figures[number]!;
    return `<g class="token" data-figure="${number}" ${place}>${token(known, number, hpBar(figure.hp, known.hp))}</g>`;
  });
  return [openDoors(data, state), barricades(data, state), ...around, ...own, things(data, state)].join('');
}
