import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getIndexName, type IndexList, indexListPath } from '../shared/search/index-name';
import type { Analysis } from './collect';
import type { Config } from './config/config';
import { createSiteData } from './config/site-data';
import type { OutputCache } from './render/output-cache';
import { type IndexPlan, planIndexes } from './search/documents';
import { hashOf } from './support/files';
import type { IndexEntry, IndexTask, WrittenIndex } from './worker';

export interface IndexInput {
  config: Config;
  analysis: Pick<Analysis, 'site' | 'pool'>;
  output: string;
  outputs: OutputCache;
}

/** Writes the search indexes, one per language (and version), side by side in the threads, and the list of their addresses. */
export async function writeIndexes(
  { config, analysis, output, outputs }: IndexInput,
  step: { count(text: string): void },
): Promise<void> {
  const { search } = createSiteData(config);
  if (!search?.local) return;
  const plans = planIndexes(analysis.site, search);
  const entries = await Promise.all(plans.map((plan) => writeIndex(plan, { analysis, outputs })));
  const list: IndexList = Object.fromEntries(entries.map(({ name, href }) => [name, href]));
  await mkdir(join(output, 'static'), { recursive: true });
  await writeFile(join(output, indexListPath), JSON.stringify(list));
  step.count(`${plans.length} indexes`);
}

async function writeIndex(
  { place, pages }: IndexPlan,
  { analysis, outputs }: Pick<IndexInput, 'analysis' | 'outputs'>,
): Promise<IndexEntry> {
  const task: IndexTask = { place, pages: pages.map(({ head, page }) => ({ head, body: page.body })) };
  const name = `index ${getIndexName(place)}`;
  const key = hashOf(JSON.stringify(task), 20);
  const known = outputs.reuse(name, key);
  // kept by this very function, in this shape
  if (known) return known.result as unknown as IndexEntry;
  const { entry, files } = await analysis.pool.run<IndexTask, WrittenIndex>('index', task);
  outputs.keep(name, { key, files, result: { ...entry } });
  return entry;
}
