import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeSafely, getOutputFile, withoutBase } from '../shared/route';
import type { CollectedSite } from './collect';
import type { Config } from './config/config';
import { createFeeds } from './outputs/feeds/feed';
import { llmsPlans } from './outputs/llms/llms';
import { readBody } from './render/body-store';
import type { OutputCache } from './render/output-cache';
import { getOutputName } from './render-documents';
import { hashOf } from './support/files';
import type { ConcatTask } from './worker';

export interface MachinesInput {
  config: Config;
  collected: Pick<CollectedSite, 'site' | 'pool'>;
  output: string;
  outputs: OutputCache;
}

/** Writes lists of pages, whole texts and feeds: what is made of all pages and read by programs. The Markdown pages are there already. */
export async function writeMachines({
  config,
  collected: { site, pool },
  output,
  outputs,
}: MachinesInput): Promise<void> {
  const write = async (href: string, text: string) => {
    const path = join(output, decodeSafely(withoutBase(href, config.base)));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  };
  const plans = config.llms ? llmsPlans(site, config) : [];
  const whole = plans.map(async ({ href, list, pages }) => {
    await write(`${href}llms.txt`, list);
    const parts = pages.map(({ facts }) => getOutputFile(facts.href, site.rules).md);
    const to = decodeSafely(withoutBase(`${href}llms-full.txt`, config.base)).slice(1);
    const keys = pages.map(({ facts }) => outputs.keyOf(getOutputName(facts.href)));
    const key = keys.includes(undefined) ? '' : hashOf(keys.join(), 20);
    if (key && outputs.reuse(to, key)) return;
    await pool.run<ConcatTask, void>('concat', { to, parts });
    outputs.keep(to, { key, files: [to], result: null });
  });
  await Promise.all(whole);
  for (const { href, text } of createFeeds(site, config, (page) => readBody(page.body).body)) await write(href, text);
}
