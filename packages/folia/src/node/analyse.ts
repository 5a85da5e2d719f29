import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceFile } from '../model/page';
import type { UrlRules } from '../model/route';
import type { Problem, SitePage } from '../model/site';
import { bundleServer, type ServerBundle, serverBundlePath } from './bundle/bundle';
import { moduleKeyOf, modulePathOf } from './bundle/module-key';
import { enginePaths } from './bundle/paths';
import type { Config } from './config/config';
import { siteDataOf, urlRulesOf } from './config/site-data';
import { socialDrawingsOf } from './config/social';
import type { Asset } from './content';
import { lastUpdates } from './last-updates';
import { createPool, type Pool } from './render/pool';
import { assemble } from './site/assemble';
import { checkLinks } from './site/check-links';
import type { Site } from './site/site';
import { publicFile, readSources } from './sources';
import { distinct } from './support/errors';
import type { Log } from './support/log';
import type { SpooledPage, WorkerSetup } from './worker';

/** A site that has been read, drawn and checked, but not yet written. */
export interface Analysis {
  site: Site;
  server: ServerBundle;
  assets: Asset[];
  /** Everything found, warnings of the configuration included. */
  problems: Problem[];
  /** The threads that have drawn the bodies, ready to render. */
  pool: Pool;
  /** Temporary folder of the bodies. */
  spoolFolder: string;
}

/** Pages per message to a worker: one id's languages stay together, so that what they share is highlighted once. */
const batchSize = 8;

/**
 * From files to a checked site. One page's mistakes do not hide another's: all problems of all pages are in the result.
 *
 * @param output the folder that will be rendered into
 */
export async function analyse(config: Config, output: string, log: Log): Promise<Analysis> {
  const rules = urlRulesOf(config);
  const spoolFolder = await mkdtemp(join(tmpdir(), 'folia-'));
  const setup: WorkerSetup = {
    config,
    rules,
    serverFile: serverBundlePath({ config, mode: 'build' }),
    output,
    spoolFolder,
  };
  const pool = createPool({ worker: enginePaths.worker, data: setup });
  try {
    return await analyseWith({ config, rules, pool, spoolFolder }, log);
  } catch (error) {
    await pool.close();
    await rm(spoolFolder, { recursive: true, force: true });
    throw error;
  }
}

type Means = Pick<Analysis, 'pool' | 'spoolFolder'> & { config: Config; rules: UrlRules };

async function analyseWith({ config, rules, pool, spoolFolder }: Means, log: Log): Promise<Analysis> {
  const sources = await log.step('Find pages', async (step) => {
    const found = await readSources(config, rules);
    step.count(`${found.files.length} files`);
    return found;
  });
  const server = await log.step('Bundle for drawing', async () =>
    bundleServer(
      { config, site: siteDataOf(config), drawings: socialDrawingsOf(config), mode: 'build' },
      await modulesOf(sources.files, config, pool),
    ),
  );
  const times = lastUpdates(sources.files, config);
  const drawn = await log.step('Draw pages', async (step) => {
    const pages = await drawAll(pool, sources.files, log);
    step.count(`${pages.length} pages`);
    return pages;
  });
  const lastUpdated = await times;
  const fileExists = publicFile(config);
  const pages = drawn.map((page) => sitePageOf(page, lastUpdated.get(page.path) ?? null));
  const site = assemble({
    pages,
    rules,
    locales: config.theme.locales,
    metas: sources.metas,
    navs: sources.navs,
    fileExists,
  });
  const links = config.markdown.checkDeadLinks ? checkLinks(site, fileExists) : [];
  // What is wrong with a plugin is noticed by every page.
  const ofPages = distinct(drawn.flatMap(({ problems }) => problems));
  const problems = [...config.warnings, ...sources.problems, ...ofPages, ...site.problems, ...links];
  return { site, server, assets: drawn.flatMap(({ assets }) => assets), problems, pool, spoolFolder };
}

async function modulesOf(files: readonly SourceFile[], config: Config, pool: Pool): Promise<Map<string, string>> {
  const imported = await pool.run<string[], string[]>('importsOf', pathsOf(files));
  const pages = files.filter(({ kind }) => kind === 'module').map(({ path }) => path);
  const { themeFolder } = enginePaths;
  const modules = new Map<string, string>();
  for (const key of imported) if (key !== '@theme') modules.set(key, modulePathOf(key, config.root, themeFolder));
  for (const path of pages) modules.set(moduleKeyOf(path, config.root, themeFolder), path);
  return modules;
}

const pathsOf = (files: readonly SourceFile[]) => files.map(({ path }) => path);

async function drawAll(pool: Pool, files: readonly SourceFile[], log: Log): Promise<SpooledPage[]> {
  const together = files.toSorted((a, b) => (a.route.id < b.route.id ? -1 : a.route.id > b.route.id ? 1 : 0));
  const onDone = (done: number) => log.progress(done, files.length);
  return (await pool.map<SourceFile, SpooledPage[]>('draw', together, { batch: batchSize, onDone })).flat();
}

function sitePageOf(
  { facts, path, dependencies, links, anchors, body }: SpooledPage,
  lastUpdated: number | null,
): SitePage {
  return { facts: { ...facts, lastUpdated }, path, dependencies, links, anchors, body };
}
