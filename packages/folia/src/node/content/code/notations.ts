/** Classes of a line, by the word in `[!code word]`. */
const classes: { [word: string]: string } = {
  highlight: 'highlighted',
  hl: 'highlighted',
  '++': 'diff add',
  '--': 'diff remove',
  focus: 'focused',
  error: 'error',
  warning: 'warning',
  warn: 'warning',
};

const comment =
  /(?:\/\/|\/\*|\{\/\*|<!--|--|[#;%"'])[ \t]*\[!code (highlight|hl|\+\+|--|focus|error|warning|warn)(?::(\d+))?\][ \t]*(?:\*\/\}?|-->)?$/;

const cut = /^[ \t]*\/\/ ---cut---[ \t]*$/;

export const isCut = (line: string): boolean => cut.test(line);

/** Lines above `// ---cut---` make a block complete for type checkers, and are not shown. */
export function withoutHidden(code: string): string {
  if (!code.includes('// ---cut---')) return code;
  const lines = code.split('\n');
  return lines.slice(lines.findLastIndex(isCut) + 1).join('\n');
}

/**
 * Takes `// [!code ++]` and the like out of a block. A notation applies to its line, with `:n` to n lines from there on; one on a
 * line of its own is removed with that line and applies to the next. `marks`: line (1-based, of what is left) → classes.
 *
 * @example readNotations('a // [!code ++]\nb') // { code: 'a\nb', marks: 1 → ['diff add'] }
 */
export function readNotations(code: string): { code: string; marks: Map<number, string[]> } {
  const marks = new Map<number, string[]>();
  if (!code.includes('[!code ')) return { code, marks };
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const { text, found } = strip(line);
    const isAlone = found.length > 0 && text.trim() === '';
    const first = lines.length + 1;
    for (const { name, count } of found) mark(marks, { name, first, last: first + count - 1 });
    if (!isAlone) lines.push(text);
  }
  return { code: lines.join('\n'), marks };
}

/** Removes the notations at the end of a line. */
export function strip(line: string): { text: string; found: { name: string; count: number }[] } {
  const found: { name: string; count: number }[] = [];
  let text = line;
  for (let match = comment.exec(text.trimEnd()); match; match = comment.exec(text)) {
    const [, word = '', count = '1'] = match;
    found.push({ name: classes[word] ?? '', count: Math.min(Number(count), 10_000) });
    text = text.slice(0, match.index).trimEnd();
  }
  return { text, found };
}

export function mark(
  marks: Map<number, string[]>,
  { name, first, last }: { name: string; first: number; last: number },
): void {
  for (let line = first; line <= last; line++) {
    const names = marks.get(line) ?? [];
    if (!names.includes(name)) marks.set(line, [...names, name]);
  }
}
