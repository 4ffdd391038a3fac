import { createHash } from 'node:crypto';

/** The content policy of a page: nothing but these styles and scripts, known by their hashes, and nothing loaded. */
export function contentPolicy(styles: readonly string[], scripts: readonly string[]): string {
  const hashes = (texts: readonly string[]) =>
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
  return `default-src 'none'; style-src ${hashes(styles)}; script-src ${hashes(scripts)}; base-uri 'none'; form-action 'none'`;
}
