/**
 * The source with comments and template texts blanked out. Length and lines stay, so a position in one is a position in
 * the other. A lexer of tokens, not a parser: an apostrophe in JSX text opens a "string" that ends with its line.
 */
export function codeOf(source: string): string {
  let out = '';
  let at = 0;
  /** Open braces of each `${` we are inside of. */
  const holes: number[] = [];
  const blank = (end: number) => {
    out += source.slice(at, end).replace(/[^\n]/g, ' ');
    at = end;
  };
  const keep = (end: number) => {
    out += source.slice(at, end);
    at = end;
  };
  while (at < source.length) {
    const char = source[at];
    const depth = holes.at(-1);
    if (source.startsWith('//', at)) blank(startOf(source, /\n|$/g, at));
    else if (source.startsWith('/*', at)) blank(endOf(source, /\*\/|$/g, at + 2));
    else if (char === '/' && startsRegExp(out)) keep(endOf(source, regExpEnd, at + 1));
    else if (char === "'" || char === '"') keep(endOf(source, char === "'" ? singleEnd : doubleEnd, at + 1));
    else if (char === '`' || (char === '}' && depth === 0)) {
      if (char === '}') holes.pop();
      blank(endOf(source, templateEnd, at + 1));
      if (source.startsWith('${', at - 2)) holes.push(0);
    } else {
      if (depth !== undefined && char === '{') holes[holes.length - 1] = depth + 1;
      if (depth !== undefined && char === '}') holes[holes.length - 1] = depth - 1;
      keep(at + 1);
    }
  }
  return out;
}

const singleEnd = /(?:\\[\s\S]|[^'\\\n])*(?:'|(?=\n)|$)/gy;
const doubleEnd = /(?:\\[\s\S]|[^"\\\n])*(?:"|(?=\n)|$)/gy;
const regExpEnd = /(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])*(?:\/|(?=\n)|$)/gy;
const templateEnd = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/gy;

/** Where the next match of `pattern` begins. */
function startOf(source: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? source.length;
}

/** Where the next match of `pattern` ends. */
function endOf(source: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  const match = pattern.exec(source);
  return match ? match.index + match[0].length : source.length;
}

/** A slash begins a regular expression where a value may begin, and divides elsewhere. */
function startsRegExp(before: string): boolean {
  const tail = before.slice(-40).trimEnd();
  return tail === '' || /[(,=:[!&|?{};~+*%-]$|=>$|\b(?:return|typeof|case|in|of)$/.test(tail);
}
