import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { divergenceOf } from '../../src/battles/divergence.ts';
import { compareCsv } from '../../src/report/compare-csv.ts';
import { comparePage } from '../../src/report/compare-page.ts';
import { compareTables } from '../../src/report/compare-table.ts';
import { pointsText, pText } from '../../src/report/compare-words.ts';
import type { Table } from '../../src/report/table.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { reportOf } from './compare-report.ts';

const report = await reportOf({
  settings: { 'forces.zapasnik.hp': [2] },
  rulings: { 'activation.first': ['players'] },
});
const { comparison, divergence } = report;
const alike = await reportOf({});

const headings = ({ rows }: Table) => rows.map(({ heading }) => heading);

describe('the tables', () => {
  const [sides, pairs, sure, parting] = compareTables(report, 'en') as [Table, Table, Table, Table];

  it('say what both sides have alike, what differs, and what it makes of the win rate', () => {
    expect(sides.caption).toBe(
      'Duel (band: Duellist · script: Objective · swap policy: never · 100 pairs of battles, 95% intervals)',
    );
    expect(sides.columns).toEqual(['A', 'B', 'B − A']);
    expect(headings(sides)).toEqual(['Wrestler: PŻ', 'activation.first', 'win rate']);
    expect(sides.rows[0]!.cells).toEqual(['4', '2', '']);
    expect(sides.rows[1]!.cells).toEqual(['roll', 'players', '']);
    expect(sides.rows[2]!.cells[2]).toMatch(/^\d+\.\d \(\d+\.\d to \d+\.\d\) pp$/);
  });

  it('count who won the same battles', () => {
    const { both, onlyFirst, onlySecond, neither } = comparison.counts;
    expect(pairs.rows.map(({ cells }) => cells)).toEqual([
      [String(both), String(onlyFirst)],
      [String(onlySecond), String(neither)],
    ]);
    expect(both + onlyFirst + onlySecond + neither).toBe(100);
  });

  it('tell how sure the difference is, and where the first battle parts', () => {
    expect(headings(sure)).toEqual([
      "McNemar's test, exact: p",
      "McNemar's test, mid-p",
      'battles in step to the end',
      'first battle that only A won',
      'first battle that only B won',
    ]);
    expect(parting.caption).toMatch(/^Where they part: battle \d+, round \d+, activation \d+$/);
    expect(headings(parting)).toEqual(['A', 'B']);
    expect(parting.rows[0]!.cells[1]).not.toBe(parting.rows[1]!.cells[1]);
  });

  it('have no place where the courses part when they do not', () => {
    const tables = compareTables(alike, 'pl');
    expect(tables).toHaveLength(3);
    expect(tables[2]!.rows[2]!.cells[0]).toMatch(/^100,0\s%$/);
    expect(tables[0]!.rows[0]!.cells[2]).toMatch(/^0,0 \(−\d,\d do \d,\d\) p\.p\.$/);
  });
});

it.each([
  [-0.158, '−15,8 (−16,8 do −14,8) p.p.', '−15.8 (−16.8 to −14.8) pp'],
  [0, '0,0 (−1,0 do 1,0) p.p.', '0.0 (−1.0 to 1.0) pp'],
])('a difference of %f reads %s', (difference, pl, en) => {
  const [low, high] = [difference - 0.01, difference + 0.01];
  expect(pointsText(difference, low, high, 'pl')).toBe(pl);
  expect(pointsText(difference, low, high, 'en')).toBe(en);
});

it.each([
  [0.00009, '<0,0001'],
  [0.0001, '0,0001'],
  [0.0524, '0,0524'],
  [1, '1,0000'],
])('a p of %f reads %s', (p, text) => {
  expect(pText(p, 'pl')).toBe(text);
});

describe('the CSV', () => {
  it('has one row, its columns named for their sides', () => {
    const [head, row, end] = compareCsv(report).split('\n');
    expect(head).toBe(
      'scenario_a,band_a,script_a,policy_a,settings_a,rulings_a,scenario_b,band_b,script_b,policy_b,settings_b,rulings_b,' +
        'battles,wins_a,draws_a,win_rate_a,ci_low_a,ci_high_a,wins_b,draws_b,win_rate_b,ci_low_b,ci_high_b,' +
        'both_win,only_a_wins,only_b_wins,neither_wins,difference,difference_low,difference_high,' +
        'mcnemar_exact_p,mcnemar_mid_p,in_step,first_apart_battle,first_apart_round,first_apart_activation',
    );
    expect(row).toMatch(
      /^pojedynek,pojedynkowicz,objective,never,forces\.zapasnik\.hp=4,,pojedynek,pojedynkowicz,objective,never,forces\.zapasnik\.hp=2,activation\.first=players,100,/,
    );
    const cells = Object.fromEntries(head!.split(',').map((name, index) => [name, row!.split(',')[index]]));
    expect(Number(cells.difference)).toBe(comparison.difference);
    expect(Number(cells.only_b_wins)).toBe(comparison.counts.onlySecond);
    expect(cells.first_apart_battle).toBe(String(comparison.firstApart));
    expect(end).toBe('');
  });

  it('leaves the place empty where nothing parts', () => {
    expect(compareCsv(alike)).toMatch(/,1,,,\n$/);
  });
});

describe('the page', () => {
  const page = comparePage(report);
  const outside = page.replaceAll(/ srcdoc="[^"]*"/g, '');

  it('holds two replays and loads nothing from anywhere', () => {
    expect(page.match(/<iframe /g)).toHaveLength(2);
    expect(page).not.toMatch(/https?:|\ssrc=|<link|@import|javascript:|\son\w+="/);
  });

  it('has a policy that allows its own scripts and those of the replays, and nothing else', () => {
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const script = /<script>([\s\S]*?)<\/script>/.exec(outside)![1]!;
    const [policy] = /content="default-src [^"]*"/.exec(outside)!;
    expect(policy).toContain(`script-src ${hashOf(script)} `);
    expect(policy.match(/sha256-/g)).toHaveLength(4);
    expect(policy).not.toContain('unsafe');
  });

  it('says everything in both languages', () => {
    const texts = (language: string) => [...outside.matchAll(new RegExp(`class="[^"]*text" lang="${language}"`, 'g'))];
    expect(texts('pl').length).toBeGreaterThan(10);
    expect(texts('pl')).toHaveLength(texts('en').length);
  });

  it('shows a battle in step to the end from its beginning', () => {
    const [one, other] = alike.sides.map(({ fought }) => fought) as [never, never];
    const whole = comparePage({ ...alike, divergence: divergenceOf(one, other, 0, 'tables') });
    expect(whole.match(/data-apart="1"/g)).toHaveLength(2);
    expect(whole).toContain('battle 0, in step to the end');
  });
});

const CHROMIUM = '/usr/bin/chromium';

describe.skipIf(!existsSync(CHROMIUM))('in a browser', () => {
  it('both replays stand where they part', () => {
    const folder = temporaryFolder();
    const file = join(folder, 'compare.html');
    writeFileSync(file, comparePage(report));
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
    const profile = `--user-data-dir=${join(folder, 'profile')}`;
    const shown = execFileSync(
      CHROMIUM,
      [...flags, profile, '--virtual-time-budget=4000', '--dump-dom', String(pathToFileURL(file))],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 },
    );
    const stands = [...shown.matchAll(/data-event="(\d+)"[^>]*>/g)].map(([, event]) => Number(event));
    expect(stands.slice(-2)).toEqual(divergence!.point!.events.map((event) => event + 1));
  });
});
