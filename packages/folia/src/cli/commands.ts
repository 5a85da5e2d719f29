import { DocsError } from '../node/support/errors';
import type { Log } from '../node/support/log';
import { createSummary } from './build-summary';
import {
  addresses,
  base,
  type CommandOptions,
  compress,
  host,
  type Option,
  out,
  pages,
  port,
  to,
  write,
} from './options';

interface CommandContext {
  /** Folder the command was started in. */
  cwd: string;
  log: Log;
}

/** A command of `folia`. Its modules are loaded when it runs: `preview` needs no bundler. */
export interface Command {
  /** May have a space in it: `i18n sync`. */
  name: string;
  description: string;
  /** Also takes the path of a folder. */
  takesFolder?: boolean;
  options: readonly Option[];
  run(options: CommandOptions, context: CommandContext): Promise<unknown>;
}

/** In the order of the help text. */
export const commands: readonly Command[] = [
  {
    name: 'dev',
    description: 'Start the development server',
    options: [port, host, base],
    run: async (options, { cwd, log }) => (await import('../node/dev')).dev({ cwd, ...options }, log),
  },
  {
    name: 'build',
    description: 'Build the site for production',
    options: [base, out, compress],
    async run(options, { cwd, log }) {
      const start = performance.now();
      const { build } = await import('../node/build');
      const report = await build({ cwd, ...options }, log);
      log.summary(createSummary(report, performance.now() - start));
    },
  },
  {
    name: 'preview',
    description: 'Preview the production build locally',
    options: [port, host, base, out],
    run: async (options, { cwd, log }) => (await import('../node/preview')).preview({ cwd, ...options }, log),
  },
  {
    name: 'check',
    description: 'Check configuration, pages and links without building',
    options: [addresses, write],
    run: async (options, { cwd, log }) => (await import('../node/check')).check({ cwd, ...options }, log),
  },
  {
    name: 'i18n sync',
    description: 'Mark translations as up to date with their originals',
    options: [pages],
    async run(options, { cwd, log }) {
      const { syncTranslations } = await import('../node/sync-translations');
      const { synced, file } = await syncTranslations({ cwd, ...options });
      log.summary([
        ['Translations', String(synced)],
        ['Record', file],
      ]);
    },
  },
  {
    name: 'migrate',
    description: 'Write a Folia site from a site of Rspress, VitePress or Docusaurus',
    takesFolder: true,
    options: [to],
    async run({ folder, to: target }, { cwd, log }) {
      if (target === undefined)
        throw new DocsError('The folder of the new site is missing.', { hint: 'Name it with --to <folder>.' });
      const { migrate } = await import('../node/migrate/migrate');
      const { engine, files, notes, outDir } = await migrate({ cwd, ...(folder && { folder }), to: target }, log);
      log.summary([
        ['Engine', engine],
        ['Files', String(files)],
        ['To check', `${notes.length} (migration-report.md)`],
        ['Output', outDir],
      ]);
    },
  },
];
