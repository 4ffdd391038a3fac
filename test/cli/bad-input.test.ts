import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { hyperputer } from './run.ts';

const folder = temporaryFolder();
mkdirSync(join(folder, 'a-folder'));
writeFileSync(join(folder, 'a-file'), '');

/** The command and the whole message, or what it begins with, without the program's name before it. */
const ROWS: readonly (readonly [command: string, message: string | RegExp])[] = [
  [
    'ods',
    "unknown command 'ods'; did you mean 'odds'? Known: list, odds, play, compare, balance, worth, combos, replay, new, sensitivity, report",
  ],
  [
    'odds teohipip test',
    "unknown system 'teohipip'; did you mean 'teohiphip'? Known: teohiphip, pierwsze-kroki, obietnica-edenu, druga-strona, wstega",
  ],
  [
    'odds pierwsze-kroki chek',
    "unknown test of pierwsze-kroki 'chek'; did you mean 'check'? Known: check, opposed, flight, haggle, gamble, attack, death-save, journey, dread, treasure-dig, loot, loot-gold, advancement",
  ],
  ['odds pierwsze-kroki check --modifer 5', "unknown option '--modifer'\n(Did you mean --modifier?)"],
  ['odds pierwsze-kroki check --modifier', "option '--modifier <values>' argument missing"],
  ['odds pierwsze-kroki check --modifier 99', "modifier is '99'; allowed: a whole number -20..40"],
  ['odds pierwsze-kroki check --pt 20..8', "pt has the range '20..8'; allowed: from..to with from not above to"],
  [
    'odds teohiphip test --dice advantge',
    "unknown value of dice 'advantge'; did you mean 'advantage'? Known: standard, advantage, hindrance",
  ],
  ['odds obietnica-edenu check --specialisation maybe', "specialisation is 'maybe'; allowed: true or false"],
  ['odds pierwsze-kroki check --samples 0', "--samples is '0'; allowed: a whole number 1..1000000000000"],
  ['odds pierwsze-kroki check --samples 1e99', "--samples is '1e99'; allowed: a whole number 1..1000000000000"],
  ['odds pierwsze-kroki check --samples -1', "--samples is '-1'; allowed: a whole number 1..1000000000000"],
  ['odds pierwsze-kroki check --samples abc', "--samples is 'abc'; allowed: a whole number 1..1000000000000"],
  [
    'odds pierwsze-kroki check --method exact --samples 0',
    "--samples is '0'; allowed: a whole number 1..1000000000000",
  ],
  ['odds pierwsze-kroki check --workers 0', "--workers is '0'; allowed: a whole number 1..256"],
  ['odds pierwsze-kroki check --method guess', "unknown value of --method 'guess'. Known: exact, mc, both"],
  [
    'odds pierwsze-kroki check --ruling check.plus-fiv=example',
    "unknown ruling 'check.plus-fiv'; did you mean 'check.plus-five'? Known: check.plus-five",
  ],
  [
    'odds pierwsze-kroki check --ruling check.plus-five=exampl',
    "unknown option of ruling check.plus-five 'exampl'; did you mean 'example'? Known: chapter-i, example",
  ],
  ['odds pierwsze-kroki check --ruling example', "--ruling is 'example'; allowed: id=option, see 'list rulings'"],
  ['odds teohiphip test --ruling opposed.tie=nobody', "unknown ruling 'opposed.tie': no ruling touches this test"],
  [
    'odds obietnica-edenu check --by degre',
    "unknown view (--by) 'degre'; did you mean 'degree'? Known: degree, successes",
  ],
  [
    'odds pierwsze-kroki check --show sucess+',
    "unknown outcome 'sucess'; did you mean 'success'? Known: critical-failure, failure, success, critical-success",
  ],
  [
    'odds obietnica-edenu check --pool 1..100 --pt 1..10 --cap 0..200 --keep 0..100',
    'the grid has 20301000 cells; allowed: at most 1000000',
  ],
  [
    'odds obietnica-edenu check --pool 1..99 --pt 1..10 --cap 0..30',
    'a table shows at most 20000 cells, the grid has 30690; use --csv',
  ],
  [
    'odds pierwsze-kroki check --csv - --table md',
    '--csv - and --table or --explain both write to standard output; give --csv a file',
  ],
  ['odds pierwsze-kroki check --csv a-folder', 'a-folder: cannot be written (it is a folder)'],
  [
    'odds pierwsze-kroki check --chart odds.gif',
    "--chart is 'odds.gif'; allowed: a file that ends in .vl.json, .svg, .png, .html",
  ],
  ['report --studies nowhere', "nowhere: cannot be read (ENOENT: no such file or directory, stat 'nowhere')"],
  ['report --studies a-folder', 'a-folder: no study (*.yaml) in this folder'],
  [
    'list everything',
    "unknown value of list 'everything'. Known: systems, tests, rulings, studies, scenarios, bands, scripts, policies, traits, algorithms, profiles, weapons",
  ],
  ['play', "play needs a scenario, or --all; see 'list scenarios'"],
  ['play detronizcja', /^unknown scenario 'detronizcja'; did you mean 'detronizacja'\? Known: /],
  ['play nowhere.yaml', /^nowhere.yaml: cannot be read/],
  ['play lustro lustro', 'scenario lustro is given twice'],
  ['play lustro --band duett', /^unknown band 'duett'; did you mean 'duet'\? Known: /],
  ['play lustro --band duet,duet', 'band duet is given twice'],
  ['play lustro --script brawler,brawler', 'script brawler is given twice'],
  ['play lustro --script brawlr', /^unknown script 'brawlr'; did you mean 'brawler'\? Known: /],
  ['play lustro --policy nevr', /^unknown policy 'nevr'; did you mean 'never'\? Known: /],
  [
    'play lustro --set forces.agent.count=3',
    /^unknown setting of lustro 'forces.agent.count'; did you mean 'forces.agenci.count'\? Known: rounds, /,
  ],
  ['play lustro --set rounds=99', 'rounds is 99; allowed: a whole number 1..20'],
  ['play lustro --set rounds=six', "rounds is 'six'; allowed: a whole number 1..20"],
  ['play lustro --set rounds=4..six', "rounds is '4..six'; allowed: a value, a,b,c or from..to"],
  ['play lustro --set rounds=all', "rounds is 'all'; allowed: a whole number 1..20"],
  ['play lustro --set rounds=4..6,5', 'rounds lists 5 twice'],
  [
    'play lustro --set forces.agenci.algorithm=patrol,drapieżnik',
    /^unknown value of forces.agenci.algorithm 'drapieżnik'; did you mean 'drapieznik'\? Known: agresywny-szturmowiec, /,
  ],
  ['play lustro --set forces.agenci.algorithm=3', /^unknown value of forces.agenci.algorithm '3'. Known: /],
  ['play lustro --set forces.agenci.algorithm=patrol,patrol', 'forces.agenci.algorithm lists patrol twice'],
  [
    'play lustro --set forces.agenci.algoritm=patrol',
    /^unknown setting of lustro 'forces.agenci.algoritm'; did you mean 'forces.agenci.algorithm'\? Known: rounds, /,
  ],
  [
    'replay lustro --battle 0 --set forces.agenci.algorithm=all',
    'replay shows one battle; give one value for forces.agenci.algorithm',
  ],
  ['play lustro --set rounds=6..4', "rounds has the range '6..4'; allowed: from..to with from not above to"],
  ['play lustro --set rounds', "--set is 'rounds'; allowed: path=values"],
  ['play lustro --set rounds=4 --set rounds=5', '--set is given twice for rounds; allowed: one list of values'],
  [
    'play lustro --ruling activation.frist=roll',
    /^unknown ruling 'activation.frist'; did you mean 'activation.first'\? Known: /,
  ],
  [
    'play lustro --ruling activation.first=rol',
    "unknown option of ruling activation.first 'rol'; did you mean 'roll'? Known: roll, players, npcs",
  ],
  ['play lustro --battles 0', "--battles is '0'; allowed: a whole number 1..1000000000"],
  ['play lustro --samples many', "--samples is 'many'; allowed: a whole number 1..1000000000"],
  ['play lustro --battles 9 --precision 0.1', '--battles and --precision both say how many battles; give one'],
  ['play lustro --precision 0', "--precision is '0'; allowed: 0.0001..0.5, or 0.01%..50%"],
  [
    'play lustro --csv - --lines',
    '--csv - and --table, --lines or --traits both write to standard output; give --csv a file',
  ],
  ['play lustro --chart odds.gif', "--chart is 'odds.gif'; allowed: a file that ends in .vl.json, .svg, .png, .html"],
  [
    'play lustro pojedynek --chart odds.svg --band duet,lustro --script gunline,brawler --policy never,optimal',
    'a chart shows at most 3 varying things, not 4: scenario, band, script, policy',
  ],
  ['play lustro --csv a-folder', 'a-folder: cannot be written (it is a folder)'],
  ['replay lustro', 'replay needs --battle i, or --map alone'],
  ['replay lustro --battle -1', "--battle is '-1'; allowed: a whole number 0..999999999"],
  ['replay lustro --battle 0 --band duet,lustro', 'replay shows one battle; give one value for band'],
  ['replay lustro --battle 0 --from 1,2', '--from is about a map; give --map a file'],
  [
    'replay lustro --map map.svg --from 99,0',
    '99,0 is not on the table; allowed: x from 0 to 24 and y from 0 to 24 inches',
  ],
  ['compare', "missing required argument 'A'"],
  ['compare detronizacjaa', /^unknown scenario 'detronizacjaa'; did you mean 'detronizacja'\? Known: /],
  ['compare lustro lustr', /^unknown scenario 'lustr'; did you mean 'lustro'\? Known: /],
  ['compare lustro --band-b strzelci', /^unknown band 'strzelci'; did you mean 'strzelcy'\? Known: /],
  ['compare lustro --policy-b nver', /^unknown policy 'nver'; did you mean 'never'\? Known: /],
  ['compare lustro --band duet,lustro', 'compare sets one side against one other; give one value for band'],
  ['compare lustro --set rounds=4..6', 'compare sets one side against one other; give one value for rounds'],
  ['compare lustro --set rounds=99', 'rounds is 99; allowed: a whole number 1..20'],
  [
    'compare lustro --set forces.agenci.coun=4',
    /^unknown setting of lustro 'forces.agenci.coun'; did you mean 'forces.agenci.count'\? Known: rounds, /,
  ],
  ['compare lustro --set-both rounds', "--set-both is 'rounds'; allowed: path=value"],
  ['compare lustro --ruling-both activation.first', /^--ruling-both is 'activation.first'; allowed: id=option/],
  [
    'compare lustro --ruling activation.first=rol',
    "unknown option of ruling activation.first 'rol'; did you mean 'roll'? Known: roll, players, npcs",
  ],
  ['compare lustro --battles 1e8', "--battles is '1e8'; allowed: a whole number 1..10000000"],
  ['compare lustro --battles 9 --samples 9', '--battles and --samples both say how many battles; give one'],
  ['compare lustro --precision 0.0001', '--precision 0.0001 needs 384145883 battles; allowed: at most 10000000'],
  ['compare lustro --battle x', "--battle is 'x'; allowed: a whole number 0..999999999"],
  ['compare lustro --csv - --table md', '--csv - and --table both write to standard output; give --csv a file'],
  ['compare lustro --policy-b never --html a-folder', 'a-folder: cannot be written (it is a folder)'],
  ['combos celne-oko', 'combos takes at least two traits, such as combos celne-oko fechmistrz'],
  ['worth celne-ok', /^unknown trait 'celne-ok'; did you mean 'celne-oko'\?/],
  ['worth celne-oko celne-oko', 'trait celne-oko is given twice'],
  ['worth celne-oko --design cenik', /^unknown design 'cenik'; did you mean 'cennik'\?/],
  ['worth celne-oko --band duet:strzelc', /^unknown figure of duet 'strzelc'; did you mean 'strzelec'\?/],
  ['worth celne-oko --scenario lustr', /^unknown scenario 'lustr'; did you mean 'lustro'\?/],
  ['worth celne-oko --script objektive', /^unknown script 'objektive'; did you mean 'objective'\?/],
  ['worth celne-oko --battles 1', /^--battles is '1'; allowed: /],
  ['worth celne-oko --battles 4 --samples 4', '--battles and --samples both say how many battles; give one'],
  ['worth celne-oko --ruling activation.first=nobody', /^unknown option of ruling activation.first 'nobody'/],
  ['balance lustro', "required option '--vary <path=from..to>' not specified"],
  [
    'balance lustro --vary forces.agenci.cont=1..4',
    /^unknown number of lustro 'forces.agenci.cont'; did you mean 'forces.agenci.count'\? Known: rounds, /,
  ],
  [
    'balance lustro --vary forces.agenci.algorithm=1..4',
    /^forces.agenci.algorithm is a name; --vary takes a number: rounds, forces.agenci.count, /,
  ],
  ['balance lustro --vary rounds', "--vary is 'rounds'; allowed: path=from..to"],
  ['balance lustro --vary rounds=4', "--vary gives rounds the range '4'; allowed: from..to"],
  ['balance lustro --vary rounds=6..4', "--vary gives rounds the range '6..4'; allowed: at least two values"],
  [
    'balance lustro --vary forces.agenci.spd=0..20 --step 0.1',
    '--vary gives forces.agenci.spd 201 values; allowed: at most 100, see --step',
  ],
  ['balance lustro --vary rounds=1..30', 'rounds is 21; allowed: a whole number 1..20'],
  ['balance lustro --vary rounds=1..3 --step 0.5', 'rounds is 1.5; allowed: a whole number 1..20'],
  ['balance lustro --vary rounds=1..3 --step 0', "--step is '0'; allowed: a number above 0"],
  [
    'balance lustro --vary rounds=1..3 --target 1.5',
    "--target is '1.5'; allowed: a win rate between 0 and 1, or between 0% and 100%",
  ],
  ['balance lustro --vary rounds=1..3 --set rounds=4', '--set and --vary both say what rounds is; give one'],
  ['balance lustro --vary rounds=1..3 --script all', 'balance varies one number; give one value for script'],
  [
    'balance lustro --vary rounds=1..3 --chart odds.gif',
    "--chart is 'odds.gif'; allowed: a file that ends in .vl.json, .svg, .png, .html",
  ],
  ['list --map maps', "--map draws scenarios: 'list scenarios --map <folder>'"],
  ['list bands --map maps', "--map draws scenarios: 'list scenarios --map <folder>'"],
  ['list scenarios --lang en', '--lang is about maps; give --map a folder'],
  ['list scenarios --map maps --lang de', "unknown value of --lang 'de'. Known: pl, en"],
  ['replay lustro --map map.svg --from here', "--from is 'here'; allowed: x,y in inches, such as 12,30.5"],
];

