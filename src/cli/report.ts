import { join } from 'node:path';
import type { Command } from 'commander';
import { addWorkersOption, readWorkers } from './options.ts';
import { ProgressLine } from './progress.ts';
import { print, type Session, tell, withRunner, withRunnerBeside } from './session.ts';

interface ReportOptions {
  readonly out: string;
  readonly quick?: true;
  readonly studies?: string;
  readonly workers: string;
}

/** `report`: every default study with its table and charts. */
export function addReportCommand(program: Command, session: Session): void {
  const command = program
    .command('report')
    .description('run every study; write tables, charts and index.html')
    .option('--out <dir>', 'the folder to write to', 'reports')
    .option('--quick', 'at most 10,000 simulated trials a cell, and few battles')
    .option('--studies <path>', 'a study file or a folder of them (default: those that come with the program)');
  addWorkersOption(command).action(async (options: ReportOptions) => runReport(options, session));
}

async function runReport({ out, quick, studies: path, workers }: ReportOptions, session: Session): Promise<void> {
  const threads = readWorkers(workers);
  const { loadStudies } = await import('../studies/load-studies.ts');
  const { DEFAULT_STUDIES } = await import('../report/package-facts.ts');
  const { writeReport } = await import('../report/report.ts');
  const { listBattleStudies } = await import('../battles/battle-study.ts');
  const { simulates } = await import('../studies/run-study.ts');
  const studies = loadStudies(path ?? DEFAULT_STUDIES);
  const { scenarioQuestions, scenariosWithPages } = await import('../battles/scenario-study.ts');
  const isAll = path === undefined;
  const battles = isAll ? listBattleStudies() : [];
  const pages = isAll ? { scenarios: scenariosWithPages(), questions: scenarioQuestions(quick) } : undefined;
  const { reportedDesigns } = await import('../battles/worth/design.ts');
  const worth = isAll ? reportedDesigns() : [];
  let progress: ProgressLine | undefined;
  try {
    // Exact odds are worked out by this thread too; while it waits for a simulation or battles all others are needed.
    const withThreads = isAll || studies.some(simulates) ? withRunner : withRunnerBeside;
    await withThreads(threads, (runner) =>
      writeReport(studies, {
        out,
        battles,
        pages,
        worth,
        quick: quick ?? false,
        runner,
        signal: session.signal,
        onStudy(study, index, count) {
          progress?.stop();
          tell(`[${index + 1}/${count}] ${study.group}: ${study.id}`);
          progress = new ProgressLine(study.id);
        },
        onProgress: (state) => progress?.update(state),
      }),
    );
  } finally {
    progress?.stop();
  }
  const written = studies.length + battles.length + (pages?.scenarios.length ?? 0) + worth.length;
  await print(`${written} studies written; open ${join(out, 'index.html')}\n`, session);
}
