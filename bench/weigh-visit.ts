import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';

/** kB after Brotli. */
export interface Weights {
  html: number;
  css: number;
  jsBeforeIdle: number;
  firstVisit: number;
}

/**
 * What a browser that comes for the first time loads.
 *
 * @param settled Ends when there is little left to come; what comes in the second after it belongs to the visit too.
 */
export async function weighVisit(
  browser: Browser,
  url: string,
  settled: (page: Page) => Promise<void>,
): Promise<Weights> {
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const answer = await page.goto(url);
  if (!answer?.ok()) throw new Error(`${url} was answered with ${answer?.status() ?? 'nothing'}.`);
  const html = await answer.text();
  // The scripts that stand in the HTML: all that runs before the page wakes.
  const entries = new Set(
    [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => new URL(src ?? '', url).href),
  );
  await settled(page);
  await page.waitForTimeout(1_000);
  const weighed = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const kB = body.length && brotliCompressSync(body).length / 1000;
      return { url: response.url(), type: response.request().resourceType(), kB };
    }),
  );
  await page.close();
  const sum = (test: (one: (typeof weighed)[number]) => boolean) =>
    weighed.filter(test).reduce((total, { kB }) => total + kB, 0);
  return {
    html: sum(({ type }) => type === 'document'),
    css: sum(({ type }) => type === 'stylesheet'),
    jsBeforeIdle: sum(({ url }) => entries.has(url)),
    firstVisit: sum(() => true),
  };
}
