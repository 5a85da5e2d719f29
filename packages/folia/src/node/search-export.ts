import { type FileHandle, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { reportProblems } from './build';
import { type CollectedSite, collect } from './collect';
import type { Config } from './config/config';
import { loadConfig } from './config/load';
import { readBody } from './render/body-store';
import { planIndexes } from './search/documents';
import { type EngineName, engine, engineNamed, engineNames, isIndexName } from './search/engines';
import type { RecordsForm } from './search/engines/engine';
import { createRecords } from './search/records';
import { DocsError } from './support/errors';
import type { Log } from './support/log';
import { createTempDir, dropTempDir, swapIn } from './support/swap';

/** What `folia search export` takes. */
export interface SearchExportOptions {
  /** Folder of the site. */
  cwd: string;
  /** @default 'search-export' */
  out?: string | undefined;
  /** Without it: for all. */
  engine?: string | undefined;
  /** @default `search.indexName` of a site with remote search, otherwise `docs` */
  index?: string | undefined;
}

export interface SearchExportReport {
  records: number;
  /** Absolute path. It has a folder for each engine. */
  outDir: string;
}

/**
 * Writes a site's sections for search engines: a folder for each, with the records and its settings. The folder is replaced whole.
 *
 * @throws DocsError with everything that is wrong
 */
export async function searchExport(options: SearchExportOptions, log: Log): Promise<SearchExportReport> {
  const names = options.engine === undefined ? engineNames : [engineNamed(options.engine)];
  const config = await log.step('Read configuration', () => loadConfig(options.cwd));
  const index = indexOf(options.index, config);
  const outDir = resolve(options.cwd, options.out ?? 'search-export');
  await assertReplaceable(outDir);
  const output = await createTempDir(outDir);
  try {
    const records = await withAnalysis(config, log, (collected) =>
      log.step('Write records', async (step) => {
        const count = await writeAll({ names, index, output }, collected);
        step.count(`${count} records`);
        return count;
      }),
    );
    await swapIn(output, outDir);
    for (const name of names) log.info(`${name}: ${engine(name).filling(index)}`);
    return { records, outDir };
  } finally {
    await dropTempDir(output);
  }
}

function indexOf(given: string | undefined, { search }: Config): string {
  const name = given ?? (search && search.mode === 'remote' ? search.indexName : 'docs');
  if (isIndexName(name)) return name;
  throw new DocsError(`"${name}" cannot be the name of an index.`, {
    hint: 'Name another with --index: letters, digits, hyphens and underscores.',
  });
}

/** What else lies in the folder would be lost. */
async function assertReplaceable(outDir: string): Promise<void> {
  const entries = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new DocsError(`${outDir} is no folder.`, { hint: 'Name a folder of its own with --out.' });
  });
  const other = entries.find((entry) => engineNames.every((name) => name !== entry));
  if (other !== undefined)
    throw new DocsError(`${outDir} would be replaced, and "${other}" in it is not from an export.`, {
      hint: 'Name a folder of its own with --out.',
    });
}

async function withAnalysis<T>(config: Config, log: Log, use: (collected: CollectedSite) => Promise<T>): Promise<T> {
  const nowhere = await mkdtemp(join(tmpdir(), 'folia-export-'));
  try {
    const collected = await collect({ config, output: nowhere }, log);
    try {
      reportProblems(collected, log);
      return await use(collected);
    } finally {
      await collected.close();
    }
  } finally {
    await rm(nowhere, { recursive: true, force: true });
  }
}

interface WriteInput {
  names: readonly EngineName[];
  index: string;
  output: string;
}

/** One page after the other goes to all files, so that a large site is never in memory. */
async function writeAll({ names, index, output }: WriteInput, { site }: Pick<CollectedSite, 'site'>): Promise<number> {
  const files = await Promise.all(names.map((name) => openEngine(name, index, output)));
  const state = { count: 0 };
  try {
    for (const { pages } of planIndexes(site, { versioned: false })) {
      for (const { head, page } of pages) {
        const records = createRecords(head, readBody(page.body).sections);
        for (const { file, form } of files) {
          const lines = records.map((record) => form.line(record)).join(form.between);
          await file.write((state.count === 0 ? '' : form.between) + lines);
        }
        state.count += records.length;
      }
    }
    for (const { file, form } of files) await file.write(form.closing);
  } finally {
    await Promise.all(files.map(({ file }) => file.close()));
  }
  return state.count;
}

async function openEngine(
  name: EngineName,
  index: string,
  output: string,
): Promise<{ file: FileHandle; form: RecordsForm }> {
  const folder = join(output, name);
  await mkdir(folder);
  for (const { name: file, text } of engine(name).settings(index)) await writeFile(join(folder, file), text);
  const form = engine(name).records(index);
  const file = await open(join(folder, form.name), 'w');
  await file.write(form.opening);
  return { file, form };
}
