import { Lexer, Parser } from 'yaml';

/** Files of people nest a handful of levels. Some thousands would use up the memory for calls of what reads them. */
const DEEPEST = 64;

/** Where in a YAML text something lies deeper in lists and maps than is read, or undefined. */
export function tooDeepAt(text: string): number | undefined {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme)) {
      // Finished documents are of no interest here.
    }
    if (parser.stack.length > DEEPEST) return parser.offset;
  }
  return undefined;
}
