import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getOutputFile } from '../shared/route';
import type { BrowserBundle } from './bundler/bundle';
import { bundleSize, transferSize } from './bundler/transfer-size';
import { getSection, type Site } from './site/site';

/** Bytes of a reader's first visit to a document page: the page of middle size, with styles, scripts and navigation. */
export async function measureFirstVisit(
  site: Site,
  { output, bundle }: { output: string; bundle: BrowserBundle },
): Promise<number> {
  const documents = [...site.pages.values()].filter(({ facts }) => facts.pageType === 'doc');
  const typical = documents.sort((a, b) => a.body.length - b.body.length)[documents.length >> 1];
  if (!typical) return 0;
  const { facts } = typical;
  const nav = brotliCompressSync(JSON.stringify(getSection(site, facts.route)?.data ?? null)).length;
  const html = await transferSize([join(output, getOutputFile(facts.href, site.rules).html)]);
  return html + nav + (await bundleSize(bundle.folder, bundle.firstVisit));
}
