import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getIndexName, type IndexList, indexListPath } from '../shared/search/index-name';
import type { IndexOptions } from '../shared/search/index-options';
import type { CollectedSite } from './collect';
import type { Config } from './config/config';
import { createSiteData } from './config/site-data';
import type { OutputCache } from './render/output-cache';
import { type IndexPlan, planIndexes } from './search/documents';
import { hashOf } from './support/files';
import type { IndexEntry, IndexTask, WrittenIndex } from './worker';

export interface IndexInput {
  config: Config;
  collected: Pick<CollectedSite, 'site' | 'pool'>;
  output: string;
  outputs: OutputCache;
}

/** Writes the search indexes, one per language (and version), side by side in the threads, and the list of their addresses. */
export async function writeIndexes(
  { config, collected, output, outputs }: IndexInput,
  step: { count(text: string): void },
): Promise<void> {
  const { search } = createSiteData(config);
  if (!search?.local || !config.search) return;
  const options = config.search.index;
  const plans = planIndexes(collected.site, search);
  const entries = await Promise.all(plans.map((plan) => writeIndex(plan, { collected, outputs, options })));
  const list: IndexList = Object.fromEntries(entries.map(({ name, href }) => [name, href]));
  await mkdir(join(output, 'static'), { recursive: true });
  await writeFile(join(output, indexListPath), JSON.stringify(list));
  step.count(`${plans.length} indexes`);
}

async function writeIndex(
  { place, pages }: IndexPlan,
  { collected, outputs, options }: Pick<IndexInput, 'collected' | 'outputs'> & { options: IndexOptions },
): Promise<IndexEntry> {
  const task: IndexTask = { place, options, pages: pages.map(({ head, page }) => ({ head, body: page.body })) };
  const name = `index ${getIndexName(place)}`;
  const key = hashOf(JSON.stringify(task), 20);
  const known = outputs.reuse(name, key);
  // kept by this very function, in this shape
  if (known) return known.result as unknown as IndexEntry;
  const { entry, files } = await collected.pool.run<IndexTask, WrittenIndex>('index', task);
  outputs.keep(name, { key, files, result: { ...entry } });
  return entry;
}
