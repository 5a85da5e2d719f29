import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, thisMachine, wholeChromiumAtHand } from '../scripts/find-chromium.mjs';
import budgets from './budgets.json';
import { measureBuild, timedBuild } from './measure-build';
import { measurePages } from './measure-pages';
import { measureSearch, queriesOfBench, queriesOfWebsite } from './measure-search';
import { type Figures, reportOf } from './report';
import { benchSite } from './sites';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = join(root, 'packages/folia/bin/folia.js');

const { values } = parseArgs({
  allowNegative: true,
  options: {
    /** `--pages 150`, `--pages 150,1000` */
    pages: { type: 'string', default: '150,1000,5000' },
    /** Sizes of which only the search is measured. */
    search: { type: 'string', default: '10000' },
    /** Measures the search of the website itself, too. */
    website: { type: 'boolean', default: true },
    repeat: { type: 'string', default: '3' },
    /** Leaves the sites where they are, to look at. */
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const help = `Builds generated sites of two languages and measures them; the report compares with bench/budgets.json.

  --pages 150,1000,5000  sizes to measure in everything
  --search 10000         sizes of which only the search is measured; '' for none
  --no-website           leaves out the search of the website itself
  --repeat 3             runs of which the median counts
  --keep                 leaves the sites where they are
`;

const repeat = Number(values.repeat);

function write(size: number, workshop: string) {
  const site = benchSite(size);
  const folder = join(workshop, `site-${size}`);
  for (const [path, text] of site.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { site, folder };
}

async function measure(size: number, workshop: string, browser: Browser): Promise<Figures> {
  const { site, folder } = write(size, workshop);
  // The largest sites are slow, and one run of them says as much as three.
  const builds = await measureBuild({ command, folder, page: site.typicalFile, repeat: size > 2000 ? 1 : repeat });
  const pages = await measurePages({ command, folder, path: site.typical, file: site.typicalFile, repeat, browser });
  const search = await measureSearch({ command, folder, browser, repeat, queries: queriesOfBench });
  return { ...builds, ...pages, ...search, msPerPage: (builds.coldBuild / site.pages) * 1000 };
}

/** One build, and what it is like to search in it. */
async function measureSearchOnly(size: number, workshop: string, browser: Browser): Promise<Figures> {
  const { folder } = write(size, workshop);
  const { seconds, searchSeconds, peak } = await timedBuild(command, folder);
  const search = await measureSearch({ command, folder, browser, repeat, queries: queriesOfBench });
  return { coldBuild: seconds, peakMemory: peak, searchBuild: searchSeconds, ...search };
}

/** The site whose readers there really are: built where it lies. */
async function measureWebsite(browser: Browser): Promise<Figures> {
  const folder = join(root, 'website');
  await timedBuild(command, folder);
  return { ...(await measureSearch({ command, folder, browser, repeat, queries: queriesOfWebsite })) };
}

const sizesOf = (list: string): number[] => list.split(',').filter(Boolean).map(Number);

async function run(): Promise<void> {
  const workshop = realpathSync(mkdtempSync(join(tmpdir(), 'folia-bench-')));
  symlinkSync(join(root, 'node_modules'), join(workshop, 'node_modules'), 'dir');
  const machine = thisMachine();
  const browser = await chromium.launch({
    executablePath: wholeChromiumAtHand(machine) ?? findChromium(machine),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const results = new Map<number | string, Figures>();
  try {
    for (const [sizes, measureOne] of [
      [values.pages, measure],
      [values.search, measureSearchOnly],
    ] as const) {
      for (const size of sizesOf(sizes)) {
        console.log(`Measuring ${size.toLocaleString('en')} pages …`);
        results.set(size, await measureOne(size, workshop, browser));
      }
    }
    if (values.website) {
      console.log('Measuring the website …');
      results.set('website', await measureWebsite(browser));
    }
  } finally {
    await browser.close();
    if (values.keep) console.log(`The sites are in ${workshop}`);
    else rmSync(workshop, { recursive: true, force: true });
  }
  console.log(`\n${reportOf(results, budgets)}`);
}

if (values.help) console.log(help);
else await run();
