import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BattleStudy } from '../battles/battle-study.ts';
import type { WorthDesign } from '../battles/worth/design.ts';
import type { SimulationProgress } from '../montecarlo/run-shards.ts';
import type { ShardRunner } from '../montecarlo/shard-runner.ts';
import type { CellOdds } from '../studies/cell-odds.ts';
import { ExactOdds } from '../studies/exact-odds.ts';
import {
  collectOdds,
  exactCellsOf,
  type RunOptions,
  runStudy,
  type StudyResult,
  simulates,
} from '../studies/run-study.ts';
import { movedBy, otherReadings, type Sensitivity, sensitivityOf } from '../studies/sensitivity.ts';
import type { Study } from '../studies/study.ts';
import { LANGUAGES, type Language } from '../text/bilingual.ts';
import { BattlesBeside, type Fought, type Paged, type ScenarioPages } from './battles-beside.ts';
import { chartOf, checkChart } from './chart.ts';
import { csvChunks } from './csv.ts';
import { type Manifest, manifestOf, type StudyFiles } from './manifest.ts';
import { makeFolder, writeFiles } from './output-file.ts';
import { type PageStudy, reportPage } from './page.ts';
import { renderSvg } from './render.ts';
import { checkTable, tablesOf } from './table.ts';
import { type Priced, pricedIn } from './worth-files.ts';

/** With `--quick` no cell is simulated more often than this. */
const QUICK_SAMPLES = 10_000;
/** Nor is a trait priced by more battles a variant. */
const QUICK_BATTLES = 20;

export interface ReportOptions {
  /** Studies of battles, shown after the others. */
  readonly battles: readonly BattleStudy[];
  /** Scenarios with pages of their own. */
  readonly pages?: ScenarioPages | undefined;
  /** Prices of traits, after all that. */
  readonly worth?: readonly WorthDesign[] | undefined;
  readonly out: string;
  readonly quick: boolean;
  readonly runner: () => Promise<ShardRunner>;
  readonly signal?: AbortSignal;
  readonly onStudy?: (study: { readonly id: string; readonly group: string }, index: number, studies: number) => void;
  readonly onProgress?: (progress: SimulationProgress) => void;
}

/** The Polish files carry the plain name; the English ones say so. */
function fileName(study: Study, extension: string, language: Language = 'pl'): string {
  return `${study.system.id}/${study.id}${language === 'pl' ? '' : `.${language}`}.${extension}`;
}

/**
 * Runs the studies and writes for each `<system>/<study>.csv`, its chart as `.vl.json` and `.svg` in both languages,
 * for each scenario with a page `teohiphip/scenarios/<id>/index.html` with its data and replays, and for all `index.html`
 * and `manifest.json`, for each price list `teohiphip/worth/<id>.csv` with its charts. Nothing is written before everything is computed; files of an earlier
 * report that this one no longer has are removed.
 */
