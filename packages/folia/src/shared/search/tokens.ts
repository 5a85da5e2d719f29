import { humps } from '../humps';
import { normaliseText } from '../text-normaliser';
import type { Fold } from './index-options';

/**
 * The tokenizer of the build, the browser and the gateway.
 *
 * A *compound* is the text between white space and brackets: `lib.dts.bundle`, `autoExternal`, `--watch`, `1.0.3`. It is found as a
 * whole, without its separators (`libdtsbundle`, so `auto-external`, `autoExternal` and `AUTO_EXTERNAL` are one), and by its parts;
 * a flag also with its dashes, so that `--lib` finds the places that mention the flag. Chinese, Japanese, Korean, Thai, Lao, Khmer
 * and Burmese are written without spaces, or found without their endings: a run of such characters is found by its overlapping
 * pairs. No dictionary is used: those of `Intl.Segmenter` differ between Node.js and browsers.
 */
export interface Compound {
  kind: 'compound';
  /** Joined and normalised. Versions keep their dots, flags their dashes. */
  whole: string;
  /** At least one; the whole itself when there is nothing to split. */
  parts: string[];
  /** As it was typed, normalised. */
  literal: string;
}

export interface Run {
  kind: 'run';
  /** Normalised characters. */
  literal: string;
  /** Overlapping pairs, or the only character. */
  parts: string[];
}

export type Piece = Compound | Run;

/** Longer words are not indexed: hashes, minified code, encoded data. */
const longestWord = 48;

/** Characters of scripts that are written without spaces, for a class of a regular expression. */
export const scriptsWithoutSpaces =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々〆ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const pieces = new RegExp(
  `(?<run>[${scriptsWithoutSpaces}]+)|(?:(?<![\\p{L}\\p{N}-])--)?(?:(?![${scriptsWithoutSpaces}])[\\p{L}\\p{N}\\p{M}])+(?:[-._/:+#@']+(?:(?![${scriptsWithoutSpaces}])[\\p{L}\\p{N}\\p{M}])+)*`,
  'gu',
);
const separators = /[-._/:+#@']+/;
const version = /^v?\d+(?:\.\d+)+(?:-[\w.]+)?$/i;
const dataUrl = /\bdata:[\w.+/-]+[;,][^\s)"']*/g;

/** The pieces of a text, in order. */
export function splitIntoPieces(text: string, fold: Fold = normaliseText): Piece[] {
  const found: Piece[] = [];
  for (const match of text.replace(dataUrl, ' ').matchAll(pieces)) {
    const piece = match.groups?.run === undefined ? parseCompound(match[0], fold) : getRun(match[0], fold);
    if (piece) found.push(piece);
  }
  return found;
}

export function getRun(text: string, fold: Fold): Run {
  const literal = fold(text);
  const characters = [...literal];
  const parts =
    characters.length < 2 ? characters : characters.slice(1).map((next, index) => `${characters[index]}${next}`);
  return { kind: 'run', literal, parts };
}

/** Most words of most texts: nothing to fold, nothing to split. */
const plainWord = /^[a-z][a-z0-9]{0,30}$/;

function parseCompound(text: string, fold: Fold): Compound | null {
  if (plainWord.test(text)) return { kind: 'compound', whole: text, parts: [text], literal: text };
  const literal = fold(text);
  if (isFlag(text)) return getFlag(text, fold);
  if (version.test(text)) return { kind: 'compound', whole: literal, parts: [literal], literal };
  const segments = text.split(separators).filter((segment) => segment !== '' && segment.length <= longestWord);
  const parts = segments.flatMap((segment) => segment.split(humps)).map(fold);
  const whole = segments.map(fold).join('');
  if (parts.length === 0) return null;
  // addresses and paths: their parts are enough
  if (whole.length > longestWord) return { kind: 'compound', whole: parts.join(' '), parts, literal };
  return { kind: 'compound', whole, parts, literal };
}

const isFlag = (text: string): boolean => text.startsWith('--');

function getFlag(text: string, fold: Fold): Compound | null {
  const name = parseCompound(text.slice(2), fold);
  return name && { ...name, whole: fold(text), literal: fold(text) };
}

/** Every word under which a text is found, as often as it occurs. */
export function* getWords(text: string, fold: Fold = normaliseText): Generator<string> {
  for (const piece of splitIntoPieces(text, fold)) {
    if (hasWhole(piece)) yield piece.whole;
    yield* piece.parts;
  }
}

/** Whether a piece is found as a whole besides by its parts. */
export const hasWhole = (piece: Piece): piece is Compound =>
  piece.kind === 'compound' && piece.whole !== piece.parts[0] && !piece.whole.includes(' ');

const runWord = new RegExp(`^[${scriptsWithoutSpaces}]`, 'u');

/** Whether a word of the index comes from a script without spaces. */
export const isRunWord = (word: string): boolean => word.charCodeAt(0) >= firstOfRuns && runWord.test(word);

/** Thai letters; those of the other scripts lie behind. */
const firstOfRuns = 0xe00;
