import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a request may be answered. A page of another site can send requests here; what gives it away is its `Origin`, or, when it
 * has pointed its own domain name at this machine (DNS rebinding), the `Host`. Addresses written in figures cannot be rebound.
 *
 * @param bound the host the server was told to listen on; its name is allowed as well
 */
export function isAllowed({ headers }: Pick<IncomingMessage, 'headers'>, bound: string): boolean {
  const host = hostname(headers.host);
  if (host === null || !isAllowedHost(host, bound)) return false;
  if (headers.origin === undefined) return true;
  const origin = originHost(headers.origin);
  return origin !== null && isAllowedHost(origin, bound);
}

function isAllowedHost(host: string, bound: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || isIP(host) !== 0 || host === bound.toLowerCase();
}

/** `localhost:3000` → `localhost`, `[::1]:3000` → `::1`; null when it is no host at all. */
function hostname(header: string | undefined): string | null {
  if (!header || /[\s/@?#\\]/.test(header)) return null;
  return originHost(`http://${header}`);
}

function originHost(origin: string): string | null {
  if (!URL.canParse(origin)) return null;
  return new URL(origin).hostname.replace(/^\[|\]$/g, '').toLowerCase();
}
