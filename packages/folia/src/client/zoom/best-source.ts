export interface Candidate {
  address: string;
  /** Pixels of the file per CSS pixel, for `2x`. A width (`800w`) says how wide the file is: one to one. */
  density: number;
}

/** An address, which may hold commas but not end with one, and its descriptor. */
const candidate = /(\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g;

/**
 * The candidate of a `srcset` that is best for a width in device pixels (IZ-11): the smallest that is wide enough, else
 * the widest; among densities the highest. Null when there is none.
 */
export function bestCandidate(srcset: string, wanted: number): Candidate | null {
  const all = [...srcset.matchAll(candidate)].map(([, address = '', number = '1', unit = 'x']) => ({
    address,
    size: Number(number),
    unit,
  }));
  const bySize = all.sort((a, b) => a.size - b.size);
  const widths = bySize.filter(({ unit }) => unit === 'w');
  const best = widths.find(({ size }) => size >= wanted) ?? widths.at(-1) ?? bySize.at(-1);
  return best ? { address: best.address, density: best.unit === 'x' ? best.size : 1 } : null;
}

/** An SVG has no size that it would be blurred beyond. */
export const isVector = (address: string): boolean =>
  /^data:image\/svg\+xml|^(?!data:)[^?#]*\.svg(?:[?#]|$)/i.test(address);
