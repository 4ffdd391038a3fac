import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { findBand } from '../../src/battles/load-band.ts';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { type ScenarioQuestions, scenariosWithPages, studyScenario } from '../../src/battles/scenario-study.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { reportPage } from '../../src/report/page.ts';
import { scenarioFiles } from '../../src/report/scenario-page/files.ts';
import { LANGUAGES } from '../../src/text/bilingual.ts';

const FOLDER = 'teohiphip/scenarios/detronizacja/';
const QUESTIONS: ScenarioQuestions = {
  bands: ['trzech-rekrutow', 'duet'].map(findBand),
  scripts: ['objective', 'brawler'],
  policy: 'first-success',
  battles: 12,
  again: 10,
  paired: 16,
  seed: 'seed',
};

async function made(workers: number, questions = QUESTIONS) {
  const runner = startRunner(workers);
  try {
    const study = await studyScenario(findScenario('detronizacja'), questions, { runner });
    return { study, ...(await scenarioFiles(study)) };
  } finally {
    await runner.close();
  }
}

const { study, files, listed } = await made(1);
const page = files.get(`${FOLDER}index.html`)!;
const rowsOf = (name: string) =>
  Papa.parse<Record<string, string>>(files.get(`${FOLDER}${name}`)!, { header: true, skipEmptyLines: true }).data;
const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

describe('the page of a scenario', () => {
  it('is the same to the byte, whoever fights its battles', { timeout: 60_000 }, async () => {
    const again = await made(2);
    expect([...again.files]).toEqual([...files]);
    expect(again.study.strongId).toBe(study.strongId);
  });

  it('loads nothing, runs nothing and has a policy that allows its own style', () => {
    expect(page).not.toMatch(/<script|<link|javascript:|\son\w+=|https?:\/\/|\sstyle="/);
    expect([...page.matchAll(/\ssrc="([^"]{0,19})/g)].every(([, source]) => source === 'data:image/svg+xml;')).toBe(
      true,
    );
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page).toContain(
      `content="default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'"`,
    );
  });

  it('links to what is there: its parts, its data, its replays and the report', () => {
    const links = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, path]) => path!);
    const parts = links.filter((path) => path.startsWith('#'));
    expect(parts.length).toBe(8);
    for (const part of parts) expect(page).toContain(`id="${part.slice(1)}"`);
    const names = [...files.keys()].map((path) => path.slice(FOLDER.length));
    for (const path of links.filter((each) => !each.startsWith('#'))) {
      expect(['../../../index.html', ...names]).toContain(path);
    }
    for (const name of names.filter((each) => /\.(csv|html)$/.test(each) && each !== 'index.html')) {
      expect(links).toContain(name);
    }
  });

  it('names every band, script, effect and setting in both languages', () => {
    const { scenario, grid } = study;
    for (const language of LANGUAGES) {
      for (const { name } of [scenario, ...grid.bands, ...scenario.effects]) expect(page).toContain(name[language]);
    }
    expect(page.match(/<svg viewBox="[^"]+" role="img" aria-label="[^"]{10,}"/g)).toHaveLength(3);
  });

  it('is listed in the report with its best script', () => {
    const report = reportPage([], [], [], [listed]);
    expect(report).toContain(`<a href="${FOLDER}index.html">`);
    expect(report).toContain(listed.summary.en);
  });
});

describe('its data', () => {
  it.each([
    { name: 'win-rates.csv', rows: 2 * 2, column: 'battles', total: 4 * 12 },
    { name: 'scales.csv', rows: 5, column: 'battles', total: 5 * 16 },
    { name: 'endings.csv', rows: 2 * 3 * 6, column: 'count', total: 2 * 10 },
    { name: 'effects.csv', rows: 4 + 1, column: 'battles', total: 5 * 16 },
  ])('$name has $rows rows', ({ name, rows, column, total }) => {
    expect(rowsOf(name)).toHaveLength(rows);
    expect(sum(rowsOf(name), column)).toBe(total);
  });

  it('has as many of the band fallen as did not survive', () => {
    const figures = study.best.reduce(
      (total, { fought, tally }) => total + tally.battles * fought.band.figures.length,
      0,
    );
    const survivors = study.best.reduce((total, { tally }) => total + tally.survivors, 0);
    expect(sum(rowsOf('fallen.csv'), 'band')).toBe(figures - survivors);
  });

  it('has the battles with every effect as those of the scale at its printed value', () => {
    const printed = rowsOf('scales.csv').find(({ value }) => value === '6')!;
    for (const row of rowsOf('effects.csv')) expect(row.win_rate_with).toBe(printed.win_rate);
  });
});

describe('the battles that are told', () => {
  it.each(study.told)('$kind is what it is called', ({ kind, result, facts, log, battle }) => {
    const end = log.events.at(-1)!;
    expect(end).toMatchObject({ type: 'end', result, round: facts.round });
    if (kind !== 'strangest') expect(kind).toBe(`typical-${result}`);
    const fallen = log.events.filter((event) => event.type === 'eliminated');
    const ofBand = fallen.filter(({ figure }) => log.header.figures[figure]!.force === null).length;
    expect(facts.survivors).toBe(study.band.figures.length - ofBand);
    expect(facts.fallen).toBe(fallen.length - ofBand);
    expect(page).toContain(`--seed seed/again --battle ${battle}<`);
    expect(files.get(`${FOLDER}${kind}.html`)).toContain('<noscript>');
  });
});

it('a scenario that nobody wins is a finding', { timeout: 60_000 }, async () => {
  const hopeless = await made(1, {
    ...QUESTIONS,
    bands: [findBand('najgorsza-banda')],
    battles: 3,
    again: 3,
    paired: 3,
  });
  expect(hopeless.listed.findings.map(({ en }) => en)).toEqual([
    'Nobody wins: no band by any script in any of 9 battles.',
  ]);
  expect(hopeless.files.has(`${FOLDER}typical-win.html`)).toBe(false);
  expect(hopeless.files.get(`${FOLDER}index.html`)).toContain('so there is no typical win');
});

it('every scenario that is there to be played has a page', () => {
  const ids = scenariosWithPages().map(({ id }) => id);
  expect(ids).toContain('detronizacja');
  expect(ids).not.toContain('lustro');
  expect(ids).not.toContain('pojedynek');
});
