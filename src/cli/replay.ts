import type { Command } from 'commander';
import type { BattleCase } from '../battles/battle-grid.ts';
import type { BattleLog } from '../skirmish/log/event.ts';
import { DEFAULT_SEED } from '../studies/study.ts';
import { LANGUAGES, type Language } from '../text/bilingual.ts';
import { InputError } from '../text/input-error.ts';
import { addBattleOptions, readBattleNumber, readPlace } from './battle-options.ts';
import type { RawBattleOptions } from './battle-request.ts';
import { readWord } from './options.ts';
import type { Session } from './session.ts';
import { type Output, writeOutputs } from './write-outputs.ts';

interface ReplayOptions extends RawBattleOptions {
  readonly battle?: string;
  readonly seed: string;
  readonly json?: string;
  readonly html?: string;
  readonly map?: string;
  readonly from?: string;
  readonly lang: string;
}

/** `replay <scenario> --battle i`: one battle of `play`, event by event; and the map of a scenario. */
export function addReplayCommand(program: Command, session: Session): void {
  const command = program
    .command('replay')
    .description('one battle of play: told, as a page that steps through it, or as its JSON event log; the map')
    .argument('<scenario>', "'list scenarios' tells which there are; or a file")
    .option('--battle <i>', 'the number of the battle, from 0');
  addBattleOptions(command)
    .option('--seed <text>', 'the seed of the battles', DEFAULT_SEED)
    .option('--html <file>', 'write a page that steps through the battle on the map')
    .option('--json <file>', 'write the event log; - for standard output')
    .option('--map <file>', 'draw the map: an SVG')
    .option('--from <x,y>', 'on the map, what is seen, concealed and covered from this place, in inches')
    .option('--lang <language>', `the language of the account and the map: ${LANGUAGES.join(' or ')}`, LANGUAGES[0])
    .action(async (scenario: string, options: ReplayOptions) => runReplay(scenario, options, session));
}

async function runReplay(name: string, options: ReplayOptions, session: Session): Promise<void> {
  const { json, html, map, from } = options;
  const language = readWord('--lang', options.lang, LANGUAGES);
  const battle = options.battle === undefined ? undefined : readBattleNumber(options.battle);
  const place = from === undefined ? undefined : readPlace(from);
  if (battle === undefined && (map === undefined || json !== undefined || html !== undefined)) {
    throw new InputError('replay needs --battle i, or --map alone');
  }
  if (place !== undefined && map === undefined) throw new InputError('--from is about a map; give --map a file');
  const fought = await readCase(name, options);
  const outputs: Output[] = [];
  if (map !== undefined) outputs.push({ path: map, content: () => mapContent(fought, place, language) });
  if (battle !== undefined) {
    let log: BattleLog | undefined;
    const logged = async () => {
      log ??= await logOf(fought, battle, options.seed);
      return log;
    };
    const { scenario, band } = fought;
    if (html !== undefined) {
      const { replayPage } = await import('../report/replay-page.ts');
      outputs.push({ path: html, content: async () => replayPage(await logged(), scenario, band) });
    }
    const asJson = async () => `${JSON.stringify(await logged(), null, 1)}\n`;
    if (json !== undefined) outputs.push({ path: json, content: asJson });
    // Whoever asks for no file wants to see the battle.
    if (json === undefined && html === undefined && map === undefined) {
      const { replayText } = await import('../report/replay-text.ts');
      outputs.push({ path: '-', content: async () => replayText(await logged(), scenario, band, language) });
    }
  }
  await writeOutputs(outputs, session);
}

/** The one combination that the options name. @throws InputError when they name several */
async function readCase(name: string, options: ReplayOptions): Promise<BattleCase> {
  const { readBattleGrid } = await import('./battle-request.ts');
  const { casesOf } = await import('../battles/battle-grid.ts');
  const { axesOf } = await import('../battles/battle-axes.ts');
  const grid = readBattleGrid([name], options);
  const several = axesOf(grid).filter(({ values }) => values.length > 1);
  if (several.length > 0) {
    throw new InputError(`replay shows one battle; give one value for ${several.map(({ id }) => id).join(', ')}`);
  }
  return casesOf(grid).cases[0]!;
}

/** The battle of this number, as `play` runs it with the same seed. */
async function logOf(fought: BattleCase, battle: number, seed: string): Promise<BattleLog> {
  const { battleStreams } = await import('../montecarlo/battle-shard.ts');
  const { BattleSimulator } = await import('../skirmish/engine/simulator.ts');
  const { TableMap } = await import('../skirmish/table/table-map.ts');
  const { scenario } = fought;
  const simulator = new BattleSimulator(fought, TableMap.of(scenario.table), battleStreams(scenario.id, seed));
  return simulator.runLogged(battle, seed);
}

async function mapContent(
  { scenario }: BattleCase,
  place: readonly [x: number, y: number] | undefined,
  language: Language,
): Promise<string> {
  const { tableSvg } = await import('../report/table-svg.ts');
  if (place === undefined) return tableSvg(scenario.table, language);
  const { sightFromPlace } = await import('../report/map/sight-overlay.ts');
  const { TableMap } = await import('../skirmish/table/table-map.ts');
  return tableSvg(scenario.table, language, sightFromPlace(TableMap.of(scenario.table), ...place));
}
