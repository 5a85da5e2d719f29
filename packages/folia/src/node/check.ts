import { collect, reportProblems } from './collect';
import { loadConfig } from './config/load';
import { setMode } from './mode';
import type { CheckOptions } from './options';
import { createSilentLog, type Log } from './support/log';

import { openWorkspace } from './workspace';

/**
 * Renders every page and checks all there is to check, without writing a site.
 *
 * @param log shows progress and warnings; without it nothing is printed
 * @returns the number of warnings
 * @throws DocsError with everything that is wrong
 * @example await check({ cwd: 'website' });
 */
export async function check(options: CheckOptions = {}, log: Log = createSilentLog()): Promise<{ warnings: number }> {
  setMode('production');
  const config = await log.step('Read configuration', () => loadConfig(options.cwd, options));
  const workspace = openWorkspace(config, null);
  try {
    return { warnings: reportProblems(await collect(workspace, log), log) };
  } finally {
    await workspace.close();
  }
}
