/** A page that has a word, and how much the word says about it. */
export interface Posting {
  page: number;
  weight: number;
}

/** One number for a page and a weight. */
export const packPosting = ({ page, weight }: Posting, resolution: number): number => page * resolution + weight;

/** Which pages the words of a list are on. */
export interface PostingsTable {
  /**
   * For each word the distances from page to page, a number in one or several characters: `low` and `last` digits of it, `last` where
   * the list of the word ends, and before them the `high` ones.
   */
  pages: string;
  /** A character for each of them. */
  weights: string;
}

/** Printable characters that JSON leaves as they are. */
const alphabet = [...Array(93).keys()].map((index) => String.fromCharCode(33 + index)).filter((c) => !/["\\]/.test(c));
/** Chosen so that a site of some dozen pages needs one character a page. */
const base = 32;
const low = alphabet.slice(0, base);
const last = alphabet.slice(base, base * 2);
const high = alphabet.slice(base * 2);
const digitValues = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, alphabet.indexOf(String.fromCharCode(code))),
);

/** @param lists for each word its postings (see `packPosting`) in order of the pages, at least one */
export function encodePostings(lists: readonly number[][], resolution: number): PostingsTable {
  const pages: string[] = [];
  const weights: string[] = [];
  for (const list of lists) {
    let before = -1;
    for (const [index, posting] of list.entries()) {
      const page = Math.floor(posting / resolution);
      pages.push(getDigits(page - before - 1, index === list.length - 1));
      weights.push((posting % resolution).toString(36));
      before = page;
    }
  }
  return { pages: pages.join(''), weights: weights.join('') };
}

function getDigits(number: number, isLast: boolean): string {
  let text = (isLast ? last : low)[number % base] ?? '';
  for (let rest = Math.floor(number / base); rest > 0; rest = Math.floor((rest - 1) / high.length))
    text = high[(rest - 1) % high.length] + text;
  return text;
}

export type PostingLists = ReturnType<typeof openPostings>;

/** Called for every page of a word, thousands of times for a common one: it allocates nothing. */
export type VisitPosting = (page: number, weight: number) => void;

/** The lists again. */
export function openPostings({ pages, weights }: PostingsTable) {
  // where each word begins: its first character and the number of postings before it
  const starts: number[] = [0];
  const before: number[] = [0];
  let count = 0;
  for (let at = 0; at < pages.length; at++) {
    const value = valueAt(pages, at);
    if (value >= base * 2) continue;
    count++;
    if (value < base) continue;
    starts.push(at + 1);
    before.push(count);
  }
  return {
    /** Number of pages of a word, by its place in the list. */
    count: (word: number) => Math.max(0, (before[word + 1] ?? 0) - (before[word] ?? 0)),
    /** Goes through the pages of a word, in order. */
    each(word: number, visit: VisitPosting) {
      let page = -1;
      let rest = 0;
      let posting = before[word] ?? 0;
      for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at++) {
        const value = valueAt(pages, at);
        if (value >= base * 2) {
          rest = rest * high.length + (value - base * 2) + 1;
          continue;
        }
        page += rest * base + (value % base) + 1;
        rest = 0;
        visit(page, Number.parseInt(weights.charAt(posting++), 36));
      }
    },
  };
}

const valueAt = (text: string, at: number): number => digitValues[text.charCodeAt(at)] ?? 0;
