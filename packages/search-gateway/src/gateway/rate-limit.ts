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

/** IPv6 networks have at least 2⁶⁴ addresses, so one client can use all of them: the network counts. */
function getNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [front = '', back = ''] = plain.split('::');
  const [left, right] = [front, back].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0');
  return [...(left ?? []), ...(plain.includes('::') ? zeros : []), ...(right ?? [])].slice(0, 4).join(':');
}
