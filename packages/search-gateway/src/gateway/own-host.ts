import { isIP } from 'node:net';

/**
 * Whether a `Host` header names this server. A page of another site can point its own domain at this machine (DNS rebinding); it cannot
 * do so with an IP address or `localhost`.
 *
 * @param names host names of this server, without port
 */
export function isOwnHost(header: string, names: readonly string[]): boolean {
  if (/[\s/@?#\\]/.test(header) || !URL.canParse(`http://${header}`)) return false;
  const name = new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0) return true;
  return names.some((own) => own.toLowerCase() === name);
}
