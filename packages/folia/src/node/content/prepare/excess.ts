/** Of a paragraph: the parser's time grows with their square. */
const mostEntities = 10_000;
const deepestBrackets = 1_000;
const deepestQuotes = 1_000;

export interface Excess {
  /** Of the paragraph's first line, 1-based. */
  line: number;
  message: string;
}

/** The first paragraph that would take minutes to read; null when there is none. Blocks of code are not checked. */
export function findExcess(source: string): Excess | null {
  let fence = '';
  let start = 0;
  let entities = 0;
  let depth = 0;
  for (const [index, line] of source.split('\n').entries()) {
    const [, mark = ''] = /^[ >]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    if (line.trim() === '' || fence !== '' || mark) {
      start = index + 1;
      entities = 0;
      depth = 0;
      continue;
    }
    const [quotes = ''] = /^[ >]*/.exec(line) ?? [];
    if (quotes.length > deepestQuotes && quotes.replaceAll(' ', '').length > deepestQuotes)
      return { line: start + 1, message: 'This paragraph is quoted more than 1,000 levels deep.' };
    for (const [sign] of line.matchAll(/[[\]]|&(?=#?\w)/g)) {
      if (sign === '&') entities += 1;
      else if (sign === '[') depth += 1;
      else if (depth > 0) depth -= 1;
      if (entities > mostEntities)
        return { line: start + 1, message: 'This paragraph has more than 10,000 character references.' };
      if (depth > deepestBrackets)
        return { line: start + 1, message: 'This paragraph has brackets nested more than 1,000 levels deep.' };
    }
  }
  return null;
}
