import { maxEmailLength, maxUrlLength } from './constants';
import { decodeSafely } from './decode-safely';

/** What is wrong with the address of a link. */
export type LinkFault =
  | { kind: 'too-long'; max: number }
  | { kind: 'script'; scheme: string }
  | { kind: 'email-too-long'; email: string; max: number }
  | { kind: 'email'; email: string };

/**
 * The first fault of a link as written; null for a good one. A `mailto:` link may have several recipients, or none.
 *
 * @example getLinkFault('mailto:someone@example') // { kind: 'email', email: 'someone@example' }
 */
export function getLinkFault(link: string): LinkFault | null {
  const scheme = getScriptScheme(link);
  if (scheme) return { kind: 'script', scheme };
  const mail = /^mailto:([^?]*)/i.exec(link.trim());
  if (!mail) return link.length > maxUrlLength ? { kind: 'too-long', max: maxUrlLength } : null;
  const emails = (mail[1] ?? '').split(',').filter(Boolean).map(decodeSafely);
  for (const email of emails) {
    if (email.length > maxEmailLength) return { kind: 'email-too-long', email, max: maxEmailLength };
    if (!isEmail(email)) return { kind: 'email', email };
  }
  return null;
}

/**
 * The scheme of an address that runs or shows what is written in it, `javascript` for example; null for others. Browsers drop line
 * breaks, tabs and leading control characters; readers of feeds and Markdown pages may decode entities and percent signs, too.
 */
export function getScriptScheme(address: string): string | null {
  const decoded = decodeSafely(decodeEntities(address));
  const letters = decoded.replace(/[\p{C}\p{Z}\s]/gu, '');
  return /^(?:view-source:)?(javascript|vbscript|data|blob|filesystem):/i.exec(letters)?.[1]?.toLowerCase() ?? null;
}

const named = new Map([
  ['&colon', ':'],
  ['&tab', ''],
  ['&newline', ''],
  ['&amp', '&'],
]);

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x[\da-f]+|#\d+|colon|tab|newline|amp);?/gi, (entity) => {
    const name = entity.toLowerCase().replace(/;$/, '');
    const point = Number(name.replace(/^&#/, '').replace(/^x/, '0x'));
    return named.get(name) ?? (point <= 0x10ffff ? String.fromCodePoint(point) : entity);
  });

/** `someone@example.org`: one `@`, a host with a dot, nothing that would have to be quoted. */
export const isEmail = (value: string): boolean => /^[^\s@<>()[\],;:\\"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
