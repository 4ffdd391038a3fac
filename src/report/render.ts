import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { parse, resetSVGDefIds, View } from 'vega';
import { compile } from 'vega-lite';
import type { ChartSpec } from './chart-spec.ts';

const require = createRequire(import.meta.url);

/** resvg draws no text without font files. */
const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${file}`),
);

/** Twice the size on screen, for print. */
const PNG_ZOOM = 2;

/** The chart as SVG, the same bytes each time. */
export async function renderSvg(spec: ChartSpec): Promise<string> {
  resetSVGDefIds();
  const view = new View(parse(compile(spec).spec), { renderer: 'none' });
  const svg = await view.toSVG();
  view.finalize();
  return `${svg}\n`;
}

/** The chart as PNG. */
export async function renderPng(spec: ChartSpec): Promise<Uint8Array> {
  const svg = await renderSvg(spec);
  const options = {
    fitTo: { mode: 'zoom' as const, value: PNG_ZOOM },
    font: { fontFiles: FONT_FILES, loadSystemFonts: false },
  };
  return new Resvg(svg, options).render().asPng();
}
