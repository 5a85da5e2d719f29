/**
 * CommonMark decides by the neighbours of `**` whether it opens or closes, and does not see that Chinese and Japanese
 * write no spaces: in `**中文。**后面` the second run is between punctuation and a letter and so "can't close".
 * The rule used here instead is that of the markdown-cjk-friendly specification: full-width punctuation counts as a
 * letter, and a CJK character beside a run permits what a space permits.
 *
 * An invisible mark, which the parser treats as a letter, is inserted between the run and the punctuation:
 * `**中文。␣**后面` (␣ is the mark). The mark is a Unicode noncharacter, so no text can mean it, and is taken out
 * of everything that is emitted.
 */
export const mark = '\uFDD0';
const encodedMark = encodeURIComponent(mark);

const run = /\*+|~~/g;
const space = /[\s\u00A0]/;
const punctuation = /[\p{P}\p{S}]/u;
const cjk =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u2E80-\u303F\u3200-\u33FF\uFE30-\uFE4F\uFF00-\uFFEF]/u;

/** One line of Markdown with marks where emphasis next to CJK text needs them. */
export function markEmphasis(line: string): string {
  let result = '';
  let copied = 0;
  for (const { 0: text, index } of line.matchAll(run)) {
    const end = index + text.length;
    const before = lastCharacter(line, index);
    const after = firstCharacter(line, end);
    // `\**` and the ends of comments are no emphasis
    if (before === '\\' || (text === '*' && (before === '/' || after === '/'))) continue;
    const sides = marksFor(before, after);
    if (!sides) continue;
    result += `${line.slice(copied, index)}${sides.before ? mark : ''}${text}${sides.after ? mark : ''}`;
    copied = end;
  }
  return copied === 0 ? line : result + line.slice(copied);
}

/**
 * Removes the marks, also where a link has percent-encoded them. What remains has none: a code that the removal of another one joins is
 * written in small letters, which means the same.
 */
export function withoutMarks(text: string): string {
  return text.includes(mark) || text.includes(encodedMark)
    ? text.replaceAll(mark, '').replaceAll(encodedMark, '').replaceAll(encodedMark, encodedMark.toLowerCase())
    : text;
}

/** The column of the unmarked line that a column (1-based) of the marked line corresponds to. */
export function unmarkedColumn(line: string, column: number): number {
  return column - (line.slice(0, Math.max(0, column - 1)).split(mark).length - 1);
}

function marksFor(before: string, after: string): { before: boolean; after: boolean } | null {
  const strict = flanks(before, after, {
    letters: null,
    permits: (side) => space.test(side) || punctuation.test(side),
  });
  const friendly = flanks(before, after, {
    letters: cjk,
    permits: (side) => space.test(side) || punctuation.test(side) || cjk.test(side),
  });
  if (strict.left === friendly.left && strict.right === friendly.right) return null;
  return { before: friendly.right, after: friendly.left };
}

interface FlankRule {
  /** Punctuation that counts as letters. */
  letters: RegExp | null;
  /** Whether the character on the other side lets a run touch punctuation. */
  permits(side: string): boolean;
}

function flanks(before: string, after: string, { letters, permits }: FlankRule) {
  const blocks = (side: string) => punctuation.test(side) && !letters?.test(side);
  return {
    left: !space.test(after) && (!blocks(after) || permits(before)),
    right: !space.test(before) && (!blocks(before) || permits(after)),
  };
}

/** The ends of a line count as space. */
const firstCharacter = (line: string, at: number): string =>
  at >= line.length ? ' ' : String.fromCodePoint(line.codePointAt(at) ?? 32);

function lastCharacter(line: string, at: number): string {
  if (at === 0) return ' ';
  const isPair = at > 1 && /[\uDC00-\uDFFF]/.test(line.charAt(at - 1));
  return isPair ? line.slice(at - 2, at) : line.charAt(at - 1);
}
