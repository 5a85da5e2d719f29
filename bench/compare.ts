import type { Browser, Page } from '@playwright/test';
import { type Contender, contenderOf, makeCold, ourContender } from './contender';
import { timed } from './measure-build';
import { measureSaves } from './measure-saves';
import { measureClick, measureVisit } from './measure-visit';
import type { Figures } from './report';
import type { Rival } from './rivals/rival';
import { serve } from './serve';
import { serveFolder } from './serve-folder';
import type { BenchSite } from './sites';
import { medians } from './statistics';

interface CompareInput {
  site: BenchSite;
  rivals: readonly Rival[];
  repeat: number;
  /** An empty folder. */
  workshop: string;
  browser: Browser;
}

/** Single visits vary more than all other figures. */
const visits = 5;

/**
 * Figures by name, Folia's first. The engines are measured in turn, so that a slow minute of the machine affects all of them.
 * Failures are reported and left out.
 */
export async function compare({
  site,
  rivals,
  repeat,
  workshop,
  browser,
}: CompareInput): Promise<Map<string, Figures>> {
  const contenders = [ourContender(site, workshop)];
  for (const rival of rivals) {
    const contender = await attempt(`Installing ${rival.name}`, () => contenderOf(rival, site, workshop));
    if (contender) contenders.push(contender);
  }
  const runs = new Map(contenders.map(({ name }) => [name, [] as Figures[]]));
  const inTurn = async (times: number, what: string, measure: (contender: Contender) => Promise<Figures>) => {
    for (let run = 0; run < times; run++) {
      for (const contender of contenders) {
        const figures = await attempt(`${what} ${contender.name}`, () => measure(contender));
        if (figures) runs.get(contender.name)?.push(figures);
      }
    }
  };
  await inTurn(repeat, 'Developing with', (contender) => develop(contender, browser));
  await inTurn(repeat, 'Building with', build);
  const onPage = (measure: (url: string, path: string) => Promise<object>) => async (contender: Contender) => {
    const { url, stop } = await serveFolder(contender.output);
    return { ...(await measure(url, contender.reference).finally(stop)) };
  };
  const visit = onPage((url, path) => measureVisit(browser, url + path));
  // From the reference page to the one after it in the sidebar.
  const click = onPage(async (url, path) => ({
    click: await measureClick(browser, url + path, path.replace('page-1', 'page-2')),
  }));
  await inTurn(visits, 'Visiting a page of', visit);
  await inTurn(visits, 'Following a link of', click);
  return new Map([...runs].map(([name, figures]) => [name, medians(figures)]));
}

async function attempt<T>(what: string, act: () => Promise<T>): Promise<T | null> {
  console.log(`${what} …`);
  try {
    return await act();
  } catch (error) {
    console.error(`${what} failed: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

async function build(contender: Contender): Promise<Figures> {
  makeCold(contender);
  const { seconds, peak } = await timed(contender.build);
  return { coldBuild: seconds, peakMemory: peak };
}

/** Seconds until the page is on the screen, not until the response: some engines render it in the browser. */
async function develop(contender: Contender, browser: Browser): Promise<Figures> {
  makeCold(contender);
  const { file, path } = contender.page;
  const began = performance.now();
  const server = await serve(contender.dev, path);
  const page = await browser.newPage();
  try {
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    const devOnScreen = (performance.now() - began) / 1000;
    await settled(page);
    return { devOnScreen, saveToScreen: await measureSaves(page, file, 3) };
  } finally {
    await page.close();
    await server.stop();
  }
}

/** Long enough for everything that is loaded when the browser is idle. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(2_000);
