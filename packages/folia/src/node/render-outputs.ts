import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Problem } from '../shared/site';
import type { BrowserBundle } from './bundler/bundle';
import type { CollectedSite } from './collect';
import { createDataFiles } from './config/site-data';
import { createDocumentTemplate } from './document-template';
import { outputs } from './outputs';
import type { OutputSite, RenderContext } from './outputs/output';
import type { OutputFile } from './render/output-file';
import { type CachedRunInput, createCachedRun } from './run-cached';
import type { SectionNav } from './site/site';
import { DocsError } from './support/errors';
import { hashOf } from './support/files';
import type { Log } from './support/log';

/** What is rendered, and where it goes. */
export interface BuildOutputs {
  site: OutputSite;
  context: RenderContext;
  /** Folder that is written to. */
  output: string;
  /** Entries in the making at once. */
  parallel: number;
}

/**
 * Renders everything that a site serves into the output folder.
 *
 * @throws DocsError with all layouts that cannot be rendered
 */
export async function renderOutputs({ site, context, output, parallel }: BuildOutputs, log: Log): Promise<void> {
  for (const { step, kinds } of outputs) {
    const problems: Problem[] = [];
    const state = { done: 0, files: 0, total: kinds.reduce((sum, kind) => sum + count(kind.list(site)), 0) };
    if (state.total === 0) continue;
    await log.step(step, async (shown) => {
      // listed anew, so that the entries of thousands of pages are never in memory at once
      for (const kind of kinds)
        await inParallel(kind.list(site), parallel, async (entry) => {
          const rendered = await kind.render(entry, context);
          problems.push(...rendered.problems);
          state.files += rendered.files.length;
          await Promise.all(rendered.files.map((file) => writeOutputFile(file, output)));
          log.progress(++state.done, state.total);
        });
      shown.count(`${state.files} files`);
    });
    if (problems.some(({ level }) => level === 'error')) throw DocsError.all(problems);
    for (const problem of problems) log.problem(problem);
  }
}

function count(entries: Iterable<unknown>): number {
  let total = 0;
  for (const _ of entries) total++;
  return total;
}

/** Processes this many at a time. */
async function inParallel<T>(items: Iterable<T>, most: number, work: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const next = async (): Promise<void> => {
    for (let item = iterator.next(); !item.done; item = iterator.next()) await work(item.value);
  };
  await Promise.all(Array.from({ length: most }, next));
}

async function writeOutputFile({ path, content }: OutputFile, output: string): Promise<void> {
  const file = join(output, path);
  if (content.kind === 'written') return;
  if (content.kind === 'copy') return copyOutputFile(content.from, file);
  await mkdir(dirname(file), { recursive: true });
  switch (content.kind) {
    case 'text':
      return writeFile(file, content.text);
    case 'bytes':
      return writeFile(file, content.bytes);
    case 'stream':
      return pipeline(Readable.from(content.pieces()), createWriteStream(file));
  }
}

/** Generated files take precedence over public files of the same name. A file cannot replace a folder, nor be below a file. */
async function copyOutputFile(from: string, file: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    const there = await stat(file).catch(() => null);
    if (!there || there.isDirectory()) await copyFile(from, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code)) throw error;
    const what = code === 'EISDIR' ? 'has the same name as a folder' : 'is in a folder with the same name as a file';
    throw new DocsError(`${from} ${what} of the site.`, { hint: 'Rename it.' });
  }
}

export interface BuildInput extends CachedRunInput {
  bundle: BrowserBundle;
}

/** Where the navigation of a section is in the output. */
export const hashedNavPath = ({ key, data }: Pick<SectionNav, 'key' | 'data'>): string =>
  `static/nav/${key}.${hashOf(JSON.stringify(data))}.json`;

/** The outputs of a build: all pages have been rendered, and files in the cache are not made again. */
export function createBuildOutputs({ site, assets }: CollectedSite, input: BuildInput): BuildOutputs {
  const { workspace, rendering, bundle, output } = input;
  const { config, pool } = workspace;
  const { rules } = site;
  const navPaths = new Map<SectionNav, string>();
  const getNavPath = (section: SectionNav): string => {
    const path = navPaths.get(section) ?? hashedNavPath(section);
    navPaths.set(section, path);
    return path;
  };
  const data = createDataFiles(config);
  const whole: OutputSite = { ...site, config, assets, getNavPath, dataFiles: data.all };
  const context: RenderContext = {
    config,
    build: hashOf(bundle.build + data.site.path),
    template: createDocumentTemplate(config, rules, { ...bundle, siteFile: data.site.path, development: false }),
    getServer: async () => rendering.server,
    open: async (page) => ({ page, site: whole }),
    getSite: () => whole,
    whole: async () => whole,
    getNavData: () => null,
    run: createCachedRun(input),
    read: (path) => readFile(join(output, path), 'utf8'),
  };
  return { site: whole, context, output, parallel: pool.threads + 1 };
}
