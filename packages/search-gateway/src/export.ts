import { type FileHandle, mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DocsError, type Log, readSearchRecords, type SearchableSite } from 'folia/node';
import { type EngineName, engineNames, getAdapter, isIndexName, parseEngineName } from './adapters';
import type { RecordsFormat } from './adapters/adapter';

/** Options of `folia-search export`. */
export interface ExportOptions {
  /** Folder of the site. */
  cwd: string;
  /** @default 'search-export' */
  out?: string | undefined;
  /** @default all */
  engine?: string | undefined;
  /** @default `search.indexName` of a site with remote search, otherwise `docs` */
  index?: string | undefined;
}

export interface ExportReport {
  records: number;
  /** Absolute path. It has a folder for each search engine. */
  outDir: string;
}

/**
 * Writes the sections of a site for search engines: a folder for each, with the records and its settings. The output folder is replaced
 * as a whole, and only on success.
 *
 * @throws DocsError with everything that is wrong
 */
export function exportSite(options: ExportOptions, log: Log): Promise<ExportReport> {
  const names = options.engine === undefined ? engineNames : [parseEngineName(options.engine)];
  const outDir = resolve(options.cwd, options.out ?? 'search-export');
  return readSearchRecords({ cwd: options.cwd }, log, async ({ indexName, pages }) => {
    const index = checkIndexName(options.index ?? indexName ?? 'docs');
    await assertReplaceable(outDir);
    const records = await replaceFolder(outDir, (folder) =>
      log.step('Write records', async (step) => {
        const count = await writeRecords({ names, index, folder }, pages);
        step.count(`${count} records`);
        return count;
      }),
    );
    for (const name of names) log.info(`${name}: ${getAdapter(name).importHint(index)}`);
    return { records, outDir };
  });
}

function checkIndexName(name: string): string {
  if (isIndexName(name)) return name;
  throw new DocsError(`"${name}" is not a valid index name.`, {
    hint: 'Set one with --index: letters, digits, hyphens and underscores.',
  });
}

/** Refuses to delete files that are not from an export. */
async function assertReplaceable(outDir: string): Promise<void> {
  const entries = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new DocsError(`${outDir} is not a folder.`, { hint: 'Choose another folder with --out.' });
  });
  const other = entries.find((entry) => engineNames.every((name) => name !== entry));
  if (other !== undefined)
    throw new DocsError(`${outDir} would be replaced, and "${other}" in it is not from an export.`, {
      hint: 'Choose another folder with --out.',
    });
}

/** Lets `write` fill a new folder, and puts it in the place of `outDir` when that succeeds. */
async function replaceFolder<T>(outDir: string, write: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dirname(outDir), { recursive: true });
  const temporary = await mkdtemp(join(dirname(outDir), `.${basename(outDir)}-`));
  try {
    const folder = join(temporary, 'new');
    await mkdir(folder);
    const result = await write(folder);
    await rename(outDir, join(temporary, 'old')).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(folder, outDir);
    return result;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

interface Target {
  names: readonly EngineName[];
  index: string;
  folder: string;
}

/** Writes page by page, so that a large site is never in memory. */
async function writeRecords({ names, index, folder }: Target, pages: SearchableSite['pages']): Promise<number> {
  const files = await Promise.all(names.map((name) => openRecords(name, index, folder)));
  let count = 0;
  try {
    for (const records of pages) {
      for (const { file, format } of files) {
        const text = records.map(format.format).join(format.separator);
        await file.write((count === 0 ? '' : format.separator) + text);
      }
      count += records.length;
    }
    for (const { file, format } of files) await file.write(format.footer);
  } finally {
    await Promise.all(files.map(({ file }) => file.close()));
  }
  return count;
}

/** Writes the settings of a search engine, and the beginning of its records. */
async function openRecords(
  name: EngineName,
  index: string,
  parent: string,
): Promise<{ file: FileHandle; format: RecordsFormat }> {
  const folder = join(parent, name);
  await mkdir(folder);
  const adapter = getAdapter(name);
  for (const { name: file, text } of adapter.settings(index)) await writeFile(join(folder, file), text);
  const format = adapter.records(index);
  const file = await open(join(folder, format.name), 'w');
  await file.write(format.header);
  return { file, format };
}
