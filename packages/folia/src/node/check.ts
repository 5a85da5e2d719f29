import { createPageData } from '../shared/page-data';
import { collect, reportProblems } from './collect';
import { loadConfig } from './config/load';
import { setMode } from './mode';
import type { CheckOptions, CheckReport } from './options';
import { createSilentLog, type Log } from './support/log';
import { openWorkspace } from './workspace';

/**
 * Renders every page and checks all there is to check, without writing a site.
 *
 * @param log shows progress and warnings; without it nothing is printed
 * @throws DocsError with everything that is wrong
 * @example const { pages } = await check({ cwd: 'website' });
 */
export async function check(options: CheckOptions = {}, log: Log = createSilentLog()): Promise<CheckReport> {
  setMode('production');
  const config = await log.step('Read configuration', () => loadConfig(options.cwd, options));
  const workspace = openWorkspace(config, null);
  try {
    const collected = await collect(workspace, log);
    const warnings = reportProblems(collected, log);
    const { pages, rules } = collected.site;
    return { warnings, pages: [...pages.values()].map(({ facts }) => createPageData({ page: facts }, rules)) };
  } finally {
    await workspace.close();
  }
}
