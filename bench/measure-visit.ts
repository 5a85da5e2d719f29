import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { networkQuiet, throttledPage } from './throttled-page';

/** kB after Brotli, and milliseconds on a slow CPU and a slow network. */
export interface VisitFigures {
  html: number;
  css: number;
  /** Everything received when the page has loaded. */
  untilLoad: number;
  /**
   * Everything that reading the page takes: without files that are downloaded in advance (`modulepreload`, `prefetch`) and may
   * never run.
   */
  reading: number;
  /** Everything. */
  firstVisit: number;
  /** Total blocking time: the part of every task beyond 50 ms, until the network has been quiet for 1.8 seconds. */
  blocked: number;
  firstPaint: number;
  largestPaint: number;
}

/** The cost of a first visit without any interaction. */
export async function measureVisit(browser: Browser, url: string): Promise<VisitFigures> {
  const page = await throttledPage(browser);
  const loaded: Loaded[] = [];
  const state = { load: false };
  page.on('response', (response) => loaded.push({ response, beforeLoad: !state.load }));
  page.on('load', () => {
    state.load = true;
  });
  await page.addInitScript(watchPage);
  const quiet = networkQuiet(page);
  const answer = await page.goto(url);
  if (!answer?.ok()) throw new Error(`${url} was answered with ${answer?.status() ?? 'nothing'}.`);
  await quiet();
  const { ahead, ...times } = await page.evaluate(readPage);
  const weighed = await Promise.all(loaded.map(weigh));
  await page.context().close();
  const sum = (test: (one: Weighed) => boolean) => weighed.filter(test).reduce((total, { kB }) => total + kB, 0);
  return {
    html: sum(({ type }) => type === 'document'),
    css: sum(({ type }) => type === 'stylesheet'),
    untilLoad: sum(({ beforeLoad }) => beforeLoad),
    reading: sum(({ url }) => !ahead.includes(url)),
    firstVisit: sum(() => true),
    ...times,
  };
}

interface Loaded {
  response: Response;
  beforeLoad: boolean;
}

interface Weighed {
  url: string;
  type: string;
  kB: number;
  beforeLoad: boolean;
}

async function weigh({ response, beforeLoad }: Loaded): Promise<Weighed> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const kB = body.length && brotliCompressSync(body).length / 1000;
  return { url: response.url(), type: response.request().resourceType(), kB, beforeLoad };
}

/** Both run in the page. */
function watchPage(): void {
  const seen = { blocked: 0, firstPaint: 0, largestPaint: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
}

function readPage() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload],link[rel=prefetch]');
  const { blocked, firstPaint, largestPaint } = Object(window).seen as Record<
    'blocked' | 'firstPaint' | 'largestPaint',
    number
  >;
  return { blocked, firstPaint, largestPaint, ahead: [...links].map(({ href }) => href) };
}

/** Milliseconds from the press of a link, whose page has been prefetched, to the heading of that page; on a slow CPU. */
export async function measureClick(browser: Browser, url: string, to: string): Promise<number> {
  const page = await throttledPage(browser, { network: false });
  const quiet = networkQuiet(page, 500);
  await page.addInitScript(clockHeading);
  await page.goto(url);
  await quiet();
  const link = page.locator(`a[href$="${to}"], a[href$="${to}.html"], a[href$="${to}/"]`).first();
  await link.hover();
  await quiet();
  // The pointer is on the link. `click()` would look for what covers it, inside of the page and of the time measured.
  await page.mouse.down();
  await page.mouse.up();
  const taken = await headingTime(page);
  await page.context().close();
  return taken;
}

/** Runs in the page, and in the next one where the link loads a document: from the click until another heading is about to be painted. */
function clockHeading(): void {
  const title = () => document.querySelector('h1')?.textContent;
  const now = () => performance.timeOrigin + performance.now();
  const clock = (start: number, before?: string) => {
    if (!title() || title() === before) return requestAnimationFrame(() => clock(start, before));
    return Object.assign(window, { headingTime: now() - start });
  };
  const { start, before } = JSON.parse(sessionStorage.getItem('click') ?? '{}') as { start?: number; before?: string };
  if (start) clock(start, before);
  const onClick = () => {
    const click = { start: now(), before: title() };
    sessionStorage.setItem('click', JSON.stringify(click));
    clock(click.start, click.before);
  };
  addEventListener('click', onClick, { capture: true, once: true });
}

async function headingTime(page: Page): Promise<number> {
  const read = () => Number(Object(window).headingTime);
  const handle = await page.waitForFunction(read, undefined, { timeout: 10_000 });
  return (await handle.jsonValue()) as number;
}
