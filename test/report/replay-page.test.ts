import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleScript, REPLAY_SCRIPTS } from '../../scripts/build-replay-client.ts';
import { stateAfter } from '../../src/report/replay/battle-state.ts';
import { replayData } from '../../src/report/replay/page-data.ts';
import { packRuns, unpackRuns } from '../../src/report/replay/runs.ts';
import { replayPage } from '../../src/report/replay-page.ts';
import { battleLogSchema } from '../../src/skirmish/log/event.ts';
import { TableMap } from '../../src/skirmish/table/table-map.ts';
import { LANGUAGES } from '../../src/text/bilingual.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { LOG } from './replay-log.ts';
import { BAND, SCENARIO } from './replay-scenario.ts';

const page = replayPage(LOG, SCENARIO, BAND);
const data = replayData(LOG, SCENARIO, BAND);

const eventOf = (type: string, count = 1) =>
  data.events.map((event, number) => ({ event, number })).filter(({ event }) => event.type === type)[count - 1]!.number;

const [NOWAK, WROBEL, BOSS, WARRIOR, CLIMBER, SCIENTIST, TIGER] = [0, 1, 2, 3, 4, 5, 6] as const;

describe('the log by hand', () => {
  it('is a valid log with every type of event', () => {
    expect(battleLogSchema.parse(LOG)).toEqual(LOG);
    const types = battleLogSchema.shape.events.element.options.map(({ shape }) => shape.type.value);
    expect(new Set(LOG.events.map(({ type }) => type))).toEqual(new Set(types));
  });
});

describe('the replay page', () => {
  it('loads nothing from anywhere', () => {
    expect(page).not.toMatch(/https?:|src=|<link|@import|javascript:|\son\w+="/);
    expect([...page.matchAll(/url\(([^)]*)\)/g)].every(([, target]) => target!.startsWith('#'))).toBe(true);
  });

  it('has a policy that allows its own style and script and nothing else', () => {
    const hashOf = (tag: string) => {
      const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page)![1]!;
      return createHash('sha256').update(text).digest('base64');
    };
    expect(page).toContain(
      `content="default-src 'none'; style-src 'sha256-${hashOf('style')}'; script-src 'sha256-${hashOf('script')}'; base-uri 'none'; form-action 'none'"`,
    );
    expect(page).not.toMatch(/\sstyle="/);
  });

  it.each(REPLAY_SCRIPTS)('runs $name as its sources make it', async (script) => {
    const committed = readFileSync(script.target, 'utf8');
    expect(committed, 'run `npm run build:replay`').toBe(await bundleScript(script));
  });

  it('says everything in both languages', () => {
    for (const { words } of data.events) for (const language of LANGUAGES) expect(words[language]).not.toBe('');
    const outside = page.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
    const texts = (language: string) => [...outside.matchAll(new RegExp(`class="[^"]*text" lang="${language}"`, 'g'))];
    expect(texts('pl').length).toBeGreaterThan(50);
    expect(texts('pl').length).toBe(texts('en').length);
  });

  it('tells which readings differ from the default', () => {
    const rulings = { ...LOG.header.rulings, 'aim.carries-over': 'yes' };
    const other = replayPage({ ...LOG, header: { ...LOG.header, rulings } }, SCENARIO, BAND);
    expect(other).toContain('aim.carries-over=yes');
    expect(page).not.toMatch(/<footer>[^\n]*aim\.carries-over/);
  });

  it('is the same for the same battle, byte for byte', () => {
    expect(replayPage(structuredClone(LOG), structuredClone(SCENARIO), BAND)).toBe(page);
  });

  it('lets no name break out of its place', () => {
    const evil = '</script><img src=x onerror="alert(1)">';
    const log = structuredClone(LOG);
    log.header.figures[0]!.name = { pl: evil, en: evil };
    const text = replayPage(log, { ...SCENARIO, name: { pl: evil, en: evil } }, BAND);
    expect(text).not.toContain('<img');
    expect(text.match(/<\/script>/g)).toHaveLength(2);
  });
});

