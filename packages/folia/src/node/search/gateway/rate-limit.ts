import { isIPv6 } from 'node:net';

export interface RateLimitOptions {
  /** Questions that may come at once. */
  burst: number;
  /** Questions a second after that. */
  perSecond: number;
  /** Addresses that are remembered; the one seen first is forgotten first. */
  addresses: number;
  /** Milliseconds. */
  now(): number;
}

/** Says whether one more question from an address may be answered. A bucket for each that fills automatically. */
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

/** Whoever has an IPv6 address has the 2⁶⁴ around it as well. */
function getNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [front = '', back = ''] = plain.split('::');
  const [left, right] = [front, back].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0');
  return [...(left ?? []), ...(plain.includes('::') ? zeros : []), ...(right ?? [])].slice(0, 4).join(':');
}