describe('bad input', () => {
  it.each(ROWS)('%s', (command, message) => {
    const { code, out, err } = hyperputer(command.split(' '), folder);
    const [, said] = /^hyperputer: ([\s\S]*)\n$/.exec(err) ?? [];
    expect({ code, out, said }).toEqual({
      code: 2,
      out: '',
      said: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it.each([
    ['report --out a-file', /^hyperputer: a-file: cannot be written \(.* is a file, not a folder\)\n$/],
    ['report --out a-file/reports', /^hyperputer: a-file\/reports: cannot be written \(ENOTDIR.*\)\n$/],
    ['list scenarios --map a-file', /^hyperputer: a-file: cannot be written \(.* is a file, not a folder\)\n$/],
    ['report --out /proc/reports', /^hyperputer: \/proc\/reports: cannot be written \(ENOENT.*\)\n$/],
    [
      'odds pierwsze-kroki check --csv nowhere/odds.csv',
      /^hyperputer: nowhere\/odds.csv: cannot be written \(ENOENT.*\)\n$/,
    ],
    [
      'odds pierwsze-kroki check --chart nowhere/odds.svg',
      /^hyperputer: nowhere\/odds.svg: cannot be written \(ENOENT.*\)\n$/,
    ],
  ])('%s', (command, message) => {
    const { code, out, err } = hyperputer(command.split(' '), folder);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(message);
  });

  it('leaves nothing behind', () => {
    expect(readdirSync(folder).sort()).toEqual(['a-file', 'a-folder']);
  });
});
