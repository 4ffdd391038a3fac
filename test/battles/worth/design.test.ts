import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDesign, reportedDesigns } from '../../../src/battles/worth/design.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();
const GOOD = `title: { pl: Próba, en: Trial }
hosts:
  - { band: duet, figure: szermierz, weight: 2 }
  - { band: samotny-wilk, figure: wilk }
scenarios: { detronizacja: 3, lustro: 1 }
scripts: { objective: 1, brawler: 5 }
policies: { never: 1 }
rulings: { activation.first: players }
battles: 10
`;

function written(text: string): string {
  const path = join(folder, 'proba.yaml');
  writeFileSync(path, text);
  return path;
}

describe('a design', () => {
  it('has a cell for everything with everything, which weighs what its parts do together', () => {
    const { id, cells, battles, seed, report } = findDesign(written(GOOD));
    expect({ id, battles, seed, report }).toEqual({ id: 'proba', battles: 10, seed: 'hyperputer', report: false });
    const facts = cells.map(({ scenario, host, figure, script, policy, rulings, weight }) => {
      expect(rulings).toEqual({ 'activation.first': 'players' });
      return `${scenario.id} ${host.band.id} ${figure} ${script} ${policy} ${weight}`;
    });
    expect(facts).toEqual([
      'detronizacja duet 1 objective never 6',
      'detronizacja duet 1 brawler never 30',
      'detronizacja samotny-wilk 0 objective never 3',
      'detronizacja samotny-wilk 0 brawler never 15',
      'lustro duet 1 objective never 2',
      'lustro duet 1 brawler never 10',
      'lustro samotny-wilk 0 objective never 1',
      'lustro samotny-wilk 0 brawler never 5',
    ]);
  });

  it('gives way to what is asked for instead', () => {
    const asked = {
      scenarios: ['lustro'],
      hosts: ['duet', 'trzech-rekrutow:celina'],
      scripts: ['cautious'],
      policies: ['optimal'],
      rulings: { 'activation.first': 'npcs' },
    };
    const { cells } = findDesign(written(GOOD), asked);
    const facts = cells.map(({ host, figure, script, weight }) => [host.band.id, figure, script, weight]);
    expect(facts).toEqual([
      ['duet', 0, 'cautious', 1],
      ['trzech-rekrutow', 2, 'cautious', 1],
    ]);
    expect(cells[0]!.rulings).toEqual({ 'activation.first': 'npcs' });
  });

  it.each([
    ['band: duet', 'band: due', "proba.yaml:3:5: hosts.0: unknown band 'due'; did you mean 'duet'?"],
    ['figure: wilk', 'figure: wilq', "proba.yaml:4:5: hosts.1: unknown figure of samotny-wilk 'wilq'"],
    ['lustro: 1', 'lustr: 1', "proba.yaml:5:31: scenarios.lustr: unknown scenario 'lustr'"],
    ['brawler: 5', 'brawlr: 5', 'brawlr'],
    ['never: 1', 'never: 0', 'proba.yaml:7:'],
    ['activation.first: players', 'activation.first: me', 'rulings.activation.first: unknown option of ruling'],
    ['battles: 10', 'battles: 1', 'battles: '],
    ['battles: 10', 'batles: 10', "did you mean 'battles'?"],
    ['{ objective: 1, brawler: 5 }', '{}', 'there is no cell'],
  ])('%s written as %s is refused', (good, bad, message) => {
    const path = written(GOOD.replace(good, bad));
    expect(() => findDesign(path)).toThrow(message);
  });
});

it('the report measures few battles, of designs that come with the program', () => {
  const designs = reportedDesigns();
  expect(designs.length).toBeGreaterThan(0);
  for (const { cells, battles } of designs) expect(cells.length * battles).toBeLessThanOrEqual(2_000);
});
