import type { Table } from './table.ts';

/** The characters that mean something in HTML, made harmless. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The characters that mean something in Markdown; a `<` before a number, as in `<0,1 %`, begins no tag. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll(/<(?!\d)/g, '\\<')
    .replaceAll('*', '\\*');
}

/** A table in Markdown, its columns lined up so that it also reads as plain text. */
export function markdownTable(table: Table): string {
  const lines = [[table.corner, ...table.columns], ...table.rows.map(({ heading, cells }) => [heading, ...cells])].map(
    (line) => line.map(escapeMarkdown),
  );
  const widths = lines[0]!.map((_, column) => Math.max(3, ...lines.map((line) => line[column]!.length)));
  const write = (line: readonly string[]) =>
    `| ${line.map((text, column) => (column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [`${table.caption}`, '', write(lines[0]!), write(rule), ...lines.slice(1).map(write), ''].join('\n');
}

/** A table in HTML: a caption, and headings that say what they head. `attributes` go into the table's tag as they are. */
export function htmlTable(table: Table, attributes = ''): string {
  const cell = (tag: string, text: string) => `<${tag}>${escapeHtml(text)}</${tag.split(' ')[0]}>`;
  const head = [table.corner, ...table.columns].map((text) => cell('th scope="col"', text)).join('');
  const body = table.rows.map(
    ({ heading, cells }) =>
      `<tr>${cell('th scope="row"', heading)}${cells.map((text) => cell('td', text)).join('')}</tr>`,
  );
  return [
    `<table${attributes}>`,
    `<caption>${escapeHtml(table.caption)}</caption>`,
    `<thead><tr>${head}</tr></thead>`,
    '<tbody>',
    ...body,
    '</tbody>',
    '</table>',
    '',
  ].join('\n');
}

/** A table to be pasted into a page whose styles are not ours: no probability breaks over two lines. */
export function fragmentHtml(table: Table): string {
  return htmlTable(table, ' style="white-space: nowrap"');
}