export async function writeReport(studies: readonly Study[], options: ReportOptions): Promise<void> {
  const { out, quick, battles, pages, worth = [], onStudy } = options;
  const scenarios = pages?.scenarios ?? [];
  const exactOdds = new ExactOdds();
  const runOptions: RunOptions = { ...options, exactOdds };
  for (const study of studies) {
    checkTable(study);
    checkChart(study);
  }
  makeFolder(out);
  const files = new Map<string, string>();
  const listed: StudyFiles[] = [];
  const onPage: PageStudy[] = [];
  const asked: Sensitivity[] = [];
  const shown = studies.map((study) => (quick ? { ...study, samples: Math.min(study.samples, QUICK_SAMPLES) } : study));
  const all = shown.length + battles.length + scenarios.length + worth.length;
  const announce = (study: Study) => onStudy?.({ id: study.id, group: study.system.id }, shown.indexOf(study), all);
  // Simulations first: they would wait behind everything that other threads are asked to do ahead.
  const simulated = new Map<Study, StudyResult>();
  for (const study of shown.filter(simulates)) {
    announce(study);
    simulated.set(study, await runStudy(study, runOptions));
  }
  const runner = await options.runner();
  const fights = new BattlesBeside(battles, pages, { ...options, runner });
  for (const study of sharedOut(shown, runner)) {
    exactOdds.askAhead(exactCellsOf(study), runner);
    for (const { ruling, study: other } of otherReadings(study)) {
      exactOdds.askAhead(exactCellsOf(movedBy(other, ruling)), runner);
    }
  }
  for (const study of shown) {
    if (!simulated.has(study)) announce(study);
    const result = simulated.get(study) ?? (await runStudy(study, runOptions));
    const cells = await collectOdds(result);
    const own = await studyFiles(study, cells);
    for (const [path, content] of own) files.set(path, content);
    listed.push({ result, files: hashesOf(own) });
    onPage.push(pageStudy(study, cells, own));
    // Of a simulation a small shift could not be told from chance.
    if (study.method !== 'mc') asked.push(await sensitivityOf(study, runOptions, { known: cells, exactOnly: true }));
  }
  const fought: Fought[] = [];
  for (const [index, study] of battles.entries()) {
    onStudy?.({ id: study.id, group: 'battles' }, shown.length + index, all);
    fought.push(await fights.fought(study));
  }
  const paged: Paged[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    onStudy?.({ id: scenario.id, group: 'scenarios' }, shown.length + battles.length + index, all);
    paged.push(await fights.paged(scenario));
  }
  const priced: Priced[] = [];
  for (const [index, design] of worth.entries()) {
    onStudy?.({ id: design.id, group: 'worth' }, all - worth.length + index, all);
    const battlesEach = quick ? Math.min(design.battles, QUICK_BATTLES) : design.battles;
    priced.push(await pricedIn({ ...design, battles: battlesEach }, { ...options, runner }));
  }
  for (const own of [...fought, ...paged, ...priced]) for (const [path, content] of own.files) files.set(path, content);
  const sections = fought.map(({ section }) => section);
  const page = reportPage(
    onPage,
    sections,
    asked,
    paged.map(({ listed: own }) => own),
    priced.map(({ section }) => section),
  );
  files.set('index.html', page);
  const manifest = manifestOf(
    listed,
    fought.map((own) => ({ ...own, files: hashesOf(own.files) })),
    paged.map((own) => ({ ...own, files: hashesOf(own.files) })),
    priced.map((own) => ({ ...own, files: hashesOf(own.files) })),
    { 'index.html': sha256(page) },
    quick,
  );
  files.set(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  const stale = filesOfEarlier(out).filter((path) => !files.has(path));
  writeFiles(new Map([...files].map(([path, content]) => [join(out, path), content])));
  for (const path of stale) rmSync(join(out, path), { force: true });
}

/** Those of the studies that other threads are to compute ahead: this one computes the first as it comes to them. */
function sharedOut(studies: readonly Study[], runner: ShardRunner): readonly Study[] {
  return studies.slice(Math.ceil(studies.length / (runner.threads + 1)));
}

const MANIFEST = 'manifest.json';

async function studyFiles(study: Study, cells: readonly CellOdds[]): Promise<Map<string, string>> {
  let csv = '';
  for await (const chunk of csvChunks(study, cells)) csv += chunk;
  const files = new Map([[fileName(study, 'csv'), csv]]);
  for (const language of LANGUAGES) {
    const spec = chartOf(study, cells, language);
    files.set(fileName(study, 'vl.json', language), `${JSON.stringify(spec, null, 1)}\n`);
    files.set(fileName(study, 'svg', language), await renderSvg(spec));
  }
  return files;
}

function pageStudy(study: Study, cells: readonly CellOdds[], files: ReadonlyMap<string, string>): PageStudy {
  const inLanguage = (language: Language) => ({
    svg: files.get(fileName(study, 'svg', language))!,
    tables: tablesOf(study, cells, language, 1),
  });
  const { title, note } = study;
  const anchor = `${study.system.id}-${study.id}`;
  return { study, anchor, title, note, csv: fileName(study, 'csv'), pl: inLanguage('pl'), en: inLanguage('en') };
}

/** The files that the manifest in the folder lists; none when there is none or it is not one of ours. */
function filesOfEarlier(out: string): string[] {
  const path = join(out, MANIFEST);
  if (!existsSync(path)) return [];
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    // A report from before there were battles, pages of scenarios, or prices, has none.
    const { battles = [], scenarios = [], worth = [] } = manifest;
    const parts = [manifest, ...manifest.studies, ...battles, ...scenarios, ...worth];
    const listed = parts.map(({ files }) => files).flatMap((each) => Object.keys(each));
    return listed.filter((file) => !file.split('/').includes('..') && !file.startsWith('/'));
  } catch {
    return [];
  }
}

function hashesOf(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].map(([path, content]) => [path, sha256(content)]));
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
