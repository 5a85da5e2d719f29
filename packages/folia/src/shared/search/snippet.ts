import { searchCjkWidth, searchSnippetWidth } from '../constants';
import { isRunWord } from './tokens';
import type { TextRange } from './types';

/** A stretch of text and what is marked in it. */
export interface Snippet {
  text: string;
  ranges: TextRange[];
}

const getWidth = (character: string): number => (isRunWord(character) ? searchCjkWidth : 1);

/**
 * A window of a text around what was found in it: as wide as `searchSnippetWidth`, a Chinese character counting three,
 * with `...` where it is cut. The first mark is at about a third of it.
 */
export function createSnippet(text: string, ranges: readonly TextRange[]): Snippet {
  const first = ranges[0] ?? { start: 0, length: 0 };
  const start = first.start - lengthWithin(reverse(before(text, first.start)), searchSnippetWidth / 3);
  const whole = text.slice(start);
  const end = start + lengthWithin(whole, searchSnippetWidth);
  if (end < text.length) return cut(text, ranges, { start, end });
  // the end of the text is reached early: what is left of the window goes before
  return cut(text, ranges, {
    start: Math.min(start, text.length - lengthWithin(reverse(before(text, text.length)), searchSnippetWidth)),
    end: text.length,
  });
}

function cut(text: string, ranges: readonly TextRange[], at: { start: number; end: number }): Snippet {
  const start = at.start > 0 ? wordStart(text, at.start) : 0;
  const end = at.end < text.length ? wordEnd(text, at.end) : text.length;
  const before = start > 0 ? '...' : '';
  const inside = ranges
    .filter((range) => range.start < end && range.start + range.length > start)
    .map((range) => {
      const from = Math.max(range.start, start);
      return { start: from - start + before.length, length: Math.min(range.start + range.length, end) - from };
    });
  return { text: before + text.slice(start, end) + (end < text.length ? '...' : ''), ranges: inside };
}

/** UTF-16 length of the beginning of a text that is no wider than `width`. */
function lengthWithin(text: string, width: number): number {
  let left = width;
  let length = 0;
  for (const character of text) {
    left -= getWidth(character);
    if (left < 0) break;
    length += character.length;
  }
  return length;
}

/** More text before a match than a window holds. */
const before = (text: string, end: number): string => text.slice(Math.max(0, end - searchSnippetWidth * 2), end);
const reverse = (text: string): string => [...text].reverse().join('');

/** Latin words are not cut in two when their end is near. */
const nearby = 12;
function wordStart(text: string, at: number): number {
  const next = /^[\p{Script=Latin}\p{N}]{0,12}[^\p{Script=Latin}\p{N}]+/u.exec(text.slice(at, at + nearby * 2));
  const inWord = /[\p{Script=Latin}\p{N}]$/u.test(text.slice(Math.max(0, at - 1), at));
  return inWord && next ? at + next[0].length : at;
}

function wordEnd(text: string, at: number): number {
  const before = /[^\p{Script=Latin}\p{N}]+[\p{Script=Latin}\p{N}]{0,12}$/u.exec(
    text.slice(Math.max(0, at - nearby * 2), at),
  );
  const inWord = /^[\p{Script=Latin}\p{N}]/u.test(text.slice(at, at + 1));
  return inWord && before ? at - before[0].length : at;
}
