export interface SrcsetEntry {
  address: string;
  /** `800w`, `2x`, or '' for `1x`. */
  descriptor: string;
}

/** An address, which may hold commas but not end with one, and its descriptor. */
const entry = /(\S*[^\s,])(?:\s+([\d.]+[wx]))?\s*(?:,|$)/g;

/**
 * The candidates of a `srcset`, in the order in which they are written.
 *
 * @example readSrcset('a.png 400w, b.png 800w') // [{ address: 'a.png', descriptor: '400w' }, …]
 */
export const readSrcset = (srcset: string): SrcsetEntry[] =>
  [...srcset.matchAll(entry)].map(([, address = '', descriptor = '']) => ({ address, descriptor }));

export const writeSrcset = (entries: SrcsetEntry[]): string =>
  entries.map(({ address, descriptor }) => (descriptor ? `${address} ${descriptor}` : address)).join(', ');
