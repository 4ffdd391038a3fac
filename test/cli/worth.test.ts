import { describe, expect, it } from 'vitest';
import { TRAITS } from '../../src/skirmish/traits/traits.ts';
import { hyperputer } from './run.ts';

const DUEL = '--scenario pojedynek --band pojedynkowicz --script brawler --policy never';

function run(command: string) {
  return hyperputer(command.split(' '));
}

function rowsOf(csv: string): Record<string, string>[] {
  const [head, ...rows] = csv.trimEnd().split('\n');
  const names = head!.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((field, index) => [names[index]!, field])));
}

describe('worth', () => {
  it('has the columns of the contract, a row for the design and one for each cell', () => {
    const { code, out } = run(`worth krzepki --battles 300 ${DUEL} --csv -`);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(
      /^trait,printed_pc,fair_pc,ci_low,ci_high,verdict,delta_win,delta_low,delta_high,uses_per_battle,in_step,scenario,script,policy,band,/,
    );
    const [all, cell] = rowsOf(out);
    expect(all).toMatchObject({ trait: 'krzepki', printed_pc: '2', fair_pc: '3', even_pc: '3', scenario: 'all' });
    expect(cell).toMatchObject({ scenario: 'pojedynek', band: 'pojedynkowicz', figure: 'zapasnik', battles: '300' });
    expect(cell!.delta_win).toBe(all!.delta_win);
  });

  it('prices every trait for which PC are printed', () => {
    const { out } = run(`worth --battles 2 ${DUEL} --csv -`);
    const summed = rowsOf(out).filter(({ scenario }) => scenario === 'all');
    const priced = Object.keys(TRAITS).filter((id) => TRAITS[id]!.pc !== null);
    expect(summed.map(({ trait }) => trait)).toEqual(priced);
    expect(priced.length).toBeGreaterThanOrEqual(76);
  });

  it('gives the same bytes on 1, 2 and 8 workers', () => {
    const command = `worth fechmistrz ostrozny --battles 1030 ${DUEL} --csv - --workers`;
    const [one, ...others] = [1, 2, 8].map((workers) => run(`${command} ${workers}`).out);
    expect(rowsOf(one!)).toHaveLength(4);
    for (const other of others) expect(other).toBe(one);
  });

  it.each([
    ['pl', 'Ceny cech', 'Krzepki'],
    ['en', 'Prices of traits', TRAITS.krzepki!.name.en],
  ])('speaks %s', (language, caption, name) => {
    const { out } = run(`worth krzepki --battles 40 ${DUEL} --lang ${language}`);
    expect(out).toContain(caption);
    expect(out).toContain(name);
  });
});

describe('combos', () => {
  const DUELLING = `combos krzepki fechmistrz watle-zdrowie --battles 1030 ${DUEL}`;

  it('has a row for every two, and the same bytes on 1, 2 and 8 workers', () => {
    const [one, ...others] = [1, 2, 8].map((workers) => run(`${DUELLING} --csv - --workers ${workers}`).out);
    expect(rowsOf(one!).map(({ trait_a, trait_b }) => `${trait_a}+${trait_b}`)).toEqual([
      'krzepki+fechmistrz',
      'krzepki+watle-zdrowie',
      'fechmistrz+watle-zdrowie',
    ]);
    for (const other of others) expect(other).toBe(one);
  });

  it('goes from the pair that wins most beyond its parts, in the language asked for', () => {
    const { out } = run(`${DUELLING} --lang en`);
    expect(out).toContain('Traits together');
    expect(out).toMatch(/Sturdy \+ Frail health .* cancel each other/);
  });
});
