/** The part of a fence's info string after the language. */
export interface CodeMeta {
  title: string | null;
  /** Numbers of highlighted lines. */
  marked: LineNumbers;
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

/** Numbers of lines. */
export interface LineNumbers {
  isEmpty: boolean;
  has(line: number): boolean;
}

/** `1,3-5` → 1, 3, 4, 5. They are kept as ranges: a typo such as `{1-99999999}` costs no more than `{1}`. */
export function numbersIn(text: string): LineNumbers {
  const ranges: { from: number; to: number }[] = [];
  const written = [...text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)]
    .map(([, from = '', to = from]) => ({ from: Number(from), to: Number(to) }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from);
  for (const each of written) {
    const last = ranges.at(-1);
    if (last && each.from <= last.to) last.to = Math.max(last.to, each.to);
    else ranges.push(each);
  }
  return {
    isEmpty: ranges.length === 0,
    has(line) {
      let [low, high] = [0, ranges.length];
      // the first range that ends at the line or after it
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((ranges[middle]?.to ?? 0) < line) low = middle + 1;
        else high = middle;
      }
      return (ranges[low]?.from ?? Infinity) <= line;
    },
  };
}
