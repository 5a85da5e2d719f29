import { getLines } from '../content/prepare/lines';

/**
 * Rewrites the prose of a page: what is neither frontmatter, code nor a module statement. `change` gets pieces of several
 * lines with the line each begins on; inline code is left alone.
 */
export function mapProse(source: string, change: (text: string, line: number) => string): string {
  const lines = getLines(source, 'mdx');
  const made: string[] = [];
  let prose: string[] = [];
  const flush = (end: number) => {
    if (prose.length > 0) made.push(change(prose.join('\n'), end - prose.length + 1));
    prose = [];
  };
  lines.forEach(({ text, raw }, index) => {
    if (raw) {
      flush(index);
      made.push(text);
    } else prose.push(text);
  });
  flush(lines.length);
  return made.join('\n');
}

/** Replaces what a pattern finds outside of inline code; `line` is that of the match. */
export function replaceProse(
  source: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray, line: number) => string,
): string {
  return mapProse(source, (text, first) => {
    const pieces = text.split(/(`+[^`\n]*`+)/);
    let line = first;
    return pieces
      .map((piece, index) => {
        const start = line;
        line += piece.split('\n').length - 1;
        if (index % 2 === 1) return piece;
        return piece.replace(pattern, (...found) => {
          const offset = found.findLast((each) => typeof each === 'number') as number;
          const groups = found.slice(0, found.lastIndexOf(offset)) as unknown as RegExpExecArray;
          return replace(groups, start + piece.slice(0, offset).split('\n').length - 1);
        });
      })
      .join('');
  });
}

/** Rewrites blocks of code: the opening line, and the lines inside. */
export function mapCode(source: string, change: (opening: string, code: string[], line: number) => string[]): string {
  const lines = source.split('\n');
  const made: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const opening = lines[index] ?? '';
    const [, marker = ''] = /^\s*(?:>\s*|[-*+]\s+|\d+\.\s+)*(`{3,}|~{3,})/.exec(opening) ?? [];
    const closing = new RegExp(`^\\s*(?:>\\s*)?${marker.charAt(0) === '~' ? '~' : '`'}{${marker.length || 3},}\\s*$`);
    const end = marker === '' ? -1 : lines.findIndex((line, at) => at > index && closing.test(line));
    if (end < 0) {
      made.push(opening);
      continue;
    }
    made.push(...change(opening, lines.slice(index + 1, end), index + 1), lines[end] ?? '');
    index = end;
  }
  return made.join('\n');
}

/** The YAML of a page, and what follows it. */
export function splitFrontmatter(source: string): { yaml: string; body: string } {
  const [whole = '', yaml = ''] = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/m.exec(source) ?? [];
  return source.startsWith(whole) ? { yaml, body: source.slice(whole.length) } : { yaml: '', body: source };
}
