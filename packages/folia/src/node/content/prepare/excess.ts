/** Of a paragraph: the parser's time grows with their square. */
const mostEntities = 10_000;
const mostColons = 10_000;
const deepestBrackets = 1_000;
const deepestQuotes = 1_000;

export interface Excess {
  /** Of the paragraph's first line, 1-based. */
  line: number;
  message: string;
}

/** What a paragraph has so far. */
interface Counts {
  entities: number;
  colons: number;
  depth: number;
  deepest: number;
}

const nothing: Readonly<Counts> = { entities: 0, colons: 0, depth: 0, deepest: 0 };

/** Addresses (`https://`) and further colons of a row cost nothing. */
const signs = /[[\]]|&(?=#?\w)|:(?![/:])/g;
const listItem = /^[ >]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const statement = /^(?:import|export)\b/;

/**
 * The first paragraph that would take minutes to read; null when there is none. Blocks of code are not checked, and colons of
 * statements neither.
 */
export function findExcess(source: string, format: 'md' | 'mdx'): Excess | null {
  let fence = '';
  let start = 0;
  let isStatement = false;
  let counts = { ...nothing };
  for (const [index, line] of source.split('\n').entries()) {
    const [, mark = ''] = /^[ >]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    if (line.trim() === '' || fence !== '' || mark) {
      start = index + 1;
      counts = { ...nothing };
      continue;
    }
    if (start === index) isStatement = format === 'mdx' && statement.test(line);
    // an item of a list is a paragraph of its own
    if (isStatement || listItem.test(line)) counts.colons = 0;
    count(line, counts);
    const message = isQuotedTooDeep(line) ? tooDeep : faultOf(counts);
    if (message) return { line: start + 1, message };
  }
  return null;
}

const tooDeep = 'This paragraph is quoted more than 1,000 levels deep.';

function isQuotedTooDeep(line: string): boolean {
  const [quotes = ''] = /^[ >]*/.exec(line) ?? [];
  return quotes.length > deepestQuotes && quotes.replaceAll(' ', '').length > deepestQuotes;
}

function count(line: string, counts: Counts): void {
  for (const [sign] of line.matchAll(signs)) {
    if (sign === '&') counts.entities += 1;
    else if (sign === ':') counts.colons += 1;
    else if (sign === '[') counts.depth += 1;
    else if (counts.depth > 0) counts.depth -= 1;
    counts.deepest = Math.max(counts.deepest, counts.depth);
  }
}

function faultOf({ entities, colons, deepest }: Counts): string | null {
  if (entities > mostEntities) return 'This paragraph has more than 10,000 character references.';
  if (colons > mostColons) return 'This paragraph has more than 10,000 colons.';
  return deepest > deepestBrackets ? 'This paragraph has brackets nested more than 1,000 levels deep.' : null;
}
