#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { VERSION } from '../report/package-facts.ts';
import { InputError } from '../text/input-error.ts';
import { addBalanceCommand } from './balance.ts';
import { addCombosCommand } from './combos.ts';
import { addCompareCommand } from './compare.ts';
import { EXIT } from './exit-code.ts';
import { addListCommand } from './list.ts';
import { addNewCommand } from './new.ts';
import { addOddsCommand } from './odds.ts';
import { refuseUnknown } from './options.ts';
import { addPlayCommand } from './play.ts';
import { addReplayCommand } from './replay.ts';
import { addReportCommand } from './report.ts';
import { addSensitivityCommand } from './sensitivity.ts';
import { type Session, tell } from './session.ts';
import { addWorthCommand } from './worth.ts';

const interrupt = new AbortController();
process.on('SIGINT', () => {
  // The second time without ceremony.
  if (interrupt.signal.aborted) process.exit(EXIT.interrupted);
  interrupt.abort();
});

// `hyperputer … | head -1` has had enough: not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.done);
    throw error;
  });
}

function commandLine(session: Session): Command {
  const program = new Command('hyperputer')
    .description('Exact and simulated odds for tabletop systems')
    .version(VERSION)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'hyperputer: ')) });
  addListCommand(program, session);
  addOddsCommand(program, session);
  addPlayCommand(program, session);
  addCompareCommand(program, session);
  addBalanceCommand(program, session);
  addWorthCommand(program, session);
  addCombosCommand(program, session);
  addReplayCommand(program, session);
  addNewCommand(program);
  addSensitivityCommand(program, session);
  addReportCommand(program, session);
  refuseUnknown(
    program,
    'command',
    program.commands.map((command) => command.name()),
  );
  return program;
}

/** The exit code for whatever ended the command, after saying so on standard error. */
function exitCodeOf(error: unknown): number {
  if (interrupt.signal.aborted) {
    tell('hyperputer: interrupted; nothing was written');
    return EXIT.interrupted;
  }
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
  if (error instanceof InputError) {
    tell(`hyperputer: ${error.message}`);
    return EXIT.badInput;
  }
  tell(`hyperputer: internal fault: ${error instanceof Error ? error.stack : error}`);
  return EXIT.internalFault;
}

try {
  await commandLine({ signal: interrupt.signal }).parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
