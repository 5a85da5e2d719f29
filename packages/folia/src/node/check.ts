import { createPageData } from '../shared/page-data';
import type { Problem } from '../shared/site';
import { checkAddresses, writeAddresses } from './check-addresses';
import { type CollectedSite, collect, reportProblems } from './collect';
import { loadConfig } from './config/load';
import { setMode } from './mode';
import type { AddressOptions, CheckOptions, CheckReport } from './options';
import { DocsError } from './support/errors';
import { createSilentLog, type Log } from './support/log';
import { openWorkspace, type Workspace } from './workspace';

/**
 * Renders and checks every page without writing a site.
 *
 * @param options which site; what is left out comes from the configuration
 * @param log shows progress and warnings; without it nothing is printed
 * @throws DocsError with everything that is wrong
 * @example const { pages } = await check({ cwd: 'website' });
 */
export async function check(
  options: CheckOptions & AddressOptions = {},
  log: Log = createSilentLog(),
): Promise<CheckReport> {
  if (options.write && !options.addresses)
    throw new DocsError('--write needs --addresses.', { hint: 'Run "folia check --addresses --write".' });
  setMode('production');
  const config = await log.step('Read configuration', () => loadConfig(options.cwd, options));
  const workspace = openWorkspace(config, null);
  try {
    const collected = await collect(workspace, log);
    const ledger = await compareWithLedger(collected, { workspace, options, log });
    const warnings = reportProblems({ ...collected, problems: [...collected.problems, ...ledger] }, log);
    const { pages, rules } = collected.site;
    return { warnings, pages: [...pages.values()].map(({ facts }) => createPageData({ page: facts }, rules)) };
  } finally {
    await workspace.close();
  }
}

interface LedgerContext {
  workspace: Workspace;
  options: AddressOptions;
  log: Log;
}

/** What is wrong with the addresses of the site. A page that could not be compiled has no headings: then nothing is compared. */
async function compareWithLedger(
  { site, problems }: CollectedSite,
  { workspace: { config }, options, log }: LedgerContext,
): Promise<Problem[]> {
  if (!options.addresses || problems.some(({ level }) => level === 'error')) return [];
  if (!options.write) return checkAddresses(site, config);
  const { recorded, dropped, file } = await writeAddresses(site, config);
  for (const address of dropped) log.info(`Dropped ${address}`);
  log.summary([
    ['Addresses', String(recorded)],
    ['Dropped', String(dropped.length)],
    ['Record', file],
  ]);
  return [];
}
