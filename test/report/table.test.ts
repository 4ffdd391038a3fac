import { describe, expect, it } from 'vitest';
import { fragmentHtml, markdownTable } from '../../src/report/markup.ts';
import { tablesOf } from '../../src/report/table.ts';
import { oddsOf, REQUESTS } from './requests.ts';

async function tables(name: string, language: 'pl' | 'en' = 'pl', digits = 0) {
  const { study, cells } = await oddsOf(REQUESTS[name]!);
  return tablesOf(study, cells, language, digits);
}

describe('a table', () => {
  it('lists the outcomes when nothing varies', async () => {
    const [table] = await tables('nothing varies', 'en', 1);
    expect(table).toEqual({
      caption: 'Pierwsze Kroki (First Steps): Skill check (modifier −2, PT 12 · exact)',
      corner: 'outcome',
      columns: ['probability'],
      rows: [
        { heading: 'critical failure', cells: ['45.0%'] },
        { heading: 'failure', cells: ['20.0%'] },
        { heading: 'success', cells: ['25.0%'] },
        { heading: 'critical success', cells: ['10.0%'] },
      ],
    });
  });

  it('runs PT across and the modifier down', async () => {
    const [table] = await tables('two vary, many lines');
    expect(table!.corner).toBe('modyfikator ↓ PT →');
    expect(table!.columns).toEqual(['8', '9', '10', '11', '12', '13', '14', '15', '16']);
    expect(table!.rows[0]).toEqual({
      heading: '0',
      cells: ['65 %', '60 %', '55 %', '50 %', '45 %', '40 %', '35 %', '30 %', '25 %'],
    });
  });

  it('leaves out what a pool cannot bring', async () => {
    const [table] = await tables('one varies, many outcomes');
    expect(table!.columns[0]).toBe('−10');
    expect(table!.rows.map(({ cells }) => cells[0])).toEqual(['–', '–', '<1 %']);
  });

  it('has outcomes from the worst to the best, wherever they first appear', async () => {
    const [table] = await tables('one varies, worse outcomes later');
    expect(table!.columns).toEqual(['2', '1', '0', 'sukces']);
    expect(table!.rows[0]!.cells.slice(0, 2)).toEqual(['–', '–']);
  });

  it('has means of what can happen only', async () => {
    const titles = async (fate: number) => {
      const grid = { cards: [4], breaks: [5], fate: [fate] };
      const { study, cells } = await oddsOf({
        ...REQUESTS['nothing varies']!,
        system: 'druga-strona',
        test: 'dilemma',
        grid,
      });
      return tablesOf(study, cells, 'pl', 1)
        .slice(1)
        .map(({ columns }) => columns);
    };
    expect(await titles(0)).toEqual([]);
    expect(await titles(2)).toEqual([['wydane Karty Losu']]);
  });

  it('is made once for each value of a third parameter', async () => {
    const captions = (await tables('three vary')).map(({ caption }) => caption);
    expect(captions).toEqual([
      'Obietnica Edenu: Test (co najmniej Wyjątkowy Sukces · specjalizacja: nie · dokładnie)',
      'Obietnica Edenu: Test (co najmniej Wyjątkowy Sukces · specjalizacja: tak · dokładnie)',
    ]);
  });

  it('never shows an estimate without its interval', async () => {
    for (const { cells } of (await tables('nothing varies, simulated', 'pl', 1))[0]!.rows) {
      expect(cells[0]).toMatch(/^\d+,\d % \(\d+,\d–\d+,\d\)$/);
    }
    for (const { cells } of (await tables('two vary, both'))[0]!.rows) {
      expect(cells[0]).toMatch(/^\d+ %; \d+ % \(\d+–\d+\), z -?\d,\d$/);
    }
  });
});

describe('markup', () => {
  const table = { caption: 'a < b', corner: 'x|y', columns: ['*1*'], rows: [{ heading: '<i>', cells: ['<0,1 %'] }] };

  it('makes Markdown that means what it shows', () => {
    expect(markdownTable(table)).toBe(
      ['a < b', '', '| x\\|y |  \\*1\\* |', '| ---- | -----: |', '| \\<i> | <0,1 % |', ''].join('\n'),
    );
  });

  it('makes HTML that means what it shows', () => {
    const html = fragmentHtml(table);
    expect(html).toContain('<caption>a &lt; b</caption>');
    expect(html).toContain('<tr><th scope="row">&lt;i&gt;</th><td>&lt;0,1 %</td></tr>');
    expect(html).toMatch(/^<table style="white-space: nowrap">/);
  });
});
