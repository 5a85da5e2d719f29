import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportProblems } from './build';
import { collect } from './collect';
import { loadConfig } from './config/load';
import type { CommonOptions } from './options';
import type { Log } from './support/log';

/**
 * Renders every page and checks all there is to check, without writing a site.
 *
 * @throws DocsError with everything that is wrong
 */
export async function check(options: CommonOptions, log: Log): Promise<{ warnings: number }> {
  const config = await log.step('Read configuration', () => loadConfig(options.cwd, options));
  const nowhere = await mkdtemp(join(tmpdir(), 'folia-check-'));
  try {
    const collected = await collect({ config, output: nowhere }, log);
    await collected.close();
    return { warnings: reportProblems(collected, log) };
  } finally {
    await rm(nowhere, { recursive: true, force: true });
  }
}
