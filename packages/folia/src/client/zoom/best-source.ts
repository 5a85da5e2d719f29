import { readSrcset } from '../../shared/srcset';

export interface Candidate {
  address: string;
  /** Pixels of the file per CSS pixel, for `2x`. A width (`800w`) says how wide the file is: one to one. */
  density: number;
}

/**
 * The candidate of a `srcset` that is best for a width in device pixels: the smallest that is wide enough, else
 * the widest; among densities the highest. Null when there is none.
 */
export function bestCandidate(srcset: string, wanted: number): Candidate | null {
  const all = readSrcset(srcset)
    .map(({ address, descriptor }) => ({
      address,
      size: Number.parseFloat(descriptor) || 1,
      wide: descriptor.endsWith('w'),
    }))
    .sort((a, b) => a.size - b.size);
  const widths = all.filter(({ wide }) => wide);
  const best = widths.find(({ size }) => size >= wanted) ?? widths.at(-1) ?? all.at(-1);
  return best ? { address: best.address, density: best.wide ? 1 : best.size } : null;
}

/** An SVG has no size that it would be blurred beyond. */
export const isVector = (address: string): boolean =>
  /^data:image\/svg\+xml|^(?!data:)[^?#]*\.svg(?:[?#]|$)/i.test(address);
