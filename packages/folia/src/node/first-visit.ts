import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getOutputFile } from '../shared/route';
import type { BrowserBundle } from './bundler/bundle';
import { transferSize } from './bundler/transfer-size';
import type { Config } from './config/config';
import { createDataFiles } from './config/site-data';
import { getSection, type Site } from './site/site';

/** Bytes of a user's first visit to a document page: the page of middle size, with styles, scripts and navigation. */
export async function measureFirstVisit(
  site: Site,
  { config, output, bundle }: { config: Config; output: string; bundle: BrowserBundle },
): Promise<number> {
  const documents = [...site.pages.values()].filter(({ facts }) => facts.pageType === 'doc');
  const typical = documents.sort((a, b) => a.body.length - b.body.length)[documents.length >> 1];
  if (!typical) return 0;
  const { facts } = typical;
  const nav = brotliCompressSync(JSON.stringify(getSection(site, facts.route)?.data ?? null)).length;
  const files = [getOutputFile(facts.href, site.rules).html, createDataFiles(config).site.path];
  return nav + bundle.firstVisit + (await transferSize(files.map((path) => join(output, path))));
}
