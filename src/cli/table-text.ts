import type { Table } from '../report/table.ts';

/** What `--table` may be. */
export const MARKUPS = ['md', 'html'] as const;
export type Markup = (typeof MARKUPS)[number];

/** Tables as text, one after the other. */
export async function tablesInMarkup(tables: readonly Table[], markup: Markup): Promise<string> {
  const { fragmentHtml, markdownTable } = await import('../report/markup.ts');
  return tables.map(markup === 'html' ? fragmentHtml : markdownTable).join('\n');
}
