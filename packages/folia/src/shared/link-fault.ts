import { maxEmailLength, maxUrlLength } from './constants';
import { decodeSafely } from './decode-safely';

/** What is wrong with an address that a link is meant to lead to. */
export type LinkFault =
  | { kind: 'too-long'; max: number }
  | { kind: 'email-too-long'; email: string; max: number }
  | { kind: 'email'; email: string };

/**
 * The first fault of a link as written; null for a good one. A `mailto:` link may have several recipients, or none.
 *
 * @example getLinkFault('mailto:someone@example') // { kind: 'email', email: 'someone@example' }
 */
export function getLinkFault(link: string): LinkFault | null {
  const mail = /^mailto:([^?]*)/i.exec(link.trim());
  if (!mail) return link.length > maxUrlLength ? { kind: 'too-long', max: maxUrlLength } : null;
  const emails = (mail[1] ?? '').split(',').filter(Boolean).map(decodeSafely);
  for (const email of emails) {
    if (email.length > maxEmailLength) return { kind: 'email-too-long', email, max: maxEmailLength };
    if (!isEmail(email)) return { kind: 'email', email };
  }
  return null;
}

/** `someone@example.org`: one `@`, a host with a dot, nothing that would have to be quoted. */
export const isEmail = (value: string): boolean => /^[^\s@<>()[\],;:\\"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
