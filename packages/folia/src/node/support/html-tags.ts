import { Parser } from 'htmlparser2';

/** An attribute as a browser reads it, and its place in the text: from its name to the end of its value. */
export interface HtmlAttribute {
  value: string;
  start: number;
  end: number;
}

export interface HtmlTag {
  /** In small letters. */
  name: string;
  /** By name in small letters. Of several with one name, the first counts. */
  attributes: ReadonlyMap<string, HtmlAttribute>;
  start: number;
  /** Where the text after the tag begins. */
  end: number;
}

/**
 * The opening tags of a piece of HTML, read as a browser reads them: what looks like a tag or an attribute inside of a comment, of a
 * value or of a script is none.
 *
 * @example readTags(`<b title='<a href="x">'>`) // only the tag `b`
 */
export function readTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  let attributes = new Map<string, HtmlAttribute>();
  const parser = new Parser({
    onopentagname: () => {
      attributes = new Map();
    },
    onattribute(name, value) {
      if (!attributes.has(name)) attributes.set(name, { value, start: parser.startIndex, end: parser.endIndex });
    },
    onopentag(name, _, isImplied) {
      if (!isImplied) tags.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return tags;
}

/** A part of a text and what takes its place. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Replaces parts of a text that are apart from each other, given in any order. */
export function replaceParts(text: string, parts: readonly Replacement[]): string {
  let result = '';
  let copied = 0;
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(copied, part.start) + part.text;
    copied = part.end;
  }
  return result + text.slice(copied);
}
