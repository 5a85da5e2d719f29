/** The part of a fence's info string after the language. */
export interface CodeMeta {
  title: string | null;
  /** Numbers of highlighted lines. */
  marked: ReadonlySet<number>;
  /** Null: the site decides. */
  lineNumbers: boolean | null;
  wrap: boolean | null;
  fold: boolean | null;
  /** Path the code is taken from. */
  file: string | null;
  region: string | null;
  /** `3-9`, `1,4-6` */
  lines: string | null;
}

const attribute = /(?<!\S)([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))?(?!\S)/g;
const braces = /("[^"]*"|'[^']*')|\{([\d\s,-]*)\}/g;

/**
 * Reads the words after the language, in any order: `title="a.ts" {1,3-5} lineNumbers wrap fold nofold
 * file="./x.ts" region="name"`. A flag is switched off by `=false`; unknown words are ignored.
 */
export function readMeta(meta: string): CodeMeta {
  let ranges = '';
  const rest = meta.replace(braces, (_, quoted: string | undefined, inner: string) => {
    if (quoted === undefined) ranges += `,${inner}`;
    return quoted ?? ' ';
  });
  const words = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const [, name = '', double, single, bare] of rest.matchAll(attribute)) {
    const value = double ?? single ?? bare;
    words.set(name, value ?? 'true');
    if (value !== undefined) texts.set(name, value);
  }
  const flag = (...names: string[]): boolean | null => {
    const found = names.map((name) => words.get(name)).find((value) => value !== undefined);
    return found === undefined ? null : found !== 'false';
  };
  return {
    title: texts.get('title') ?? null,
    marked: numbersIn(ranges),
    lineNumbers: flag('lineNumbers', 'showLineNumbers'),
    wrap: flag('wrap', 'wrapCode'),
    fold: flag('nofold') ? false : flag('fold'),
    file: texts.get('file') ?? null,
    region: texts.get('region') ?? null,
    lines: texts.get('lines') ?? null,
  };
}

/** Upper limit, so that a typo such as `{1-99999999}` does not exhaust memory. */
const mostLines = 100_000;

/** `1,3-5` → 1, 3, 4, 5 */
export function numbersIn(ranges: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, from = '', to = from] of ranges.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const end = Math.min(Number(to), Number(from) + mostLines);
    for (let number = Number(from); number <= end; number++) numbers.add(number);
  }
  return numbers;
}
