import { distance } from 'fastest-levenshtein';

/** The known name that was probably meant, or null. Case does not count; a third of a long word may be wrong, two letters of a short one. */
export function nearestName(written: string, known: Iterable<string>): string | null {
  const wanted = written.toLowerCase();
  let best: string | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const allowed = Math.min(name.length >> 1, Math.max(2, Math.floor(name.length / 3)));
    if (Math.abs(name.length - wanted.length) > allowed) continue;
    const changes = distance(wanted, name.toLowerCase());
    if (changes <= allowed && changes < fewest) [best, fewest] = [name, changes];
  }
  return best;
}

/** The hint that goes with a name that does not exist. */
export const didYouMean = (nearest: string | null, otherwise: string): string =>
  nearest === null ? otherwise : `Did you mean "${nearest}"?`;
