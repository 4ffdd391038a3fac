import { listName } from '../../battles/battle-axes.ts';
import type { BattleResult } from '../../battles/run-battles.ts';
import type { ScenarioStudy } from '../../battles/scenario-study.ts';
import { type Bilingual, LANGUAGES, type Language } from '../../text/bilingual.ts';
import { grouped } from '../../text/numbers.ts';
import { shareText } from '../compare-words.ts';
import { meanWinRate } from './win-rates.ts';

/** The best script with its win rate over all bands, and those that won as often, in a sentence. */
export function bestScriptWords({ script, best, results, grid }: ScenarioStudy): Bilingual {
  const { winRate, interval } = meanWinRate(best);
  const [pl, en] = LANGUAGES.map((language) => shareText(winRate, interval, language)) as [string, string];
  const winsBy = (id: string) => sumOf(results, ({ fought, tally }) => (fought.script === id ? tally.wins : 0));
  const equals = grid.scripts.filter((id) => id !== script && winsBy(id) === winsBy(script)).map(listName);
  const asGood = (language: Language) => equals.map((name) => name[language]).join(', ');
  const name = listName(script);
  return {
    pl: `Najlepszy sposób gry: ${name.pl}${equals.length === 0 ? '' : ` (tak samo często wygrywa ${asGood('pl')})`}, ${pl} wygranych średnio ze wszystkich band.`,
    en: `Best script: ${name.en}${equals.length === 0 ? '' : ` (as often as ${asGood('en')})`}, ${en} of battles won, the mean of all bands.`,
  };
}

/** What is wrong with a scenario as it is: nobody wins it, or nobody loses it. */
export function gravestFindings({ results, best }: ScenarioStudy): Bilingual[] {
  const all = [...results, ...best];
  const battles = sumOf(all, ({ tally }) => tally.battles);
  const number = (language: Language) => grouped(battles, language);
  const never = (pl: string, en: string): Bilingual => ({
    pl: `Nikt ${pl}: żadna banda żadnym sposobem gry w żadnej z ${number('pl')} bitew.`,
    en: `Nobody ${en}: no band by any script in any of ${number('en')} battles.`,
  });
  return [
    ...(sumOf(all, ({ tally }) => tally.wins) === 0 ? [never('nie wygrywa', 'wins')] : []),
    ...(sumOf(all, ({ tally }) => tally.losses) === 0 ? [never('nie przegrywa', 'loses')] : []),
  ];
}

/** All that catches the eye: also scripts and bands that never won or never lost, and effects that never happened. */
export function findings(study: ScenarioStudy): Bilingual[] {
  const { grid, results, best, scenario, questions } = study;
  const left = questions.bands.filter((band) => !grid.bands.includes(band));
  const grave = gravestFindings(study);
  const named = (what: Bilingual, names: readonly Bilingual[]): Bilingual[] =>
    names.length === 0 ? [] : [sentence(what, names)];
  const without = (
    fact: 'wins' | 'losses',
    own: (result: BattleResult, id: string) => boolean,
    ids: readonly string[],
  ) =>
    ids.filter(
      (id) =>
        sumOf(
          results.filter((result) => own(result, id)),
          ({ tally }) => tally[fact],
        ) === 0,
    );
  const isBy = ({ fought }: BattleResult, script: string) => fought.script === script;
  const isOf = ({ fought }: BattleResult, band: string) => fought.band.id === band;
  const bandName = (band: string) => grid.bands.find(({ id }) => id === band)!.name;
  const bands = grid.bands.map(({ id }) => id);
  const idle = scenario.effects.filter(
    ({ kind }, index) =>
      kind !== 'aura' &&
      kind !== 'explosion' &&
      sumOf([...results, ...best], ({ tally }) => tally.effects[index]!) === 0,
  );
  const loners = (fact: 'wins' | 'losses', pl: string, en: string) =>
    sumOf(results, ({ tally }) => tally[fact]) === 0
      ? []
      : [
          ...named(
            { pl: `Sposoby gry, które nigdy nie ${pl}`, en: `Scripts that never ${en}` },
            without(fact, isBy, grid.scripts).map(listName),
          ),
          ...named(
            { pl: `Bandy, które nigdy nie ${pl}`, en: `Bands that never ${en}` },
            without(fact, isOf, bands).map(bandName),
          ),
        ];
  return [
    ...grave,
    ...loners('wins', 'wygrały', 'won'),
    ...loners('losses', 'przegrały', 'lost'),
    ...named(
      { pl: 'Nigdy się nie zdarzyły', en: 'Never happened' },
      idle.map(({ name }) => name),
    ),
    ...named(
      { pl: 'Bandy, dla których nie ma miejsca', en: 'Bands that there is no room for' },
      left.map(({ name }) => name),
    ),
  ];
}

function sentence(what: Bilingual, names: readonly Bilingual[]): Bilingual {
  const list = (language: Language) => `${what[language]}: ${names.map((name) => name[language]).join(', ')}.`;
  return { pl: list('pl'), en: list('en') };
}

function sumOf(results: readonly BattleResult[], value: (result: BattleResult) => number): number {
  return results.reduce((sum, result) => sum + value(result), 0);
}
