import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The first line of a YAML file by which editors with the YAML language server find its schema and complete its keys. The
 * path leads from the folder of the file to the schema; where it cannot be written that way, because white space or `#` would
 * end it or the file is on another drive, it is a `file:` URL.
 */
export function schemaLine(file: string, schema: string): string {
  const path = relative(dirname(resolve(file)), schema);
  const slashed = path.split(sep).join('/');
  const place = isAbsolute(path) || /[\s#]/.test(path) ? pathToFileURL(schema).href : slashed;
  return `# yaml-language-server: $schema=${place}`;
}
