import { listName } from '../../battles/battle-axes.ts';
import type { ScenarioStudy } from '../../battles/scenario-study.ts';
import type { Telling, ToldBattle } from '../../battles/telling-battles.ts';
import { type Bilingual, LANGUAGES } from '../../text/bilingual.ts';
import { decimal, grouped } from '../../text/numbers.ts';
import { link } from '../page-parts.ts';
import { both } from '../replay/draw-text.ts';
import { replayPage } from '../replay-page.ts';
import { RESULTS } from './words.ts';

const NAMES: Readonly<Record<Telling, Bilingual>> = {
  'typical-win': { pl: 'Typowa wygrana', en: 'A typical win' },
  'typical-loss': { pl: 'Typowa przegrana', en: 'A typical loss' },
  strangest: { pl: 'Najdziwniejsza bitwa', en: 'The strangest battle' },
};

const MISSING: Readonly<Record<'win' | 'loss', Bilingual>> = {
  win: {
    pl: 'Żadna z tych bitew nie została wygrana, więc typowej wygranej nie ma.',
    en: 'None of these battles was won, so there is no typical win.',
  },
  loss: {
    pl: 'Żadna z tych bitew nie została przegrana, więc typowej przegranej nie ma.',
    en: 'None of these battles was lost, so there is no typical loss.',
  },
};

/** The replay pages by their names beside the page. */
export function replayFiles({ told, scenario, band }: ScenarioStudy): Map<string, string> {
  return new Map(told.map(({ kind, log }) => [`${kind}.html`, replayPage(log, scenario, band)]));
}

/** Links to the replays, each with why it was chosen and how to see it again. */
export function replayList({ told, scenario, band, script, freshSeed, questions }: ScenarioStudy): string {
  const missing = (['win', 'loss'] as const).filter((result) => told.every(({ kind }) => kind !== `typical-${result}`));
  const number = (language: 'pl' | 'en') => grouped(questions.paired, language);
  const which: Bilingual = {
    pl: `Wybrane z ${number('pl')} bitew: ${band.name.pl}, ${listName(script).pl}. Miarą jest runda, w której bitwa się skończyła, ocalałe figurki bandy i wyeliminowane pozostałe, w odchyleniach standardowych od średniej bitew o tym samym wyniku.`,
    en: `Chosen from ${number('en')} battles: ${band.name.en}, ${listName(script).en}. They are measured by the round in which the battle ended, the figures of the band that survived and the others that were eliminated, in standard deviations from the mean of the battles with the same result.`,
  };
  const again = (battle: number) =>
    `hyperputer replay ${scenario.id} --band ${band.id} --script ${script} --seed ${freshSeed} --battle ${battle}`;
  return [
    both(which, 'p'),
    '<ul class="replays">',
    ...told.map(
      (one) =>
        `<li>${link(`${one.kind}.html`, NAMES[one.kind])}: ${both(reasonOf(one))}<br><code>${again(one.battle)}</code></li>`,
    ),
    ...missing.map((result) => `<li>${both(MISSING[result])}</li>`),
    '</ul>',
  ].join('\n');
}

function reasonOf({ kind, result, facts, means, alike, battles }: ToldBattle): Bilingual {
  const [pl, en] = LANGUAGES.map((language) => (value: number) => decimal(value, 1, language)) as [Write, Write];
  const share = (language: 'pl' | 'en') => `${grouped(alike, language)}/${grouped(battles, language)}`;
  const how: Bilingual =
    kind === 'strangest'
      ? { pl: 'najdalej od średniej', en: 'farthest from the mean' }
      : { pl: 'najbliżej średniej', en: 'nearest to the mean' };
  return {
    pl: `${RESULTS[result].pl} w rundzie ${facts.round}, ocaleni: ${facts.survivors}, pokonani: ${facts.fallen}; ${how.pl} bitew o tym wyniku (${share('pl')}: runda ${pl(means.round)}, ocaleni ${pl(means.survivors)}, pokonani ${pl(means.fallen)}).`,
    en: `${RESULTS[result].en} in round ${facts.round}, survivors: ${facts.survivors}, beaten: ${facts.fallen}; ${how.en} of the battles with this result (${share('en')}: round ${en(means.round)}, survivors ${en(means.survivors)}, beaten ${en(means.fallen)}).`,
  };
}

type Write = (value: number) => string;
