import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface Loaded {
  url: string;
  /** `document`, `script`, `stylesheet`, `fetch`, … */
  type: string;
  status: number;
  /** Size of the body after Brotli, whatever the server sent. */
  bytes: number;
}

export interface Traffic {
  /** Addresses requested so far. */
  urls(): string[];
  /** Forgets the requests so far. */
  clear(): void;
  /** Sizes of all responses so far. */
  loaded(): Promise<Loaded[]>;
}

/** Records the requests of a page, from now on. */
export function recordTraffic(page: Page): Traffic {
  let asked: string[] = [];
  let answers: Response[] = [];
  const weighed = new WeakMap<Response, Promise<Loaded>>();
  /** Compressing is slow: a test that reads the sizes several times does it once. */
  const weighOnce = (response: Response) => {
    const loaded = weighed.get(response) ?? weigh(response);
    weighed.set(response, loaded);
    return loaded;
  };
  page.on('request', (request) => void asked.push(request.url()));
  page.on('response', (response) => void answers.push(response));
  return {
    urls: () => [...asked],
    clear() {
      asked = [];
      answers = [];
    },
    loaded: () => Promise.all(answers.map(weighOnce)),
  };
}

async function weigh(response: Response): Promise<Loaded> {
  // A redirect and a stream that is still open have no body.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.request().resourceType();
  return {
    url: response.url(),
    type,
    status: response.status(),
    bytes: body.length && brotliCompressSync(body).length,
  };
}

/**
 * Sum of the bytes of some types; of everything when none is named. Repeated requests count once, because the browser caches them.
 */
export function bytesOf(loaded: Loaded[], ...types: string[]): number {
  const counted = types.length > 0 ? loaded.filter(({ type }) => types.includes(type)) : loaded;
  const sizes = new Map(counted.map(({ url, bytes }) => [url, bytes]));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}
