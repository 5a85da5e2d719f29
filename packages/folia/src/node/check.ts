import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyse } from './collect';
import { reportProblems } from './build';
import { loadConfig } from './config/load';
import type { CommonOptions } from './options';
import type { Log } from './support/log';

/**
 * Draws every page and checks all there is to check, without writing a site.
 *
 * @throws DocsError with everything that is wrong
 */
export async function check(options: CommonOptions, log: Log): Promise<{ warnings: number }> {
  const config = await log.step('Read configuration', () => loadConfig(options.cwd, options));
  const nowhere = await mkdtemp(join(tmpdir(), 'folia-check-'));
  try {
    const analysis = await analyse({ config, output: nowhere }, log);
    await analysis.close();
    return { warnings: reportProblems(analysis, log) };
  } finally {
    await rm(nowhere, { recursive: true, force: true });
  }
}
