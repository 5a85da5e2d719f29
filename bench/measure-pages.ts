import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { awake } from './awake';
import { measureBlocked } from './measure-blocked';
import { serve } from './serve';
import { median } from './statistics';

export interface PageFigures {
  /** Seconds from the command to the first page. */
  devFirstPage: number;
  /** Seconds from a saved page to its text on the screen. */
  saveToScreen: number;
  /** kB after Brotli. */
  html: number;
  css: number;
  jsBeforeIdle: number;
  firstVisit: number;
  /** Milliseconds, on a CPU slowed down four times. */
  blocked: number;
}

export interface PageInput {
  command: string;
  folder: string;
  /** Address and source of the page. */
  path: string;
  file: string;
  repeat: number;
  browser: Browser;
}

/** Needs a built site in `dist`. */
export async function measurePages(input: PageInput): Promise<PageFigures> {
  return { ...(await measureDev(input)), ...(await measureVisit(input)) };
}

async function measureDev({ command, folder, path, file, repeat, browser }: PageInput) {
  const starts: number[] = [];
  for (let run = 0; run < repeat; run++) {
    const start = performance.now();
    const server = await serve(command, folder, { name: 'dev', path });
    starts.push((performance.now() - start) / 1000);
    await server.stop();
  }
  const server = await serve(command, folder, { name: 'dev', path });
  const page = await browser.newPage();
  await page.goto(server.url + path);
  await awake(page);
  const saves: number[] = [];
  const source = readFileSync(join(folder, file), 'utf8');
  for (let run = 0; run < repeat + 4; run++) {
    const text = `Saved for the ${run}th time.`;
    const shown = page.getByText(text).waitFor({ state: 'attached' });
    const start = performance.now();
    writeFileSync(join(folder, file), `${source}\n${text}\n`);
    await shown;
    saves.push((performance.now() - start) / 1000);
    await page.waitForTimeout(150);
  }
  writeFileSync(join(folder, file), source);
  await page.close();
  await server.stop();
  return { devFirstPage: median(starts), saveToScreen: median(saves) };
}

async function measureVisit({ command, folder, path, browser, repeat }: PageInput) {
  const server = await serve(command, folder, { name: 'preview', path });
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const html = (await (await page.goto(server.url + path))?.text()) ?? '';
  // The scripts that stand in the HTML: all that runs before the page wakes.
  const entries = new Set(
    [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => new URL(src ?? '', server.url).href),
  );
  await awake(page);
  // Whatever is loaded after waking belongs to the visit too.
  await page.waitForTimeout(1_000);
  const weighed = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const kB = body.length && brotliCompressSync(body).length / 1000;
      return { url: response.url(), type: response.request().resourceType(), kB };
    }),
  );
  const sum = (test: (one: (typeof weighed)[number]) => boolean) =>
    weighed.filter(test).reduce((total, { kB }) => total + kB, 0);
  await page.close();
  const blocked = await measureBlocked(browser, server.url + path, repeat);
  await server.stop();
  return {
    blocked,
    html: sum(({ type }) => type === 'document'),
    css: sum(({ type }) => type === 'stylesheet'),
    jsBeforeIdle: sum(({ url }) => entries.has(url)),
    firstVisit: sum(() => true),
  };
}
