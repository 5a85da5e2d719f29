/** What was at `from` is now at `to`; null where something is new. */
export type Match = number | null;

/** Beyond this many comparisons the middle is matched by place. */
const limit = 1_000_000;

/**
 * For every new item the old one it continues, in order and without crossings: equal keys first (the longest common
 * subsequence, after equal ends are set aside), then, between those, items of the same kind.
 *
 * @example align(['h1:A', 'p:x', 'ul:1'], ['h1:A', 'p:new', 'p:x', 'ul:2'], kindOf) // [0, null, 1, 2]
 */
export function align(olds: string[], news: string[], kindOf: (key: string) => string): Match[] {
  let start = 0;
  while (start < olds.length && start < news.length && olds[start] === news[start]) start++;
  let end = 0;
  const room = Math.min(olds.length, news.length) - start;
  while (end < room && olds[olds.length - 1 - end] === news[news.length - 1 - end]) end++;
  const [oldMiddle, newMiddle] = [olds.slice(start, olds.length - end), news.slice(start, news.length - end)];
  const small = oldMiddle.length * newMiddle.length <= limit;
  const anchors = small ? getCommon(oldMiddle, newMiddle) : newMiddle.map(() => null);
  const middle = fillGaps(oldMiddle.map(kindOf), newMiddle.map(kindOf), anchors);
  return [
    ...news.slice(0, start).map((_, index) => index),
    ...middle.map((match) => (match === null ? null : match + start)),
    ...news.slice(news.length - end).map((_, index) => olds.length - end + index),
  ];
}

/** Longest common subsequence, by the table of lengths of what follows. */
function getCommon(olds: string[], news: string[]): Match[] {
  const width = news.length + 1;
  const lengths = new Uint32Array((olds.length + 1) * width);
  const at = (old: number, fresh: number) => lengths[old * width + fresh] ?? 0;
  for (let old = olds.length - 1; old >= 0; old--) {
    for (let fresh = news.length - 1; fresh >= 0; fresh--) {
      const equal = olds[old] === news[fresh];
      lengths[old * width + fresh] = equal
        ? at(old + 1, fresh + 1) + 1
        : Math.max(at(old + 1, fresh), at(old, fresh + 1));
    }
  }
  const matches: Match[] = news.map(() => null);
  for (let old = 0, fresh = 0; old < olds.length && fresh < news.length; ) {
    if (olds[old] === news[fresh]) matches[fresh++] = old++;
    else if (at(old + 1, fresh) >= at(old, fresh + 1)) old++;
    else fresh++;
  }
  return matches;
}

/** Between anchors, each new item takes the next old one of its kind. */
function fillGaps(olds: string[], news: string[], anchors: Match[]): Match[] {
  const matches: Match[] = [];
  let free = 0;
  for (const [index, anchor] of anchors.entries()) {
    if (anchor !== null) {
      matches.push(anchor);
      free = anchor + 1;
      continue;
    }
    const bound = anchors.slice(index).find((next) => next !== null) ?? olds.length;
    const found = olds.slice(free, bound).indexOf(news[index] ?? '');
    matches.push(found < 0 ? null : free + found);
    if (found >= 0) free += found + 1;
  }
  return matches;
}
