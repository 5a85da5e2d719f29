import { defaultIndexOptions, type IndexOptions, type Tokenizer } from './index-options';
import type { MappedText } from './mapped-text';
import { getSingular } from './match-words';
import type { Query } from './query';
import type { Ranking } from './rank-pages';
import { isRunWord, type Piece } from './tokens';
import type { TextRange } from './types';
import { areWithin } from './word-distance';

/** The parts of a query that a text contains. */
export interface TextMatch {
  /** Share of the query that was found, from 0 to 1: rare pieces count more, beginnings and insides of words less than words. */
  found: number;
  /** The text contains the query as a whole. */
  literal: boolean;
  /** How close together its parts are: 1 side by side, 0 far apart or alone. */
  nearness: number;
  /** In the original text, in order, not overlapping. */
  ranges: TextRange[];
}

/** What is looked for: per piece of a query the forms it may have, best first. */
export interface Needles {
  literal: string;
  /** Finds the query as a whole; a space between Chinese and Latin makes no difference. */
  whole: RegExp;
  /** The query without separators, with and without stop words: a text with the same form is an exact match. */
  bare: ReadonlySet<string>;
  /** It contains more than words, as in `--watch` and `import.meta.url`: such a query is meant literally. */
  verbatim: boolean;
  tokenize: Tokenizer;
  /** How many words apart the pieces may be; 0: anywhere in the text. */
  depth: number;
  /** Weights add up to 1. */
  pieces: { weight: number; forms: Needle[] }[];
}

interface Needle {
  pattern: RegExp;
  /** Share of the piece that is found with it. */
  share: number;
}

/** The weight of all parts of a compound when they are not adjacent. */
const partly = 0.8;
/** Weight of a match: a whole word, the beginning of one, somewhere inside. */
const places = { whole: 1, start: 0.85, inside: 0.5 } as const;
const separator = "[-._/:+#@']*";
const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** @param ranking ranking data of the query's words */
export function createNeedles(
  { literal, pieces }: Query,
  { rarities, meant }: Pick<Ranking, 'rarities' | 'meant'>,
  { tokenize, depth }: Pick<IndexOptions, 'tokenize' | 'depth'> = defaultIndexOptions,
): Needles {
  const sum = pieces.reduce((total, _, index) => total + (rarities[index] ?? 1), 0);
  return {
    literal,
    whole: wholly(literal),
    bare: new Set([stripPunctuation(literal), stripPunctuation(pieces.map((piece) => piece.literal).join(''))]),
    verbatim: /[^\p{L}\p{N}\p{M}\s]/u.test(literal),
    tokenize,
    depth: pieces.length > 1 ? depth : 0,
    pieces: pieces.map((piece, index) => ({
      weight: (rarities[index] ?? 1) / sum,
      forms: getForms(piece, meant, tokenize),
    })),
  };
}

const wholly = (literal: string): RegExp => {
  const characters = [...literal.replace(/\s+/g, ' ')];
  const pattern = characters.map((character, index) => {
    const before = characters[index - 1] ?? '';
    if (character === ' ') return isRunWord(before) !== isRunWord(characters[index + 1] ?? '') ? '\\s*' : '\\s+';
    const isBorder = index > 0 && before !== ' ' && isRunWord(before) !== isRunWord(character);
    return (isBorder ? '\\s*' : '') + escapeRegExp(character);
  });
  return new RegExp(pattern.join(''), 'u');
};

/** Letters and numbers only. */
export const stripPunctuation = (normalised: string): string => normalised.replace(/[^\p{L}\p{N}]+/gu, '');

function getForms(piece: Piece, meant: Ranking['meant'], tokenize: Tokenizer): Needle[] {
  const share = partly / piece.parts.length;
  if (piece.kind === 'run') {
    const parts = piece.parts.length < 2 ? [] : piece.parts;
    return [{ pattern: exactly(piece.literal), share: 1 }, ...parts.map((part) => ({ pattern: exactly(part), share }))];
  }
  const others = [...piece.parts, ...piece.parts.flatMap((part) => meant.get(part) ?? [])];
  const isFlag = piece.whole.startsWith('--');
  return [
    { pattern: isFlag ? exactly(piece.whole) : loosely(piece.parts.join(''), tokenize), share: 1 },
    ...others.map((part) => ({ pattern: loosely(part, tokenize), share })),
  ];
}

const exactly = (text: string): RegExp => new RegExp(escapeRegExp(text), 'gu');

/** `auto-external` is found by `autoexternal` too, and with the tokenizer `full` `file` by `files`. */
const loosely = (word: string, tokenize: Tokenizer): RegExp => {
  const letters = [...word].map(escapeRegExp);
  const last = tokenize !== 'full' || getSingular(word) === null ? undefined : letters.pop();
  const pattern = letters.join(separator);
  return new RegExp(last ? `${pattern}(?:${separator}${last})?` : pattern, 'gu');
};

