import type { Bilingual, Language } from '../../text/bilingual.ts';

/** A line of a template that stands for a comment: `  # {rounds}`. */
const COMMENT = /^( *)# \{(\w+)\}$/;

/** A word of a template that stands for a text, as YAML writes it: `{title}`. */
const WORD = /\{(\w+)\}/g;

/**
 * A YAML file out of a template: lines `# {key}` become the comment of that key, one line of `#` for each of its own, and
 * words `{key}` the text of that key in quotes.
 */
export function commented(
  template: string,
  comments: Readonly<Record<string, Bilingual>>,
  words: Readonly<Record<string, string>>,
  language: Language,
): string {
  const lines = template.split('\n').map((line) => {
    const [, indent, key] = COMMENT.exec(line) ?? [];
    if (key === undefined) return line.replace(WORD, (_, word: string) => JSON.stringify(words[word]!));
    const text = comments[key]![language];
    return text
      .split('\n')
      .map((comment) => `${indent}# ${comment}`)
      .join('\n');
  });
  return lines.join('\n');
}
