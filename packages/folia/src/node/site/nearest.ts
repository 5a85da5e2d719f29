import { distance } from 'fastest-levenshtein';

/** The candidate most like what was written; null when none is alike: more than a third of it would have to change. */
export function nearestOf(written: string, candidates: Iterable<string>): string | null {
  const wanted = written.toLowerCase();
  let best: string | null = null;
  let fewest = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= fewest) continue;
    const changes = distance(wanted, candidate.toLowerCase());
    if (changes < fewest) [best, fewest] = [candidate, changes];
  }
  return best;
}

/** The hint that goes with a name that does not exist. */
export const didYouMean = (nearest: string | null, otherwise: string): string =>
  nearest === null ? otherwise : `Did you mean "${nearest}"?`;
