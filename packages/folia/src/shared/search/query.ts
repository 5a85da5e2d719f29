import { normaliseText } from '../text-normaliser';
import type { Fold } from './index-options';
import { withoutQuestion, withoutStopWords } from './stop-words';
import { getRun, type Piece, splitIntoPieces } from './tokens';

/** Longest query in characters. */
export const longestQuery = 1000;
/** What a query asks for beyond this many words is not looked up. */
const mostPieces = 32;
/** More pairs of a Chinese sentence, or parts of an address, than this are not looked up: they say little that is new. */
const mostParts = 24;
/** Words of the index that are looked up for one query, whatever was typed. */
const mostLookups = 64;

/** A typed query, prepared for lookup. */
export interface Query {
  /** Trimmed, at most `longestQuery` characters. */
  text: string;
  /** Folded, white space collapsed. */
  literal: string;
  /** What is looked up: each once, without the words that only make a question of it. */
  pieces: Piece[];
}

export function parseQuery(typed: string, fold: Fold = normaliseText): Query {
  const text = typed
    .trim()
    .slice(0, longestQuery)
    .replace(/\p{Cs}/gu, '\ufffd');
  const asked = splitIntoPieces(text, fold).flatMap((piece): Piece[] =>
    piece.kind === 'run' ? withoutQuestion(piece.literal).map((run) => getRun(run, fold)) : [piece],
  );
  const pieces = new Map(withoutStopWords(asked).map((piece) => [piece.literal, piece]));
  return {
    text,
    literal: fold(text).replace(/\s+/g, ' '),
    pieces: bounded([...pieces.values()]),
  };
}

/** Limits a query, so that no search takes much longer than another. */
function bounded(pieces: readonly Piece[]): Piece[] {
  let left = mostLookups;
  return pieces.slice(0, mostPieces).flatMap((piece) => {
    const parts = piece.parts.slice(0, Math.min(mostParts, left));
    left -= parts.length;
    return parts.length > 0 ? [{ ...piece, parts }] : [];
  });
}

/**
 * The words to look up for a query, each once: `autoExternal` has `auto` and `external`, `构建产物` its pairs.
 *
 * @example getQueryWords('how to bundle') // ['bundle']
 */
export const getQueryWords = (typed: string): string[] => [
  ...new Set(parseQuery(typed).pieces.flatMap(({ parts }) => parts)),
];
