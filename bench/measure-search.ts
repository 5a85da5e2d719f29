import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { hydrate } from './hydrate';
import { watchLongestTask } from './longest-task';
import { memoryOfRenderers } from './renderers';
import { preview } from './serve';
import { median } from './statistics';

interface SearchFigures {
  /** kB after Brotli: the file that is loaded when the search is opened, of the language in which it is larger. */
  searchIndex: number;
  /** kB after Brotli, from opening the search to the first results: code, index, and the parts of it that the query needs. */
  searchTransfer: number;
  /** MB that the tab has more after a dozen queries than before the search was opened. */
  searchMemory: number;
  /** Milliseconds from query to results, measured in the page: until the first hits are shown, once the index is loaded … */
  searchFirst: number;
  /** … and until the worker has responded when everything is loaded. */
  searchLater: number;
  /** Milliseconds of the longest task of the main thread during a search, with four times CPU throttling. */
  searchBlocked: number;
}

interface SearchInput {
  folder: string;
  browser: Browser;
  repeat: number;
  /** The page and the queries of a search. */
  queries: readonly Language[];
}

interface Language {
  lang: string;
  path: string;
  /** Typed letter by letter; then further queries. */
  typed: string;
  further: readonly string[];
}

const english = { lang: 'en', typed: 'bundle', further: ['b', 'out', 'build output', 'modul', 'plugn', 'cache4'] };
const chinese = { lang: 'zh', further: ['库', '产', '声明插件', 'ESM 产物', '运行', '时浏'] };

export const queriesOfBench: readonly Language[] = [
  { ...english, path: 'section-0/page-0' },
  { ...chinese, path: 'zh/section-0/page-0', typed: '构建产物' },
];

/** A long page with much code, and one that many come to first. */
export const queriesOfWebsite: readonly Language[] = [
  { ...english, path: 'config/lib/dts' },
  { ...english, path: 'guide/start/' },
  { ...chinese, path: 'zh/config/lib/dts', typed: '声明文件' },
  { ...chinese, path: 'zh/guide/start/', typed: '声明文件' },
];

/** Needs a built site in `dist`. Each language is measured, the worst figure counts. */
export async function measureSearch(input: SearchInput): Promise<SearchFigures> {
  const { folder, browser, repeat, queries } = input;
  const server = await preview(folder, queries[0]?.path ?? '');
  const runs: Visit[] = [];
  const blocked: number[] = [];
  for (const language of queries) {
    const visits: Visit[] = [];
    const tasks: number[] = [];
    for (let run = 0; run < repeat; run++) {
      visits.push(await visit(browser, server.url, language));
      tasks.push(await longestTask(browser, server.url, language));
    }
    runs.push(middle(visits));
    blocked.push(median(tasks));
  }
  await server.stop();
  const worst = (figure: keyof Visit) => Math.max(...runs.map((run) => run[figure]));
  return {
    searchIndex: Math.max(...indexSizes(join(folder, 'dist/static'))),
    searchTransfer: worst('transfer'),
    searchMemory: worst('memory'),
    searchFirst: worst('first'),
    searchLater: worst('later'),
    searchBlocked: Math.max(...blocked),
  };
}

interface Visit {
  transfer: number;
  memory: number;
  first: number;
  later: number;
}

const middle = (visits: Visit[]): Visit => ({
  transfer: median(visits.map(({ transfer }) => transfer)),
  memory: median(visits.map(({ memory }) => memory)),
  first: median(visits.map(({ first }) => first)),
  later: median(visits.map(({ later }) => later)),
});

function indexSizes(folder: string): number[] {
  const files = readdirSync(folder).filter((name) => /^search_index\..+\.[0-9a-f]{8}\.json$/.test(name));
  return files.map((name) => kB(readFileSync(join(folder, name))));
}

/** From hovering a button to pressing it, and from there to releasing it; in milliseconds. */
const handTime = 80;

const kB = (body: Buffer): number => (body.length > 0 ? brotliCompressSync(body).length / 1000 : 0);

async function visit(browser: Browser, url: string, { lang, path, typed, further }: Language): Promise<Visit> {
  // the browser has the language of the page, to avoid a redirect
  const context = await browser.newContext({ locale: lang });
  const page = await context.newPage();
  await page.addInitScript(clockWorker);
  await page.goto(url + path);
  await hydrate(page);
  const before = await memoryOfRenderers(browser);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await open(page);
  await ask(page, typed);
  const bodies = await Promise.all(responses.map((response) => response.body().catch(() => Buffer.alloc(0))));
  const transfer = bodies.reduce((sum, body) => sum + kB(body), 0);
  for (let length = 1; length < typed.length; length++) await ask(page, typed.slice(0, length));
  for (const query of further) await ask(page, query);
  // again, with everything loaded: the time of the worker itself
  for (const query of further) await ask(page, `${query} `.repeat(2));
  const memory = (await memoryOfRenderers(browser)) - before;
  const { times, first } = await page.evaluate((): { times: number[]; first: number } => Object(window).searchTimes);
  await context.close();
  return { transfer, memory, first, later: median(times.slice(-further.length)) };
}

async function longestTask(browser: Browser, url: string, { lang, path, typed, further }: Language): Promise<number> {
  const context = await browser.newContext({ locale: lang });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url + path);
  await hydrate(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // hydration of the page, and Playwright's first query of an element, are not part of the search
  await page.locator('.folia-search-button').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  const tasks = await watchLongestTask(browser, page);
  await open(page);
  for (const query of [typed, ...further]) await ask(page, query);
  await page.keyboard.press('Escape');
  await page.locator('dialog.folia-search').waitFor({ state: 'hidden' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  const longest = await tasks.stop();
  await context.close();
  return longest;
}

/** With the pauses of a user: Playwright would move, press and release within one task of the page. */
async function open(page: Page): Promise<void> {
  await page.locator('.folia-search-button').hover();
  await page.waitForTimeout(handTime);
  await page.locator('.folia-search-button').click({ delay: handTime });
  await page.locator('dialog.folia-search input').waitFor();
}

async function ask(page: Page, query: string): Promise<void> {
  await page.locator('dialog.folia-search input').fill(query);
  await page.locator('.folia-search-results[aria-busy=false]').waitFor();
}

/**
 * Runs in the page: records how long each search takes until its results have arrived, and the first one until its hits are
 * visible; measured from the moment when the index is loaded.
 */
function clockWorker(): void {
  const times: number[] = [];
  const noted = { times, first: Number.NaN };
  Object.assign(window, { searchTimes: noted });
  let asked: number | undefined;
  let opened = 0;
  window.Worker = class extends Worker {
    override postMessage(message: { search?: object }, transfer?: Transferable[] | StructuredSerializeOptions) {
      // the client sends a port for the response
      const [port] = transfer as [MessagePort];
      const start = performance.now();
      if (message.search) asked ??= start;
      // between the worker and the page, to see the response pass
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        opened ||= performance.now();
        if (message.search) times.push(performance.now() - Math.max(start, opened));
        port.postMessage(data);
        port1.close();
      };
      super.postMessage(message, [port2]);
    }
  };
  const hits = new MutationObserver(() => {
    if (asked === undefined || !document.querySelector('.folia-search-row[data-kind=hit]')) return;
    hits.disconnect();
    noted.first = performance.now() - Math.max(asked, opened);
  });
  hits.observe(document, { childList: true, subtree: true });
}
