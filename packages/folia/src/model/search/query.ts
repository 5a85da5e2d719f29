import { normaliseText } from '../text-normaliser';
import { withoutQuestion, withoutStopWords } from './stop-words';
import { type Piece, piecesOf, runOf } from './tokens';

/** Longest query in characters (SU-23). */
export const longestQuery = 1000;
/** What a query asks for beyond this many words is not looked up. */
const mostPieces = 32;

/** What a reader typed, ready to be looked up. */
export interface Query {
  /** Trimmed, at most `longestQuery` characters. */
  text: string;
  /** Lower case, without accents, white space collapsed. */
  literal: string;
  /** What is looked up: each once, without the words that only make a question of it. */
  pieces: Piece[];
}

export function queryOf(typed: string): Query {
  const text = typed
    .trim()
    .slice(0, longestQuery)
    .replace(/\p{Cs}/gu, '\ufffd');
  const asked = piecesOf(text).flatMap((piece): Piece[] =>
    piece.kind === 'run' ? withoutQuestion(piece.literal).map(runOf) : [piece],
  );
  const pieces = new Map(withoutStopWords(asked).map((piece) => [piece.literal, piece]));
  return {
    text,
    literal: normaliseText(text).replace(/\s+/g, ' '),
    pieces: [...pieces.values()].slice(0, mostPieces),
  };
}
