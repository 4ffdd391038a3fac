import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { hyperputer } from './run.ts';

const folder = temporaryFolder();
const DUEL = 'pojedynek --band pojedynkowicz';

function run(command: string) {
  return hyperputer(command.split(' '), folder);
}

/** The row of a CSV with one, by the names of its columns. */
function rowOf(csv: string): Record<string, string> {
  const [head, row] = csv.split('\n');
  return Object.fromEntries(head!.split(',').map((name, index) => [name, row!.split(',')[index]!]));
}

describe('compare', () => {
  it('finds nothing between A and A, and says that they are the same', () => {
    const { code, out, err } = run(`compare ${DUEL} --battles 60 --csv -`);
    expect(code).toBe(0);
    expect(err).toContain('A and B are the same');
    expect(rowOf(out)).toMatchObject({ difference: '0', only_a_wins: '0', only_b_wins: '0', in_step: '1' });
  });

  it.each<[change: string, b: Record<string, string>]>([
    ['--set forces.zapasnik.hp=2', { settings_a: 'forces.zapasnik.hp=4', settings_b: 'forces.zapasnik.hp=2' }],
    [
      '--set-both forces.zapasnik.hp=6 --set forces.zapasnik.hp=2',
      { settings_a: 'forces.zapasnik.hp=6', settings_b: 'forces.zapasnik.hp=2' },
    ],
    ['--ruling activation.first=players', { rulings_a: '', rulings_b: 'activation.first=players' }],
    [
      '--ruling-both activation.first=npcs --ruling activation.first=players',
      { rulings_a: 'activation.first=npcs', rulings_b: 'activation.first=players' },
    ],
    ['--policy never --policy-b first-success', { policy_a: 'never', policy_b: 'first-success' }],
  ])('%s is better for the band', (change, sides) => {
    const { code, out, err } = run(`compare ${DUEL} ${change} --battles 400 --csv -`);
    expect({ code, err }).toEqual({ code: 0, err: expect.not.stringContaining('hyperputer:') });
    const row = rowOf(out);
    expect(row).toMatchObject(sides);
    expect(Number(row.difference_low)).toBeGreaterThan(0);
    expect(Number(row.mcnemar_exact_p)).toBeLessThan(0.05);
  });

  it('sets scripts, bands and scenarios against each other', () => {
    const scripts = rowOf(run(`compare ${DUEL} --script-b brawler --battles 20 --csv -`).out);
    expect(scripts).toMatchObject({ script_a: 'objective', script_b: 'brawler' });
    const scenarios = rowOf(
      run(`compare pojedynek lustro --band pojedynkowicz --band-b lustro --battles 20 --csv -`).out,
    );
    expect(scenarios).toMatchObject({ scenario_a: 'pojedynek', scenario_b: 'lustro', band_b: 'lustro' });
  });

  it('gives the same bytes on 1, 2 and 8 workers', () => {
    const command = `compare ${DUEL} --policy-b never --battles 1100 --csv - --workers`;
    const [one, ...others] = [1, 2, 8].map((workers) => run(`${command} ${workers}`).out);
    expect(one!.split('\n')).toHaveLength(3);
    expect(others).toEqual([one, one]);
  });

  it('shows tables where no file is asked for, and writes the page where one is', () => {
    const { code, out } = run(`compare ${DUEL} --policy-b never --battles 40 --lang en`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Duel \(band: Duellist · script: Objective · 40 pairs of battles, 95% intervals\)/);
    expect(out).toContain('Where they part: battle ');
    const page = run(`compare ${DUEL} --policy-b never --battles 40 --battle 3 --html compare.html`);
    expect({ code: page.code, out: page.out }).toEqual({ code: 0, out: '' });
    expect(readFileSync(join(folder, 'compare.html'), 'utf8')).toMatch(/<h1>.*battle 3, /);
  });

  it('plays as many battles as a precision needs', () => {
    expect(rowOf(run(`compare ${DUEL} --policy-b never --precision 10% --csv -`).out).battles).toBe('385');
  });
});

describe('balance', () => {
  it('tells where the win rate meets the target', () => {
    const { code, out } = run(`balance ${DUEL} --vary forces.zapasnik.hp=1..6 --battles 200 --lang en`);
    expect(code).toBe(0);
    expect(out).toMatch(/\| where +\| +50\.0% at 2\.\d\d|50\.0% at 3\.\d\d/);
    expect(out).toContain('change from the one before');
  });

  it('says plainly that nothing reaches it', () => {
    const { code, out } = run(`balance ${DUEL} --vary forces.zapasnik.hp=6..8 --target 90% --battles 100 --lang en`);
    expect(code).toBe(0);
    expect(out).toContain('nothing from 6 to 8 gives 90.0%: the rate is below it everywhere');
  });

  it('varies in steps', () => {
    const { out } = run(`balance lustro --band lustro --vary forces.agenci.spd=4..6 --step 0.5 --battles 10 --csv -`);
    const rows = out.trimEnd().split('\n').slice(1);
    expect(rows.map((row) => row.split(',')[4])).toEqual(['4', '4.5', '5', '5.5', '6']);
  });

  it('gives the same bytes on 1 and 2 workers, the chart too', () => {
    const files = [1, 2].map((workers) => {
      const chart = `balance-${workers}.svg`;
      const { out } = run(
        `balance ${DUEL} --vary forces.zapasnik.hp=1..12 --battles 150 --csv - --chart ${chart} --workers ${workers}`,
      );
      return [out, readFileSync(join(folder, chart), 'utf8')];
    });
    expect(files[1]).toEqual(files[0]);
    expect(files[0]![0]!.split('\n').length).toBeGreaterThan(6);
  });
});
