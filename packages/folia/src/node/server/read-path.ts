import { plainPath, withoutBase } from '../../shared/route';

/**
 * The one place where local servers decode an address.
 *
 * @param url of a request
 * @param base of the site
 * @returns the path below the base, decoded once: `sub/a b.txt`; null for what names no file: an address outside of the base, a
 * malformed percent sequence, a null byte, a backslash, and the segments `..`, `.` and none at all, which browsers never send
 */
export function readPath(url: string, base: string): string | null {
  if (!url.startsWith(base)) return null;
  const path = decode(withoutBase(plainPath(url), base).slice(1));
  if (path === null || /[\\\0]/.test(path)) return null;
  const segments = path.replace(/\/+$/, '').split('/');
  const isPlain = segments.length === 1 || !segments.includes('');
  return isPlain && !segments.includes('.') && !segments.includes('..') ? path : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
