import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { hyperputer, MAIN } from './run.ts';

const folder = temporaryFolder();
const ask = (command: string) => hyperputer(command.split(' '), folder);

function rows(csv: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
}

describe('odds', () => {
  it('writes tidy CSV with the columns of the contract', () => {
    const { code, out } = ask('odds pierwsze-kroki check --modifier -2,5 --pt 12 --csv -');
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe(
      'system,test,modifier,pt,attribute,rank,health,outcome,probability,ci_low,ci_high,samples,method',
    );
    expect(out.split('\n')[8]).toBe('pierwsze-kroki,check,5,12,none,none,none,critical-success,0.45,0.45,0.45,,exact');
    expect(out.trimEnd().split('\n')).toHaveLength(9);
  });

  it('keeps every outcome of every degree and `none` for what does not apply', () => {
    const { out } = ask('odds obietnica-edenu check --pool 3 --csv -');
    expect(rows(out).map(({ outcome }) => outcome)).toEqual([
      'critical-failure',
      'catastrophic-failure',
      'serious-failure',
      'clear-failure',
      'failure',
      'success',
      'exceptional',
      'remarkable',
      'critical-success',
    ]);
    expect(rows(out)[0]).toMatchObject({ pool: '3', pt: '6', specialisation: 'false', cap: 'none', keep: 'none' });
  });

  it('reads the result by successes, with negative numbers as numbers', () => {
    const { out } = ask('odds obietnica-edenu check --pool 2 --by successes --csv -');
    expect(rows(out).map(({ outcome }) => outcome)).toEqual(['-2', '-1', '0', '1', '2']);
  });

  it.each(['', ' --specialisation true'])('takes a flag with or without a value%s', (value) => {
    const { out } = ask(`odds obietnica-edenu check --pool 3${value || ' --specialisation'} --csv -`);
    expect(rows(out)[0]).toMatchObject({ specialisation: 'true' });
  });

  it('tells both kinds apart and how far they are from each other', () => {
    const { code, out, err } = ask('odds teohiphip test --method both --samples 100000 --workers 1 --csv -');
    expect(code).toBe(0);
    expect(rows(out).map(({ outcome, method, samples }) => `${outcome} ${method} ${samples}`)).toEqual([
      '0 exact ',
      '0 mc 100000',
      '1 exact ',
      '1 mc 100000',
      '2 exact ',
      '2 mc 100000',
    ]);
    for (const { ci_low, probability, ci_high } of rows(out)) {
      expect(Number(ci_low)).toBeLessThanOrEqual(Number(probability));
      expect(Number(ci_high)).toBeGreaterThanOrEqual(Number(probability));
    }
    expect(err).toMatch(
      // On a slow machine progress is shown before it.
      /(^|\n)largest difference between simulation and exact odds: z = -?\d\.\d\d at dice=standard [012] \(of 3 compared\)\n$/,
    );
  });

  it('simulates when a number of samples is given', () => {
    expect(rows(ask('odds teohiphip test --samples 1e3 --csv -').out)[0]).toMatchObject({
      samples: '1000',
      method: 'mc',
    });
  });

  it('gives the same bytes with 1, 2 and 8 workers and other bytes with another seed', () => {
    const command = 'odds obietnica-edenu check --pool 6,7 --keep none,3 --samples 600000 --csv - --workers';
    const [one, two, eight] = [1, 2, 8].map((workers) => ask(`${command} ${workers}`));
    expect(one!.code).toBe(0);
    expect(two!.out).toBe(one!.out);
    expect(eight!.out).toBe(one!.out);
    expect(ask(`${command} 1 --seed other`).out).not.toBe(one!.out);
  });

  it('prints tables for a rulebook in Polish and English', () => {
    const grid = 'odds pierwsze-kroki check --modifier 0,5 --pt 12,16 --table';
    expect(ask(`${grid} md`).out).toBe(
      [
        'Pierwsze Kroki: Test umiejętności (co najmniej sukces · dokładnie)',
        '',
        '| modyfikator ↓ PT → |   12 |   16 |',
        '| ------------------ | ---: | ---: |',
        '| 0                  | 45 % | 25 % |',
        '| 5                  | 70 % | 50 % |',
        '',
      ].join('\n'),
    );
    expect(ask(`${grid} md --digits 1`).out).toContain('| 70,0 % | 50,0 % |');
    expect(ask(`${grid} html --lang en`).out).toContain('<tr><th scope="row">5</th><td>70%</td><td>50%</td></tr>');
  });

  it.each([
    ['odds.svg', /^<svg /],
    ['odds.vl.json', /^\{\n "\$schema"/],
    ['odds.html', /^<!doctype html>/],
    ['odds.png', /^.PNG/],
  ])('draws %s', (file, beginning) => {
    const { code, out, err } = ask(`odds pierwsze-kroki check --modifier 0..5 --pt 12,16 --chart ${file}`);
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(join(folder, file), 'latin1')).toMatch(beginning);
  });

  it('answers with a ruling read differently, and says so', () => {
    const { out } = ask('odds pierwsze-kroki opposed --ruling opposed.tie=nobody');
    expect(out).toContain('opposed.tie=nobody');
    expect(out).toContain('| remis     |  5,0 % |');
  });

  it('ends well when the reader has had enough', () => {
    const command = `"${process.execPath}" "${MAIN}" odds pierwsze-kroki check --modifier -20..40 --pt 1..60 --csv -`;
    const { stdout } = spawnSync('bash', ['-c', `${command} | head -1; echo "\${PIPESTATUS[0]}"`], {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^system,test,.*\n0\n$/);
  });

  it.each([1, 2])('ends cleanly on Ctrl-C with %i workers', async (workers) => {
    const args = [
      'odds',
      'obietnica-edenu',
      'check',
      '--samples',
      '1e12',
      '--csv',
      'stopped.csv',
      '--workers',
      String(workers),
    ];
    const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder });
    let err = '';
    const code = await new Promise((resolve) => {
      child.stderr.on('data', (data) => {
        // The first line of progress: it is running.
        if (err === '') child.kill('SIGINT');
        err += data;
      });
      child.on('exit', resolve);
    });
    expect(code).toBe(130);
    expect(err).toContain('hyperputer: interrupted; nothing was written');
    expect(existsSync(join(folder, 'stopped.csv'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
