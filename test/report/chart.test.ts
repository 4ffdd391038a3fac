import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { chartOf, checkChart } from '../../src/report/chart.ts';
import { renderPng, renderSvg } from '../../src/report/render.ts';
import { readStudy } from '../../src/studies/study.ts';
import { LANGUAGES } from '../../src/text/bilingual.ts';
import { oddsOf, REQUESTS } from './requests.ts';

const schemaPath = createRequire(import.meta.url).resolve('vega-lite/vega-lite-schema.json');
const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
ajv.addFormat('color-hex', /^#[0-9a-f]{6}$/i);
const isVegaLite = ajv.compile(JSON.parse(readFileSync(schemaPath, 'utf8')));

describe.each(Object.entries(REQUESTS))('the chart when %s', (_, request) => {
  it.each(LANGUAGES)('is Vega-Lite and is drawn the same twice in %s', async (language) => {
    const { study, cells } = await oddsOf(request);
    const spec = chartOf(study, cells, language);
    expect(isVegaLite(JSON.parse(JSON.stringify(spec))), JSON.stringify(isVegaLite.errors?.slice(0, 3))).toBe(true);
    const svg = await renderSvg(spec);
    expect(await renderSvg(spec)).toBe(svg);
    expect(svg).toContain(study.test.name[language]);
    expect(svg).toContain({ pl: 'szansa', en: 'probability' }[language]);
    expect(svg).not.toMatch(/undefined|NaN/);
  });

  it('draws an interval for each estimate that has one, and for nothing else', async () => {
    const { study, cells } = await oddsOf(request);
    const spec = chartOf(study, cells, 'en') as unknown as {
      data: { values: { low: number; high: number; method: string }[] };
    };
    const uncertain = spec.data.values.filter(({ low, high }) => low < high);
    expect(uncertain.length > 0).toBe(request.method !== 'exact');
    expect(uncertain.every(({ method }) => method === 'simulation')).toBe(true);
    expect(JSON.stringify(spec).includes('errorbar')).toBe(request.method !== 'exact');
  });
});

describe('a chart', () => {
  it('becomes a picture with its texts in it', async () => {
    const { study, cells } = await oddsOf(REQUESTS['two vary']!);
    const spec = chartOf(study, cells, 'pl');
    const png = await renderPng(spec);
    expect([...png.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(await renderPng(spec)).toEqual(png);
    const withoutText = new Resvg((await renderSvg(spec)).replace(/<text[\s\S]*?<\/text>/g, ''), {
      fitTo: { mode: 'zoom', value: 2 },
    });
    expect(png.length).toBeGreaterThan(withoutText.render().asPng().length * 1.2);
  });

  it.each([
    [
      { pool: [1, 2], pt: [6, 7], specialisation: [true, false], cap: [1, 2] },
      'a chart shows at most 3 varying parameters, not 4: pool, pt, specialisation, cap',
    ],
    [{ pool: range(1, 100), cap: range(0, 60) }, 'a chart shows at most 5000 cells, the grid has 6100; use --csv'],
    [{ pool: [1, 2], cap: range(0, 40) }, 'a chart shows at most 30 lines, not 41'],
  ])('refuses what it cannot show: %#', (grid, message) => {
    const study = readStudy({ ...REQUESTS['two vary']!, grid });
    expect(() => checkChart(study)).toThrow(message);
  });
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
