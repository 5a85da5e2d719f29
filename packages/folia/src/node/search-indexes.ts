import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IndexList, indexListPath } from '../model/search/index-name';
import type { Analysis } from './analyse';
import type { Config } from './config/config';
import { siteDataOf } from './config/site-data';
import { planIndexes } from './search/documents';
import type { IndexEntry, IndexTask } from './worker';

export interface IndexInput {
  config: Config;
  analysis: Pick<Analysis, 'site' | 'pool'>;
  output: string;
}

/** Writes the search indexes, one per language (and version), side by side in the threads, and the list of their addresses. */
export async function writeIndexes(
  { config, analysis: { site, pool }, output }: IndexInput,
  step: { count(text: string): void },
): Promise<void> {
  const { search } = siteDataOf(config);
  if (!search?.local) return;
  const plans = planIndexes(site, search);
  const entries = await Promise.all(
    plans.map(({ place, pages }) =>
      pool.run<IndexTask, IndexEntry>('index', {
        place,
        pages: pages.map(({ head, page }) => ({ head, body: page.body })),
      }),
    ),
  );
  const list: IndexList = Object.fromEntries(entries.map(({ name, href }) => [name, href]));
  await mkdir(join(output, 'static'), { recursive: true });
  await writeFile(join(output, indexListPath), JSON.stringify(list));
  step.count(`${plans.length} indexes`);
}
