import { getOutputFile } from '../shared/route';
import type { BrowserBundle } from './bundler/bundle';
import { type LoadedFile, measureFiles } from './bundler/transfer-size';
import type { Config } from './config/config';
import { createDataFiles } from './config/site-data';
import { hashedNavPath } from './render-outputs';
import { getSection, type Site } from './site/site';

/** What a user's first visit to a document page loads, the largest first: the page of middle size, with styles, scripts and navigation. */
export async function measureFirstVisit(
  site: Site,
  { config, output, bundle }: { config: Config; output: string; bundle: BrowserBundle },
): Promise<LoadedFile[]> {
  const documents = [...site.pages.values()].filter(({ facts }) => facts.pageType === 'doc');
  const typical = documents.sort((a, b) => a.body.length - b.body.length)[documents.length >> 1];
  if (!typical) return [];
  const { facts } = typical;
  const section = getSection(site, facts.route);
  const html = getOutputFile(facts.href, site.rules).html;
  const paths = [html, createDataFiles(config).site.path, ...(section ? [hashedNavPath(section)] : [])];
  const files = [...bundle.firstVisit, ...(await measureFiles(output, paths))];
  return files.sort((a, b) => b.bytes - a.bytes);
}
