import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { BuildOptions, BuildReport, RunningServer, ServeOptions } from '../node/options';
import { getCacheDir, getPagesFolder } from '../node/support/cache-folders';
import type { Log } from '../node/support/log';
import { createBuildThreads, createDevThreads } from '../node/threads';

/**
 * Builds the site. Where nothing is kept of an earlier build, the threads that render are needed for certain: they load
 * their modules while this one loads its own and reads the configuration.
 *
 * @throws DocsError with everything that is wrong
 */
export async function startBuild(options: BuildOptions, log: Log): Promise<BuildReport> {
  optimiseLater();
  const threads = createBuildThreads();
  if (!existsSync(getPagesFolder(getCacheDir(resolve(options.cwd))))) threads.start();
  try {
    const { build } = await import('../node/build');
    return await build(options, log, threads);
  } finally {
    await threads.close();
  }
}

/** Serves the site while it is being written; the thread that renders loads its modules meanwhile. */
export async function startDev(options: ServeOptions, log: Log): Promise<RunningServer> {
  const threads = createDevThreads();
  threads.start();
  const { dev } = await import('../node/dev');
  return dev(options, log, threads);
}

/**
 * On few cores V8's compilers take their time from the threads they work for, a quarter of all in a build of some seconds. Here they wait until a
 * function has run six times as long as usual: a twentieth less time for 150 pages.
 */
function optimiseLater(): void {
  if (availableParallelism() <= 4) setFlagsFromString('--interrupt-budget=400000');
}
