import { expect, it } from 'vitest';
import { traitTables } from '../../src/report/trait-table.ts';
import { TRAITS } from '../../src/skirmish/traits/traits.ts';
import { LANGUAGES } from '../../src/text/bilingual.ts';

it.each(LANGUAGES)('says in %s what every trait does, right after its PC', (language) => {
  const tables = traitTables(language);
  const heading = { pl: 'co robi', en: 'what it does' }[language];
  for (const { columns } of tables) expect(columns.slice(0, 2)).toEqual(['PC', heading]);
  const rows = tables.flatMap(({ rows }) => rows.map(({ heading: name, cells }) => [name, cells[1]]));
  expect(rows.sort()).toEqual(
    Object.values(TRAITS)
      .map(({ name, rule }) => [name[language], rule[language]])
      .sort(),
  );
});