describe('the battle after an event', () => {
  const figuresAfter = (event: number) => stateAfter(data, event).figures;

  it('begins with nobody on the table but who has arrived', () => {
    const figures = figuresAfter(0);
    expect(figures[NOWAK]).toMatchObject({ at: 12 * 18 + 4, fate: 'present' });
    expect(figures[WROBEL]).toMatchObject({ at: -1, fate: 'waiting', hp: 6 });
  });

  it('begins with the PŻ that a trait lends', () => {
    expect(data.figures[NOWAK]).toMatchObject({ hp: 6, startHp: 7 });
    expect(figuresAfter(0)[NOWAK]!.hp).toBe(7);
  });

  it.each([
    ['a swap spends a die of the pool and 1 PŻ', eventOf('swap'), NOWAK, { pool: [-6, 5, 3, 2, 2, 1], hp: 5 }],
    ['damage takes PŻ', eventOf('damage'), WARRIOR, { hp: 2 }],
    ['aim lasts until the test of the attack', eventOf('attack'), NOWAK, { aimed: true }],
    ['and no longer', eventOf('test'), NOWAK, { aimed: false }],
    ['a figure that is led along panics', eventOf('panic'), SCIENTIST, { hunkered: true }],
    ['a figure hunkers', eventOf('hunker'), BOSS, { hunkered: true, shield: 1 }],
    ['who is brought along moves', eventOf('drag'), SCIENTIST, { at: 11 * 18 + 12 }],
    ['a move ends where the path ends', eventOf('move'), WARRIOR, { at: 11 * 18 + 5 }],
    ['a climb waits for its test', eventOf('climb'), CLIMBER, { at: 18 + 8 }],
    ['and ends at its end when that is passed', eventOf('wait') - 1, CLIMBER, { at: 4 * 18 + 10 }],
    ['a new round clears pools and activations', eventOf('round', 2), NOWAK, { pool: [], acted: false }],
    ['a stunned figure will lack an AP', eventOf('stun'), NOWAK, { stunned: 1 }],
    ['until it is activated', eventOf('stun') + 1, NOWAK, { stunned: 0, acted: true }],
    ['who has no PŻ left is off the table', eventOf('eliminated'), WARRIOR, { at: -1, fate: 'eliminated', hp: 0 }],
    ['who leaves is off the table', eventOf('leaves'), SCIENTIST, { at: -1, fate: 'left' }],
    ['a die is added to a pool', eventOf('pool-die'), NOWAK, { pool: [6, 5, 3, 2, 1] }],
    ['a die of a pool turns', eventOf('pool-die', 2), NOWAK, { pool: [6, 5, 4, 2, 1] }],
    ['a swap may cost nothing', eventOf('swap', 2), NOWAK, { pool: [6, 5, -4, 2, 1], hp: 4 }],
    ['PŻ come back', eventOf('heal'), NOWAK, { hp: 5 }],
    ['PŻ are paid', eventOf('pay'), NOWAK, { hp: 4 }],
    ['PŻ that were lent go', eventOf('expire'), NOWAK, { hp: 3 }],
    ['a die leaves a pool', eventOf('pool-die', 3), WROBEL, { pool: [-5, 4, 4, 2, 1] }],
    ['the beast has come', data.events.length - 1, TIGER, { at: 7 * 18 + 13, fate: 'present' }],
  ] as const)('%s', (_, event, figure, state) => {
    expect(figuresAfter(event)[figure]).toMatchObject(state);
  });

  it('has the barricades that were set up', () => {
    expect(stateAfter(data, eventOf('barricade') - 1).barricades).toEqual([]);
    expect(stateAfter(data, eventOf('barricade')).barricades).toEqual([12 * 18 + 11]);
  });

  it('keeps count of objectives', () => {
    expect(stateAfter(data, eventOf('progress') - 1).progress).toEqual([0, 0]);
    expect(stateAfter(data, eventOf('progress')).progress).toEqual([1, 0]);
  });

  it.each([
    ['appears', 1, { at: 7 * 18 + 11, carrier: null }, 0],
    ['takes', 1, { at: -1, carrier: NOWAK }, 1],
    ['jumps', 1, { at: 7 * 18 + 12, carrier: null }, 0],
    ['takes', 2, { at: -1, carrier: WROBEL }, 1],
    ['drops', 1, { at: 8 * 18 + 12, carrier: null }, 0],
    ['explodes', 1, { at: -1, carrier: null }, 0],
  ] as const)('knows where a thing is that %s, %i.', (type, count, where, progress) => {
    const state = stateAfter(data, eventOf(type, count));
    expect(state.things[1]).toMatchObject(where);
    expect(state.progress[1]).toBe(progress);
  });

  it('shows the dice of a test until the next, the best two counting', () => {
    const { dice } = data.events[eventOf('damage')]!;
    expect(dice).toEqual([
      { value: 5, was: null, counts: true },
      { value: 6, was: 2, counts: true },
    ]);
    const advantage = data.events[eventOf('test', 2)]!.dice!;
    expect(advantage.map(({ counts }) => counts)).toEqual([false, true, true]);
    expect(data.events[eventOf('activation', 2)]!.dice).toBeNull();
  });

  it('shows what is rolled again, and the dice of a test again after one within it', () => {
    const within = eventOf('heal') - 2;
    const outer = [
      { value: 3, was: 1, counts: true },
      { value: 4, was: 2, counts: true },
    ];
    expect(data.events[eventOf('reroll')]!.dice).toEqual([outer[0], { value: 2, was: null, counts: true }]);
    expect([within - 1, within, within + 1, within + 2, within + 3].map((event) => data.events[event]!.dice)).toEqual([
      outer,
      [
        { value: 6, was: null, counts: true },
        { value: 2, was: null, counts: true },
      ],
      [
        { value: 6, was: null, counts: true },
        { value: 2, was: null, counts: true },
      ],
      outer,
      outer,
    ]);
    expect(data.events[eventOf('balk')]!.dice).toBeNull();
  });
});

