import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, thisMachine, wholeChromiumAtHand } from '../scripts/find-chromium.mjs';
import budgets from './budgets.json';
import { compare } from './compare';
import { measureMemoryOf, measureSearchOf, measureSize, measureWebsite } from './measure-sizes';
import { comparisonOf, type Figures, reportOf } from './report';
import { rivals, rivalsOf } from './rivals';
import { benchSite } from './sites';

const root = fileURLToPath(new URL('..', import.meta.url));

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
    /** `--rivals all`, `--rivals starlight,vitepress`: compares with them instead. */
    rivals: { type: 'string', default: '' },
    /** Measures the memory of the dev server instead. */
    memory: { type: 'boolean', default: false },
    /** Keeps the sites. */
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const help = `Builds generated sites of two languages and measures them; the report compares with bench/budgets.json.

  --pages 150,1000,5000  sizes to measure in everything
  --search 10000         sizes of which only the search is measured; '' for none
  --no-website           leaves out the search of the website itself
  --rivals all           compares with other engines instead, on a site of the first size: their packages are installed for
                         it, in a temporary folder; or names: ${[...rivals.keys()].join(',')}
  --memory               prints the memory of the dev server during 500 edits and 200 visits instead, on a site of the first size
  --repeat 3             runs of which the median counts
  --keep                 leaves the sites where they are
`;

const repeat = Number(values.repeat);

const sizesOf = (list: string): number[] => list.split(',').filter(Boolean).map(Number);

/** @param workshop An empty folder. @returns The report. */
async function measured(workshop: string, browser: Browser): Promise<string> {
  if (values.rivals) {
    const site = benchSite(sizesOf(values.pages)[0] ?? 150);
    return comparisonOf(
      await compare({ site, rivals: rivalsOf(values.rivals), repeat, workshop, browser }),
      budgets.ratios,
    );
  }
  symlinkSync(join(root, 'node_modules'), join(workshop, 'node_modules'), 'dir');
  if (values.memory) return measureMemoryOf(sizesOf(values.pages)[0] ?? 150, workshop);
  const results = new Map<number | string, Figures>();
  const input = { workshop, browser, repeat };
  for (const size of sizesOf(values.pages)) results.set(size, await measureSize(size, input));
  for (const size of sizesOf(values.search)) results.set(size, await measureSearchOf(size, input));
  if (values.website) results.set('website', await measureWebsite(join(root, 'website'), input));
  return reportOf(results, budgets.sites);
}

async function run(): Promise<void> {
  const workshop = realpathSync(mkdtempSync(join(tmpdir(), 'folia-bench-')));
  const machine = thisMachine();
  const browser = await chromium.launch({
    executablePath: wholeChromiumAtHand(machine) ?? findChromium(machine),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    console.log(`\n${await measured(workshop, browser)}`);
  } finally {
    await browser.close();
    if (values.keep) console.log(`The sites are in ${workshop}`);
    else rmSync(workshop, { recursive: true, force: true });
  }
}

if (values.help) console.log(help);
else await run();
