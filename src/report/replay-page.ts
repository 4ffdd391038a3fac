import { SCRIPT_NAMES } from '../skirmish/lists/names.ts';
import type { BattleLog, LogHeader } from '../skirmish/log/event.ts';
import { POLICIES } from '../skirmish/policies/registry.ts';
import { SKIRMISH_RULINGS } from '../skirmish/rulings.ts';
import type { Band, Scenario } from '../skirmish/spec.ts';
import { defaultOption } from '../systems/ruling.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { contentPolicy } from './content-policy.ts';
import { escapeHtml } from './markup.ts';
import { VERSION } from './package-facts.ts';
import { languageChoice } from './page-parts.ts';
import { REPLAY_CLIENT } from './replay/client-script.ts';
import { both } from './replay/draw-text.ts';
import { replayData } from './replay/page-data.ts';
import {
  controls,
  eventsSection,
  figuresSection,
  legendSection,
  mapSection,
  nowSection,
} from './replay/page-sections.ts';
import { REPLAY_CSS } from './replay/page-style.ts';
import { WORDS } from './replay/page-words.ts';

/**
 * A page that steps through one battle: one file, nothing loaded from anywhere, and no script but its own.
 * @param band where the names of the band's weapons come from; without it they may be ids
 */
export function replayPage(log: BattleLog, scenario: Scenario, band?: Band): string {
  const data = replayData(log, scenario, band);
  const { seed, battle, script, policy } = log.header;
  const facts: readonly (readonly [Bilingual, Bilingual])[] = [
    [WORDS.band, band?.name ?? { pl: log.header.band, en: log.header.band }],
    [WORDS.script, nameIn(SCRIPT_NAMES, script)],
    [WORDS.policy, POLICIES[policy]?.name ?? { pl: policy, en: policy }],
    [WORDS.seed, { pl: seed, en: seed }],
    [WORDS.battle, { pl: String(battle), en: String(battle) }],
    ...readingsOf(log.header),
  ];
  return [
    '<!doctype html>',
    '<html lang="pl">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy([REPLAY_CSS], [REPLAY_CLIENT])}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${scenario.name.pl} / ${scenario.name.en} · ${battle}`)}</title>`,
    `<style>${REPLAY_CSS}</style>`,
    '</head>',
    '<body>',
    '<header>',
    `<h1>${both(scenario.name)}</h1>`,
    ...languageChoice(),
    '</header>',
    `<noscript>${both(WORDS.noScript, 'p')}</noscript>`,
    '<main>',
    '<div id="board">',
    mapSection(scenario),
    controls(data),
    '</div>',
    '<div id="side">',
    nowSection(data),
    eventsSection(),
    figuresSection(data),
    legendSection(scenario, data),
    `<footer>${facts.map(([name, value]) => `${both(name)}: ${both(value)}`).join(' · ')} · hyperputer ${VERSION}</footer>`,
    '</div>',
    '</main>',
    `<script type="application/json" id="battle">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `<script>${REPLAY_CLIENT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** The rulings that differ from the default reading. */
function readingsOf({ rulings }: LogHeader): [Bilingual, Bilingual][] {
  const chosen = Object.entries(SKIRMISH_RULINGS).flatMap(([id, known]) => {
    const option = rulings[id];
    return option === undefined || option === defaultOption(known) ? [] : [`${id}=${option}`];
  });
  const text = chosen.join(', ');
  return text === '' ? [] : [[WORDS.rulings, { pl: text, en: text }]];
}

function nameIn(names: Readonly<Record<string, Bilingual>>, id: string): Bilingual {
  return names[id] ?? { pl: id, en: id };
}
