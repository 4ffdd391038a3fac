import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBattleStudy } from '../../src/battles/battle-study.ts';
import { startRunner } from '../../src/montecarlo/shard-runner.ts';
import { writeReport } from '../../src/report/report.ts';
import { loadStudies } from '../../src/studies/load-studies.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();

function written(id: string, yaml: string): string {
  const path = join(folder, `${id}.yaml`);
  writeFileSync(path, yaml);
  return path;
}

const TITLE = 'title: { pl: Próba, en: A try }\n';
const ODDS = `${TITLE}system: teohiphip\ntest: test\ngrid: { dice: standard }\n`;
const BATTLES = `${TITLE}scenarios: [pojedynek]\nbands: [pojedynkowicz]\nbattles: 2000\n`;

describe('the progress of a report', () => {
  it('names every study once, those of battles last, and tells of none before it is named', async () => {
    const told: string[] = [];
    await writeReport(loadStudies(written('odds', ODDS)), {
      battles: ['first', 'second'].map((id) => loadBattleStudy(written(id, BATTLES))),
      out: join(folder, 'report'),
      quick: false,
      runner: async () => startRunner(1),
      onStudy: ({ id, group }, index, all) => told.push(`${index + 1}/${all} ${group} ${id}`),
      onProgress: ({ trialsDone, trials }) => told.push(trials === 0 ? 'odds' : `${trialsDone}/${trials} battles`),
    });
    const named = told.filter((each) => / .* /.test(each));
    expect(named).toEqual(['1/3 teohiphip odds', '2/3 battles first', '3/3 battles second']);
    expect(told.indexOf('2/3 battles first')).toBeLessThan(told.findIndex((each) => each.endsWith(' battles')));
    expect(told.at(-1)).toBe('2000/2000 battles');
  });
});
