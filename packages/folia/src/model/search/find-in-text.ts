import type { MappedText } from './mapped-text';
import type { Query } from './query';
import type { Ranking } from './rank-pages';
import { isRunWord, type Piece } from './tokens';
import type { TextRange } from './types';

/** What of a query stands in a text. */
export interface TextMatch {
  /** Number of pieces of the query that were found, parts counted as parts and rare pieces as more than one. */
  found: number;
  /** The query as a whole stands there. */
  literal: boolean;
  /** In the original text, in order, not overlapping. */
  ranges: TextRange[];
}

/** What is looked for: per piece of a query the forms it may have, best first. */
export interface Needles {
  literal: string;
  pieces: { rarity: number; forms: Needle[] }[];
}

interface Needle {
  pattern: RegExp;
  /** Share of the piece that is found with it. */
  share: number;
}

/** What all parts of a piece are worth when they do not stand together. */
const partly = 0.9;
const separator = "[-._/:+#@']*";
const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** @param ranking what the index knows of the query's words */
export function needlesOf(
  { literal, pieces }: Query,
  { rarities, meant }: Pick<Ranking, 'rarities' | 'meant'>,
): Needles {
  return {
    literal,
    pieces: pieces.map((piece, index) => ({ rarity: rarities[index] ?? 1, forms: formsOf(piece, meant) })),
  };
}

function formsOf(piece: Piece, meant: Ranking['meant']): Needle[] {
  const share = partly / piece.parts.length;
  if (piece.kind === 'run') {
    const parts = piece.parts.length < 2 ? [] : piece.parts;
    return [{ pattern: exactly(piece.literal), share: 1 }, ...parts.map((part) => ({ pattern: exactly(part), share }))];
  }
  const others = [...piece.parts, ...piece.parts.flatMap((part) => meant.get(part) ?? [])];
  return [
    { pattern: loosely(piece.parts.join('')), share: 1 },
    ...others.map((part) => ({ pattern: loosely(part), share })),
  ];
}

const exactly = (text: string): RegExp => new RegExp(escapeRegExp(text), 'gu');

/** `auto-external` is found by `autoexternal` too. */
const loosely = (word: string): RegExp => new RegExp([...word].map(escapeRegExp).join(separator), 'gu');

/** Looks for a query in a text. Where it begins words, the places inside of words are left out. */
export function findInText({ pieces, literal }: Needles, text: MappedText): TextMatch {
  const ranges: TextRange[] = [];
  let found = 0;
  for (const { rarity, forms } of pieces) {
    const [whole, ...parts] = forms;
    const places = whole ? placesOf(whole.pattern, text) : [];
    if (places.length > 0) {
      ranges.push(...places);
      found += rarity;
      continue;
    }
    let share = 0;
    for (const part of parts) {
      const ofPart = placesOf(part.pattern, text);
      ranges.push(...ofPart);
      if (ofPart.length > 0) share += part.share;
    }
    found += rarity * Math.min(partly, share);
  }
  return { found, literal: text.normalised.includes(literal), ranges: merge(ranges) };
}

function placesOf(pattern: RegExp, { normalised, originOf }: MappedText): TextRange[] {
  const matches = [...normalised.matchAll(pattern)];
  const atStart = matches.filter(({ index }) => index === 0 || !isWordCharacter(normalised.charAt(index - 1)));
  return (atStart.length > 0 ? atStart : matches).map(({ 0: match, index }) => {
    const start = originOf(index);
    return { start, length: originOf(index + match.length) - start };
  });
}

/** Chinese characters stand beside one another without a word's end between them. */
const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character) && !isRunWord(character);

/** Overlapping and touching ranges become one. */
export function merge(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.length - a.length)) {
    const last = merged.at(-1);
    const end = range.start + range.length;
    if (last && range.start <= last.start + last.length) last.length = Math.max(last.length, end - last.start);
    else if (range.length > 0) merged.push({ ...range });
  }
  return merged;
}
