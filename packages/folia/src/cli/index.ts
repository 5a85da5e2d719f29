import pc from 'picocolors';
import type { BuildReport } from '../node/options';
import { DocsError, getProblems } from '../node/support/errors';
import { createLog } from '../node/support/log';
import { getVersion } from '../node/support/packages';
import { bytesText, durationText } from '../node/support/text';
import { type CommandName, type CommandOptions, parseArguments } from './arguments';

/** What scripts can rely on, beside 0 for success. */
const exitCode = { problems: 1, wrongUse: 2, interrupted: 130 } as const;

const cwd = process.cwd();
const log = createLog({
  stream: process.stdout,
  tty: process.stdout.isTTY === true,
  ci: Boolean(process.env.CI),
  color: pc.isColorSupported && (process.stdout.isTTY === true || Boolean(process.env.FORCE_COLOR)),
  cwd,
});

void main();

async function main(): Promise<void> {
  const request = parseArguments(process.argv.slice(2));
  switch (request.kind) {
    case 'help':
      return request.print();
    case 'version':
      return log.info(getVersion('folia'));
    case 'refused':
      log.problem(new DocsError(request.message, { hint: request.hint }).problem);
      process.exitCode = exitCode.wrongUse;
      return;
    case 'run':
      return run(request.command, request.options);
  }
}

async function run(command: CommandName, options: CommandOptions): Promise<void> {
  // React chooses by it, in this thread, in the workers and in the bundles.
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
  process.once('SIGINT', interrupt);
  try {
    await start(command, options);
  } catch (error) {
    report(error);
    // A failed command may have left workers or watchers behind; nothing is half-written, so there is nothing to wait for.
    process.exit(exitCode.problems);
  }
}

/** The commands are loaded when asked for: `preview` needs no bundler. */
async function start(command: CommandName, options: CommandOptions): Promise<unknown> {
  switch (command) {
    case 'dev':
      return (await import('./start')).startDev({ cwd, ...options }, log);
    case 'preview':
      return (await import('../node/preview')).preview({ cwd, ...options }, log);
    case 'check':
      return (await import('../node/check')).check({ cwd }, log);
    case 'i18n sync': {
      const { synced, file } = await (await import('../node/sync-translations')).syncTranslations({ cwd, ...options });
      return log.summary([
        ['Translations', String(synced)],
        ['Record', file],
      ]);
    }
    case 'search export': {
      const { records, outDir } = await (await import('../node/search-export')).searchExport({ cwd, ...options }, log);
      return log.summary([
        ['Records', String(records)],
        ['Output', outDir],
      ]);
    }
    case 'search serve':
      return (await import('../node/search-serve')).searchServe({ ...options, ...secrets() }, log);
    case 'build': {
      const began = performance.now();
      const { startBuild } = await import('./start');
      return summarise(await startBuild({ cwd, ...options }, log), performance.now() - began);
    }
  }
}

/** Not arguments: those are for everybody on the machine to see. */
function secrets() {
  return { key: process.env.FOLIA_SEARCH_KEY, application: process.env.FOLIA_SEARCH_APPLICATION };
}

function summarise({ pages, files, firstVisit, warnings, outDir }: BuildReport, milliseconds: number): void {
  log.summary([
    ['Pages', String(pages)],
    ['Files', String(files)],
    ['First visit', `${bytesText(firstVisit)} (brotli)`],
    ...(warnings > 0 ? [['Warnings', String(warnings)] as const] : []),
    ['Time', durationText(milliseconds)],
    ['Output', outDir],
  ]);
}

function report(error: unknown): void {
  log.close();
  if (error instanceof DocsError) {
    for (const problem of getProblems(error)) log.problem(problem);
    return;
  }
  log.info(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Servers end with the process. A build is simply left: its output is swapped in whole, or not at all. */
function interrupt(): void {
  log.close();
  process.exit(exitCode.interrupted);
}
