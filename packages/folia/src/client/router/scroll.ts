import { decodeSafely } from '../../shared/decode-safely';

/** The element an address's hash names, encoded or not; null for none. */
export const hashTarget = (hash: string): HTMLElement | null =>
  hash.length > 1
    ? (document.getElementById(hash.slice(1)) ?? document.getElementById(decodeSafely(hash.slice(1))))
    : null;
