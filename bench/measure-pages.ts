import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { folia } from './command';
import { hydrate } from './hydrate';
import { measureSaves } from './measure-saves';
import { measureVisit, type VisitFigures } from './measure-visit';
import { preview, serve } from './serve';
import { median, medians } from './statistics';

interface PageFigures extends VisitFigures {
  /** Seconds from the command to the first page. */
  devFirstPage: number;
  /** Seconds from a saved page to its text on the screen. */
  saveToScreen: number;
}

interface PageInput {
  folder: string;
  /** Address and source of the page that is written. */
  path: string;
  file: string;
  /** Address of the page that is visited. */
  reference: string;
  repeat: number;
  browser: Browser;
}

/** Needs a built site in `dist`. */
export async function measurePages(input: PageInput): Promise<PageFigures> {
  return { ...(await measureDev(input)), ...(await measureVisits(input)) };
}

async function measureDev({ folder, path, file, repeat, browser }: PageInput) {
  const dev = () => serve((port) => folia(folder, 'dev', '--port', String(port)), path);
  const starts: number[] = [];
  for (let run = 0; run < repeat; run++) {
    const began = performance.now();
    const server = await dev();
    starts.push((performance.now() - began) / 1000);
    await server.stop();
  }
  const server = await dev();
  const page = await browser.newPage();
  await page.goto(server.url + path);
  await hydrate(page);
  const saveToScreen = await measureSaves(page, join(folder, file), repeat + 4);
  await page.close();
  await server.stop();
  return { devFirstPage: median(starts), saveToScreen };
}

/** Medians: single visits vary more than all other figures. */
async function measureVisits({ folder, reference, browser, repeat }: PageInput): Promise<VisitFigures> {
  const server = await preview(folder, reference);
  const visits: VisitFigures[] = [];
  for (let visit = 0; visit < repeat + 2; visit++) visits.push(await measureVisit(browser, server.url + reference));
  await server.stop();
  return medians(visits);
}
