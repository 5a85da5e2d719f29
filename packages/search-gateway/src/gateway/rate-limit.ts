import { isIPv6 } from 'node:net';

export interface RateLimitOptions {
  /** Requests allowed at once. */
  burst: number;
  /** Requests per second after that. */
  perSecond: number;
  /** Addresses kept; the oldest is dropped first. */
  addresses: number;
  /** Milliseconds. */
  now(): number;
}

/** Whether one more request from an address is allowed: a token bucket for each address. */
export type RateLimit = (address: string) => boolean;

export function createRateLimit({ burst, perSecond, addresses, now }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return (address) => {
    const key = getNetwork(address);
    const time = now();
    const bucket = buckets.get(key) ?? { left: burst, at: time };
    bucket.left = Math.min(burst, bucket.left + ((time - bucket.at) / 1000) * perSecond);
    bucket.at = time;
    buckets.set(key, bucket);
    for (const oldest of buckets.keys()) {
      if (buckets.size <= addresses) break;
      buckets.delete(oldest);
    }
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  };
}

/**
 * One name for every spelling of an address, with or without port. IPv6 networks have at least 2⁶⁴ addresses, so one client can use
 * all of them: the network counts.
 */
function getNetwork(address: string): string {
  const plain = withoutPort(address.trim()).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  // the URL parser writes lower case, no leading zeros, and IPv4 parts as hexadecimal digits
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) return toIPv4([Number.parseInt(high, 16), Number.parseInt(low, 16)]);
  const [left = [], right = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** `10.0.0.1:443`, `[2001:db8::1]:443`: some proxies name the port too. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

const toIPv4 = (halves: readonly number[]): string => halves.flatMap((half) => [half >> 8, half & 255]).join('.');
