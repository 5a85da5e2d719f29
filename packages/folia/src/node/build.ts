import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserBundle, bundleBrowser, loadTranspiler, type ServerBundle } from './bundler/bundle';
import { type CollectedSite, collect } from './collect';
import type { Config } from './config/config';
import { loadConfig } from './config/load';
import { createSiteData } from './config/site-data';
import { renderSocialIcons } from './config/social';
import { setMode } from './mode';
import type { BuildOptions, BuildReport } from './options';
import { compressFolder, copyAssets, copyPublic, filesIn } from './output';
import { openOutputCache } from './render/output-cache';
import { renderDocuments } from './render-documents';
import { writeIndexes } from './search-indexes';
import { renderSitemap } from './site/sitemap';
import { DocsError } from './support/errors';
import type { Log } from './support/log';
import { createSilentLog } from './support/silent-log';
import { createTempDir, dropTempDir, swapIn } from './support/swap';
import { writeMachines } from './write-machines';

/**
 * Builds the site. The way from files to pages, step by step; each step is a function from the value above to the value below.
 * The output is written to a temporary folder and swapped in whole: a failed or killed build leaves the previous one untouched.
 *
 * @param log shows progress and warnings; without it nothing is printed
 * @throws DocsError with everything that is wrong
 * @example
 * const { pages, outDir } = await build({ cwd: 'website', base: '/docs/' });
 */
export async function build(options: BuildOptions = {}, log: Log = createSilentLog()): Promise<BuildReport> {
  setMode('production');
  const config = await log.step('Read configuration', () => loadConfig(options.cwd, options, loadTranspiler));
  const output = await createTempDir(config.outDir);
  try {
    const early: { bundle?: Promise<BrowserBundle> } = {};
    // need not wait for the pages
    const onBundled = (server: ServerBundle) => {
      early.bundle = log.step('Bundle for readers', () => bundleFor(config, server));
      // a failure is heard of below, unless the pages have failed before
      early.bundle.catch(() => {});
    };
    const collected = await collect({ config, output, onBundled }, log);
    try {
      const bundle = early.bundle ?? bundleFor(config, collected.server);
      return await finish(config, { collected, output, bundle }, log);
    } finally {
      await collected.close();
    }
  } finally {
    await dropTempDir(output);
  }
}

const bundleFor = (config: Config, { islands }: ServerBundle): Promise<BrowserBundle> =>
  bundleBrowser(
    { config, site: createSiteData(config), socialIcons: renderSocialIcons(config), mode: 'build' },
    islands,
  );

interface FinishInput {
  collected: CollectedSite;
  output: string;
  bundle: Promise<BrowserBundle>;
}

async function finish(config: Config, { collected, output, bundle: bundling }: FinishInput, log: Log) {
  const outputs = openOutputCache({
    file: join(config.cacheDir, 'build', 'outputs.json'),
    version: collected.renderedWith,
    outDir: config.outDir,
    output,
  });
  const warnings = reportProblems(collected, log);
  const bundle = await bundling;
  const context = { config, collected, bundle, output, outputs };
  const [{ firstVisit }] = await Promise.all([
    log.step('Render pages', () => renderDocuments(context, log)),
    log.step('Index for search', (step) => writeIndexes(context, step)),
  ]);
  const files = await log.step('Write files', async (step) => {
    await writeMachines(context);
    await writeRest(config, context);
    const all = await filesIn(output);
    step.count(`${all.length} files`);
    return all.length;
  });
  await swapIn(output, config.outDir);
  await outputs.save();
  return { pages: collected.site.pages.size, files, firstVisit, warnings, outDir: config.outDir };
}

/** Shows warnings; errors end the build. */
export function reportProblems({ problems }: CollectedSite, log: Log): number {
  const errors = problems.filter(({ level }) => level === 'error');
  const warnings = problems.filter(({ level }) => level === 'warning');
  for (const warning of warnings) log.problem(warning);
  if (errors.length > 0) throw DocsError.all(errors);
  return warnings.length;
}

interface RestInput {
  collected: CollectedSite;
  bundle: BrowserBundle;
  output: string;
}

/** Everything beside the pages: code, images, public files, site map. */
async function writeRest(config: Config, { collected, bundle, output }: RestInput): Promise<void> {
  await mkdir(join(output, 'static'), { recursive: true });
  await cp(join(bundle.folder, 'static'), join(output, 'static'), { recursive: true });
  await copyAssets(collected.assets, output);
  await copyPublic(config.publicDir, output);
  if (config.siteOrigin) await writeFile(join(output, 'sitemap.xml'), renderSitemap(collected.site, config.siteOrigin));
  if (config.compress) await compressFolder(output);
}
