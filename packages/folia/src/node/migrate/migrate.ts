import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { DocsError } from '../support/errors';
import { isBelow } from '../support/files';
import { createSilentLog, type Log } from '../support/log';
import { docusaurus } from './docusaurus';
import { evaluateConfig } from './evaluate-config';
import type { Engine, Migration, Note, SourceContext, SourceSite } from './migration';
import { newPackage } from './new-package';
import { printConfig } from './print-config';
import { noteText, renderReport, sortNotes } from './report';
import { rspress } from './rspress';
import { vitepress } from './vitepress';

export interface MigrateOptions {
  /** @default the current folder */
  cwd?: string;
  /** Folder of the site, relative to `cwd`. @default '.' */
  folder?: string;
  /** Folder of the new site, relative to `cwd`; it must be empty or not exist. */
  to: string;
}

export interface MigrateReport {
  engine: string;
  /** Number of files written. */
  files: number;
  /** What could not be translated. */
  notes: Note[];
  outDir: string;
}

const engines: readonly Engine[] = [rspress, vitepress, docusaurus];

/**
 * Writes a Folia site from a site of another engine, which is not changed.
 *
 * @throws DocsError when no known engine is found, or when the new folder is not empty
 * @example
 * const { notes } = await migrate({ folder: 'docs', to: '../new-docs' });
 */
export async function migrate(options: MigrateOptions, log: Log = createSilentLog()): Promise<MigrateReport> {
  const { cwd = process.cwd(), folder = '.' } = options;
  const source = resolve(cwd, folder);
  const target = resolve(cwd, options.to);
  checkTarget(source, target);
  const { engine, site } = recognise(source);
  const notes: Note[] = [];
  const context: SourceContext = {
    ...{ ...site, notes },
    note: ({ file, line }, message, hint) =>
      notes.push({ file: relative(site.root, file).replaceAll('\\', '/'), line, message, hint }),
  };
  const evaluated = await log.step('Read configuration', () => evaluateConfig(context));
  const migration = await log.step('Translate', () =>
    engine.migrate(context, evaluated ?? { value: {}, origins: new WeakMap() }),
  );
  await log.step('Write files', () => writeSite({ migration, engine, site, target }));
  for (const note of sortNotes(notes)) log.warn(noteText(note));
  return { engine: engine.name, files: migration.files.size, notes, outDir: target };
}

function checkTarget(source: string, target: string): void {
  if (!statSync(source, { throwIfNoEntry: false })?.isDirectory())
    throw new DocsError(`The folder ${source} does not exist.`, { hint: 'Name the folder of the site.' });
  if (target === source || isBelow(source, target))
    throw new DocsError('The new site cannot be inside the old one.', { hint: 'Choose a folder beside it with --to.' });
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory() || readdirSync(target).length > 0)
    throw new DocsError(`${target} is not empty.`, {
      hint: 'Choose a folder that is empty or does not exist with --to.',
    });
}

/** Looks into the folder itself, then into those below it. */
function recognise(folder: string): { engine: Engine; site: SourceSite } {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => join(folder, name));
  for (const each of [folder, ...below])
    for (const engine of engines) {
      const site = engine.find(each);
      if (site) return { engine, site };
    }
  throw new DocsError(`${folder} has no site of an engine that can be migrated.`, {
    hint: 'Known are Rspress 1 and 2 (rspress.config.ts), VitePress (.vitepress/config.ts) and Docusaurus (docusaurus.config.js). Name the folder of that file.',
  });
}

interface WriteInput {
  migration: Migration;
  engine: Engine;
  site: SourceSite;
  target: string;
}

function writeSite({ migration, engine, site, target }: WriteInput): void {
  const { files, config } = migration;
  files.set('folia.config.ts', { text: printConfig(config) });
  files.set('package.json', { text: newPackage(join(site.root, 'package.json')) });
  files.set('migration-report.md', { text: renderReport(engine.name, migration) });
  for (const [path, file] of files) {
    const full = join(target, path);
    mkdirSync(dirname(full), { recursive: true });
    if ('text' in file) writeFileSync(full, file.text);
    else cpSync(file.from, full);
  }
}
