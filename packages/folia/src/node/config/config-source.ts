import { type KeyPath, type Position, positionAt, type Source } from './source';

/**
 * The configuration file as a source. It is code, so positions are found by looking for the keys in its text: exact for literal
 * objects, otherwise that of the deepest key in the text.
 */
export function configSource(file: string, text: string): Source {
  const tokens = tokenize(text);
  const getPosition = (path: KeyPath): Position | null => {
    const token = findKey(tokens, path);
    return token ? positionAt(text, token.offset) : null;
  };
  return { label: file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1), file, text, getPosition };
}

interface Token {
  kind: 'word' | 'string' | 'mark';
  text: string;
  offset: number;
}

const comment = /\/\/.*|\/\*[\s\S]*?\*\//;
const string = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/;
const word = /[\p{L}\p{N}_$]+/u;
/** A regular expression begins where a value may begin; elsewhere `/` divides. */
const regex = /(?<=[(,:=[]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//;
const pattern = new RegExp(`(${comment.source})|(${string.source})|(${word.source})|(${regex.source})|[^\\s]`, 'gu');

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, isComment, isString, isWord] = match;
    if (isComment) continue;
    const kind = isString ? 'string' : isWord ? 'word' : 'mark';
    tokens.push({ kind, text: isString ? whole.slice(1, -1) : whole, offset: match.index });
  }
  return tokens;
}

/** The token of the path's last key, or of the deepest key above it: in the exported object, else wherever it is found. */
function findKey(tokens: readonly Token[], path: KeyPath): Token | undefined {
  const objects = [...tokens.keys()].filter((index) => is(tokens[index], '{'));
  const exported = objects.filter((index) => isExported(tokens, index));
  const [first, anywhere] = [exported, objects].map(
    (tops) => tops.map((top) => follow(tokens, top, path)).sort((a, b) => b.length - a.length)[0],
  );
  const index = first?.at(-1) ?? anywhere?.at(-1);
  return index === undefined ? undefined : tokens[index];
}

/** `export default {`, `defineConfig({` */
function isExported(tokens: readonly Token[], open: number): boolean {
  const before = tokens[open - 1];
  return before?.text === 'default' || (is(before, '(') && tokens[open - 2]?.text === 'defineConfig');
}

/** Indexes of the keys of a path, from an opening bracket on, as far as they are written there. */
function follow(tokens: readonly Token[], open: number, path: KeyPath): number[] {
  const found: number[] = [];
  let at = open;
  for (const key of path) {
    const index = typeof key === 'number' ? itemAt(tokens, at, key) : keyAt(tokens, at, key);
    if (index === undefined) break;
    found.push(index);
    at = typeof key === 'number' ? index : index + 2;
  }
  return found;
}

/** Index of a key directly inside the object that opens at `open`. */
const keyAt = (tokens: readonly Token[], open: number, key: string): number | undefined =>
  [...(is(tokens[open], '{') ? findEntries(tokens, open) : [])].find((index) => {
    const [token, next] = [tokens[index], tokens[index + 1]];
    return token?.kind !== 'mark' && token?.text === key && /^[:,}(]$/.test(next?.text ?? '');
  });

/** Index of the first token of an item of the list that opens at `open`. */
const itemAt = (tokens: readonly Token[], open: number, wanted: number): number | undefined =>
  is(tokens[open], '[') ? [...findEntries(tokens, open)][wanted] : undefined;

/** Indexes of the tokens that begin an entry of a bracket: the first one, and those after a comma of its own depth. */
function* findEntries(tokens: readonly Token[], open: number): Generator<number> {
  let depth = 0;
  let fresh = true;
  for (let index = open + 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) return;
    const closes = depth === 0 && token.kind === 'mark' && /^[)\]}]$/.test(token.text);
    if (closes) return;
    if (fresh) yield index;
    fresh = depth === 0 && is(token, ',');
    if (token.kind === 'mark') depth += /^[([{]$/.test(token.text) ? 1 : /^[)\]}]$/.test(token.text) ? -1 : 0;
  }
}

const is = (token: Token | undefined, mark: string): boolean => token?.kind === 'mark' && token.text === mark;
