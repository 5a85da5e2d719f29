/** A piece of a label or heading with its mark. */
export interface InlinePart {
  kind: 'text' | 'code' | 'strong' | 'em';
  text: string;
}

/**
 * Code comes first: marks inside it are text. Underscores mark at word borders only, so `snake_case_name` stays. Bounded, so that
 * the time is linear in the length of the text.
 */
const marks =
  /(?<!`)(?<ticks>`{1,9})(?<code>.{1,999}?)\k<ticks>(?!`)|\*\*(?<strong>\S(?:.{0,999}?\S)??)\*\*|\*(?<em>[^\s*](?:[^*]{0,999}?[^\s*])??)\*|(?<![\p{L}\p{N}])_(?<under>[^\s_](?:[^_]{0,999}?[^\s_])??)_(?![\p{L}\p{N}])/gu;

/**
 * Splits a label that may hold inline code, bold and emphasis.
 *
 * @example getInlineParts('Use `dts`') // [{ kind: 'text', text: 'Use ' }, { kind: 'code', text: 'dts' }]
 */
export function getInlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(getPart(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The text without its marks: for tooltips, titles and search. */
export function withoutMarks(text: string): string {
  return getInlineParts(text)
    .map((part) => part.text)
    .join('');
}

function getPart({ code, strong, em, under }: { [name: string]: string | undefined }): InlinePart {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return { kind: 'em', text: em ?? under ?? '' };
}