/** Looks for a query in a text. Where it begins words, the places inside of words are left out. */
export function findInText(needles: Needles, text: MappedText): TextMatch {
  const { pieces, literal, whole, tokenize, depth } = needles;
  const places: TextRange[][] = [];
  let found = 0;
  for (const { weight, forms } of pieces) {
    const { worth, ranges } = findPiece(forms, text, tokenize);
    found += weight * worth;
    places.push(ranges);
  }
  if (depth > 0 && !areWithin(depth, text.original, places)) return noMatch;
  const starts = places
    .filter((ranges) => ranges.length > 0)
    .map((ranges) => ranges.map(({ start }) => start).toSorted((a, b) => a - b));
  return {
    found,
    literal: found > 0 && literal !== '' && whole.test(text.normalised),
    nearness: starts.length < 2 ? 0 : getNearness(starts),
    ranges: merge(places.flat()),
  };
}

const noMatch: TextMatch = { found: 0, literal: false, nearness: 0, ranges: [] };

function findPiece([whole, ...parts]: Needle[], text: MappedText, tokenize: Tokenizer): Found {
  const places = whole ? findPlaces(whole.pattern, text, tokenize) : nowhere;
  if (places.ranges.length > 0) return places;
  const found = parts.map(({ pattern, share }) => ({ share, ...findPlaces(pattern, text, tokenize) }));
  return {
    worth: Math.min(
      partly,
      found.reduce((sum, { share, worth }) => sum + share * worth, 0),
    ),
    ranges: found.flatMap(({ ranges }) => ranges),
  };
}

/** Where something occurs in a text, and how well it matches there. */
interface Found {
  worth: number;
  ranges: TextRange[];
}

const nowhere: Found = { worth: 0, ranges: [] };

/** Most occurrences of a piece that are looked for in one text. */
const mostPlaces = 200;

function findPlaces(pattern: RegExp, text: MappedText, tokenize: Tokenizer): Found {
  const { original, normalised } = text;
  const inside: TextRange[] = [];
  const atStart: TextRange[] = [];
  let isWhole = false;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(normalised); match; match = pattern.exec(normalised)) {
    const start = text.getOrigin(match.index);
    const end = text.getOrigin(match.index + match[0].length);
    const before = edgeAt(original, start);
    if (tokenize !== 'full' && before === 'none') continue;
    if (tokenize === 'strict' && edgeAt(original, end) === 'none') continue;
    (before === 'none' ? inside : atStart).push({ start, length: end - start });
    isWhole ||= before === 'word' && edgeAt(original, end) === 'word';
    if (inside.length + atStart.length >= mostPlaces) break;
  }
  if (atStart.length === 0) return inside.length > 0 ? { worth: places.inside, ranges: inside } : nowhere;
  return { worth: isWhole ? places.whole : places.start, ranges: atStart };
}

/** What a place in a text is: the beginning or the end of a word, a hump as before the `E` of `autoExternal`, or neither. */
function edgeAt(text: string, at: number): 'word' | 'hump' | 'none' {
  if (!isWordAt(text, at - 1) || !isWordAt(text, at)) return 'word';
  return isUpperAt(text, at) && !isUpperAt(text, at - 1) ? 'hump' : 'none';
}

/** Characters from the first to the last of the pieces, where they are closest, beyond which they are far apart. */
const farApart = 160;

/** @param starts the offset of each part, in order */
function getNearness(starts: readonly number[][]): number {
  const next = starts.map(() => 0);
  let closest = Number.POSITIVE_INFINITY;
  while (closest > 0) {
    const heads = starts.map((list, piece) => list[next[piece] ?? 0] ?? Number.POSITIVE_INFINITY);
    const last = Math.max(...heads);
    if (last === Number.POSITIVE_INFINITY) break;
    const first = Math.min(...heads);
    closest = Math.min(closest, last - first);
    const behind = heads.indexOf(first);
    next[behind] = (next[behind] ?? 0) + 1;
  }
  return Math.max(0, 1 - closest / farApart);
}

/** Chinese characters have no word boundary between them. */
function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // the usual case; there is nothing (NaN) before and behind the text
  if (!(code > 127)) return isUpper(code) || (code > 96 && code < 123) || (code > 47 && code < 58);
  return !isRunWord(text.charAt(at)) && /[\p{L}\p{N}]/u.test(text.charAt(at));
}

const isUpper = (code: number): boolean => code > 64 && code < 91;

const isUpperAt = (text: string, at: number): boolean =>
  text.charCodeAt(at) > 127 ? /\p{Lu}/u.test(text.charAt(at)) : isUpper(text.charCodeAt(at));

/** Overlapping and touching ranges become one. */
function merge(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.length - a.length)) {
    const last = merged.at(-1);
    const end = range.start + range.length;
    if (last && range.start <= last.start + last.length) last.length = Math.max(last.length, end - last.start);
    else if (range.length > 0) merged.push({ ...range });
  }
  return merged;
}
