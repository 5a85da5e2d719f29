import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { awake } from './awake';
import { folia } from './command';
import { measureBlocked } from './measure-blocked';
import { measureSaves } from './measure-saves';
import { preview, serve } from './serve';
import { median } from './statistics';
import { type Weights, weighVisit } from './weigh-visit';

export interface PageFigures extends Weights {
  /** Seconds from the command to the first page. */
  devFirstPage: number;
  /** Seconds from a saved page to its text on the screen. */
  saveToScreen: number;
  /** Milliseconds, on a CPU slowed down four times. */
  blocked: number;
}

export interface PageInput {
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
  await awake(page);
  const saveToScreen = await measureSaves(page, join(folder, file), repeat + 4);
  await page.close();
  await server.stop();
  return { devFirstPage: median(starts), saveToScreen };
}

/** One task at the border of 50 ms more or less: single visits scatter more than anything else here. */
const visitsPerRun = 3;

async function measureVisit({ folder, path, browser, repeat }: PageInput) {
  const server = await preview(folder, path);
  const weights = await weighVisit(browser, server.url + path, awake);
  const visits: number[] = [];
  for (let visit = 0; visit < repeat * visitsPerRun; visit++) {
    visits.push(await measureBlocked(browser, server.url + path, awake));
  }
  await server.stop();
  return { ...weights, blocked: median(visits) };
}
