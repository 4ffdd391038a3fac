import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../src/skirmish/lists/names.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { hyperputer } from './run.ts';

const folder = temporaryFolder();
const DUEL = 'play pojedynek --band pojedynkowicz';

function run(command: string) {
  return hyperputer(command.split(' '), folder);
}

describe('play', () => {
  it('writes a row for each combination, with the columns of the product contract', () => {
    const { code, out } = run(`${DUEL} --policy never,maximise --battles 50 --csv -`);
    expect(code).toBe(0);
    const [head, ...rows] = out.trimEnd().split('\n');
    expect(head).toBe(
      'scenario,band,script,policy,rulings,battles,wins,losses,draws,win_rate,ci_low,ci_high,' +
        'rounds_mean,survivors_mean,hp_left_mean,hp_paid_mean,swaps_mean',
    );
    expect(rows.map((row) => row.split(',').slice(0, 6).join())).toEqual([
      'pojedynek,pojedynkowicz,objective,never,,50',
      'pojedynek,pojedynkowicz,objective,maximise,,50',
    ]);
  });

  it('gives the same bytes on one worker and on two', () => {
    const command = `${DUEL} --ruling activation.first=all --battles 1100 --csv -`;
    const [one, two] = [1, 2].map((workers) => run(`${command} --workers ${workers}`).out);
    expect(one!.split('\n')).toHaveLength(5);
    expect(two).toBe(one);
  });

  it('shows tables where no file is asked for, and the lines of the lists on demand', () => {
    const { code, out } = run(`${DUEL} --battles 50 --lines --lang en`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Duel \(band: Duellist · script: Objective · swap policy: [a-z ]+ · 50 battles a cell/);
    expect(out).toContain('How it ended: Duel');
    expect(out).toContain('Lines of the list Objective');
    expect(out).toMatch(/never (reached|fired): /);
  });

  it('gives a force other algorithms', () => {
    const { out } = run('play lustro --set forces.agenci.algorithm=all --battles 20 --csv -');
    const [head, ...rows] = out.trimEnd().split('\n');
    expect(head).toContain(',policy,forces.agenci.algorithm,rulings,');
    expect(rows.map((row) => row.split(',')[4])).toEqual(ALGORITHMS);
    // They do not all fight alike.
    expect(new Set(rows.map((row) => row.split(',').slice(5).join())).size).toBeGreaterThan(10);
  });

  it('draws a chart', () => {
    const { code, out } = run(`${DUEL} --battles 20 --script objective,brawler --chart duel.svg --csv duel.csv`);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(readFileSync(join(folder, 'duel.svg'), 'utf8')).toMatch(/^<svg/);
    expect(readFileSync(join(folder, 'duel.csv'), 'utf8').split('\n')).toHaveLength(4);
  });

  it('plays as many battles as a precision needs', () => {
    const { out } = run(`${DUEL} --precision 5% --csv -`);
    expect(out.split('\n')[1]!.split(',')[5]).toBe('385');
  });

  it('plays every scenario with every band and script that fits', () => {
    const { code, out, err } = run('play pojedynek lustro --all --script brawler --battles 2 --csv -');
    expect(code).toBe(0);
    const bands = JSON.parse(run('list bands --json').out).length;
    const rows = out.trimEnd().split('\n').slice(1);
    const leftOut = err.match(/^left out: pojedynek with [a-z-]+: \d figures for the \d free cells .*$/gm)!;
    expect(rows.length + leftOut.length).toBe(2 * bands);
    expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(['pojedynek', 'lustro']));
  });
});

describe('replay', () => {
  const log = (battle: number) => JSON.parse(run(`replay lustro --battle ${battle} --json - --seed x`).out);

  it('tells the battle that play ran', () => {
    const battles = 2;
    const ends = Array.from({ length: battles }, (_, battle) => log(battle).events.at(-1));
    const [, row] = run(`play lustro --battles ${battles} --seed x --csv -`).out.split('\n');
    const [wins, losses, draws] = row!.split(',').slice(6, 9).map(Number);
    const count = (result: string) => ends.filter((end) => end.result === result).length;
    expect([wins, losses, draws]).toEqual(['win', 'loss', 'draw'].map(count));
    expect(Number(row!.split(',')[12]) * battles).toBeCloseTo(ends.reduce((sum, { round }) => sum + round, 0));
  });

  it('writes the same log twice, and what defines the battle with it', () => {
    const once = log(3);
    expect(log(3)).toEqual(once);
    expect(once.header).toMatchObject({ scenario: 'lustro', band: 'trzech-rekrutow', seed: 'x', battle: 3 });
  });

  it('tells the battle in words where no file is asked for', () => {
    const { code, out } = run('replay lustro --battle 0 --lang en');
    expect(code).toBe(0);
    expect(out).toMatch(/^Round 1/m);
    expect(out.split('\n').length).toBeGreaterThan(30);
  });

  it('tells the battle of a force with another algorithm', () => {
    const events = (algorithm: string) =>
      JSON.parse(run(`replay lustro --battle 0 --json - --seed x --set forces.agenci.algorithm=${algorithm}`).out)
        .events;
    expect(events('wsparcie-z-tylu')).toEqual(log(0).events);
    expect(events('unikanie-walki')).not.toEqual(log(0).events);
  });

  it('writes a page and a map', () => {
    const { code, out } = run('replay lustro --battle 0 --html battle.html --map map.svg --from 2,12');
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(readFileSync(join(folder, 'battle.html'), 'utf8')).toMatch(/^<!doctype html>/);
    expect(readFileSync(join(folder, 'map.svg'), 'utf8')).toContain('class="m-seen"');
  });
});
