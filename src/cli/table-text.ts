import type { Table } from '../report/table.ts';

/** Tables as text, one after the other. */
export async function tablesInMarkup(tables: readonly Table[], markup: 'md' | 'html'): Promise<string> {
  const { fragmentHtml, markdownTable } = await import('../report/markup.ts');
  return tables.map(markup === 'html' ? fragmentHtml : markdownTable).join('\n');
}