describe('sight', () => {
  it('is there for every place where a figure stands, as the map has it', () => {
    const map = TableMap.of(SCENARIO.table);
    const places = data.events.flatMap((_, number) => stateAfter(data, number).figures.map(({ at }) => at));
    const stood = [...new Set(places)].filter((at) => at >= 0).sort((a, b) => a - b);
    expect(Object.keys(data.sight).map(Number)).toEqual(stood);
    for (const at of stood) {
      expect(unpackRuns(data.sight[at]!)).toEqual([...map.sight.subarray(at * map.cells, (at + 1) * map.cells)]);
    }
  });

  it.each([[[]], [[0]], [[7, 7, 7]], [[0, 1, 1, 5, 0, 0]]])('packs and unpacks %j', (values) => {
    expect(unpackRuns(packRuns(values))).toEqual(values);
  });
});

const CHROMIUM = '/usr/bin/chromium';

describe.skipIf(!existsSync(CHROMIUM))('in a browser', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'replay.html');

  const open = (address: string) => {
    writeFileSync(file, page);
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
    const profile = `--user-data-dir=${join(folder, 'profile')}`;
    return execFileSync(
      CHROMIUM,
      [...flags, profile, '--virtual-time-budget=2000', '--dump-dom', `${pathToFileURL(file)}${address}`],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
  };

  it('its script may run, and a link leads to a moment', () => {
    const number = eventOf('damage');
    const shown = open(`#event=${number + 1}&figure=${WARRIOR + 1}&lang=en`);
    const now = /<div id="now"[\s\S]*?<\/div>/.exec(shown)![0];
    expect(now).toContain(data.events[number]!.words.en);
    expect(shown).toContain(`<span id="event-number">${number + 1}</span>`);
    expect(shown).toMatch(/<g id="tokens">.*<g class="token" data-figure="\d"/);
    expect(shown).toMatch(/<g id="tints"><path class="m-seen" d="M/);
    expect(shown).toContain('2/4 PŻ');
  });
});
