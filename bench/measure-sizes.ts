import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { folia } from './command';
import { measureBuild, timed } from './measure-build';
import { type InteractionFigures, measureInteractions } from './measure-interactions';
import { measureDevMemory } from './measure-memory';
import { measurePages } from './measure-pages';
import { measureSearch, queriesOfBench, queriesOfWebsite } from './measure-search';
import type { Figures } from './report';
import { preview } from './serve';
import { benchSite } from './sites';
import { medians } from './statistics';

export interface SizeInput {
  /** A folder from which `folia` can be imported. */
  workshop: string;
  browser: Browser;
  repeat: number;
}

/** Everything, of a generated site of `size` pages. */
export async function measureSize(size: number, { workshop, browser, repeat }: SizeInput): Promise<Figures> {
  console.log(`Measuring ${size.toLocaleString('en')} pages …`);
  const { site, folder } = write(size, workshop);
  // The largest sites are slow, and one run of them is as precise as three.
  const builds = await measureBuild({ folder, page: site.typicalFile, repeat: size > 2000 ? 1 : repeat });
  const pages = await measurePages({
    folder,
    path: site.typical,
    file: site.typicalFile,
    reference: site.reference,
    repeat,
    browser,
  });
  const search = await measureSearch({ folder, browser, repeat, queries: queriesOfBench });
  return { ...builds, ...pages, ...search, msPerPage: (builds.coldBuild / site.pages) * 1000 };
}

/** The memory of the dev server, as a table. */
export function measureMemoryOf(size: number, workshop: string): Promise<string> {
  console.log(`Measuring the memory of the dev server, ${size.toLocaleString('en')} pages …`);
  const { site, folder } = write(size, workshop);
  return measureDevMemory(folder, site);
}

/** One build, and the search in it. */
export async function measureSearchOf(size: number, { workshop, browser, repeat }: SizeInput): Promise<Figures> {
  console.log(`Measuring the search of ${size.toLocaleString('en')} pages …`);
  const { folder } = write(size, workshop);
  const { seconds, searchSeconds, peak } = await timed(folia(folder, 'build'));
  const search = await measureSearch({ folder, browser, repeat, queries: queriesOfBench });
  return { coldBuild: seconds, peakMemory: peak, searchBuild: searchSeconds, ...search };
}

/** A page with code, tabs and groups in its sidebar. */
const pressed = 'guide/start/quick-start';

/** Search and presses on the website, built in its own folder. */
export async function measureWebsite(folder: string, { browser, repeat }: SizeInput): Promise<Figures> {
  console.log('Measuring the website …');
  await timed(folia(folder, 'build'));
  const search = await measureSearch({ folder, browser, repeat, queries: queriesOfWebsite });
  const server = await preview(folder, pressed);
  const presses: InteractionFigures[] = [];
  for (let run = 0; run < repeat; run++) presses.push(await measureInteractions(browser, server.url + pressed));
  await server.stop();
  return { ...search, ...medians(presses) };
}

function write(size: number, workshop: string) {
  const site = benchSite(size);
  const folder = join(workshop, `site-${size}`);
  for (const [path, text] of site.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { site, folder };
}
