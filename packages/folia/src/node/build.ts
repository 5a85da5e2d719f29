import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createPageData } from '../shared/page-data';
import { type BrowserBundle, bundleBrowser } from './bundler/bundle';
import { bundleFolders } from './bundler/settings';
import {
  bundleForRendering,
  collectSite,
  findSources,
  type RenderingBundle,
  renderPages,
  reportProblems,
} from './collect';
import { compressFolder } from './compress';
import type { Config } from './config/config';
import { loadConfig } from './config/load';
import { measureFirstVisit } from './first-visit';
import { setMode } from './mode';
import type { BuildOptions, BuildReport } from './options';
import { createBuildOutputs, renderOutputs } from './render-outputs';
import type { Site } from './site/site';
import { DocsError } from './support/errors';
import { asFullDisk } from './support/full-disk';
import { createSilentLog, type Log } from './support/log';
import { lockOutput } from './support/output-lock';
import { runHook } from './support/run-hook';
import { createTempDir, swapIn } from './support/swap';
import { openWorkspace } from './workspace';

/**
 * Builds the site. The output is written to a temporary folder that replaces the output folder as a whole: a failed or killed build leaves the
 * previous one untouched.
 *
 * @param options which site; what is left out comes from the configuration
 * @param log shows progress and warnings; without it nothing is printed
 * @throws DocsError with everything that is wrong
 * @example
 * const { pages, outDir } = await build({ cwd: 'website', base: '/docs/' });
 */
export async function build(options: BuildOptions = {}, log: Log = createSilentLog()): Promise<BuildReport> {
  setMode('production');
  const config = await log.step('Read configuration', () => loadConfig(options.cwd, options));
  const unlock = await lockOutput(config.outDir, log.info).catch(async (error: unknown) => {
    throw await fullDisk(error, config);
  });
  const isFirst = !existsSync(join(config.cacheDir, 'pages'));
  try {
    return await buildSite(config, log);
  } catch (error) {
    // errors of the site are not caused by the cache
    if (error instanceof DocsError || isFirst) throw error;
    log.warn(`The build failed (${String(error)}). Trying again without the cache.`);
    await clearCache(config);
    return await buildSite(config, log);
  } finally {
    await unlock();
  }
}

/** The error of a full disk names the folder that fills it; any other error is returned unchanged. */
const fullDisk = (error: unknown, config: Config): Promise<unknown> =>
  asFullDisk(error, {
    output: dirname(config.outDir),
    cache: config.cacheDir,
    'generated code': bundleFolders({ config, mode: 'build' }).generated,
  });

/** Removes what builds have left for later ones. A dev server that is running goes on using its own folders. */
async function clearCache(config: Config): Promise<void> {
  const names = await readdir(config.cacheDir).catch(() => []);
  const folders = names.filter((name) => name !== 'dev').map((name) => join(config.cacheDir, name));
  const { generated } = bundleFolders({ config, mode: 'build' });
  await Promise.all([...folders, generated].map((path) => rm(path, { recursive: true, force: true })));
}

async function buildSite(config: Config, log: Log): Promise<BuildReport> {
  const output = await createTempDir(config.outDir);
  const workspace = openWorkspace(config, output);
  const running: Promise<unknown>[] = [];
  try {
    const sources = await findSources(workspace, log);
    const rendering = await bundleForRendering(sources, workspace, log);
    const bundling = bundleForReaders(config, rendering, log);
    running.push(bundling);
    const pages = await renderPages(sources, { workspace, bundle: rendering }, log);
    const collected = collectSite(sources, pages, workspace);
    const warnings = reportProblems(collected, log);
    const bundle = await bundling;
    await renderOutputs(createBuildOutputs(collected, { workspace, rendering, bundle, output }), log);
    await cp(join(bundle.folder, 'static'), join(output, 'static'), { recursive: true });
    if (config.compress) await compressFolder(output);
    const firstVisitFiles = await measureFirstVisit(collected.site, { config, output, bundle });
    const files = (await readdir(output, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const old = await swapIn(output, config.outDir);
    if (old !== null) log.warn(`The previous output could not be removed: ${old}`);
    await endBuild(collected.site, config, log);
    const firstVisit = firstVisitFiles.reduce((sum, { bytes }) => sum + bytes, 0);
    const counts = { pages: pages.length, files: files.length, warnings };
    return { ...counts, firstVisit, firstVisitFiles, outDir: config.outDir };
  } catch (error) {
    throw await fullDisk(error, config);
  } finally {
    // the command ends a second after its errors: a bundler that still works then complains about its memory
    await Promise.allSettled(running);
    await workspace.close();
    await rm(output, { recursive: true, force: true });
  }
}

/** The site is complete: a plugin may now copy or index it, or notify a server. */
async function endBuild({ pages, rules }: Site, { hooks, outDir }: Config, log: Log): Promise<void> {
  const ending = hooks.plugins.filter(({ buildEnd }) => buildEnd);
  if (ending.length === 0) return;
  const facts = [...pages.values()].map(({ facts }) => createPageData({ page: facts }, rules));
  await log.step('Run buildEnd of plugins', async () => {
    for (const plugin of ending) {
      const name = `buildEnd() of the plugin "${plugin.name}"`;
      await runHook({ name, timeout: hooks.timeout }, () => plugin.buildEnd?.({ outDir, pages: facts }));
    }
  });
}

/** Need not wait for the pages. */
function bundleForReaders(config: Config, { browser }: RenderingBundle, log: Log): Promise<BrowserBundle> {
  const bundle = log.step('Bundle for browsers', () => bundleBrowser({ config, mode: 'build' }, browser));
  // a failure is reported when the bundle is needed, unless the pages have failed before
  bundle.catch(() => {});
  return bundle;
}
