import { enginePaths } from './bundler/paths';
import { createThreads, type Threads } from './render/pool';

/** As many as the machine can run at once. */
export const createBuildThreads = (): Threads => createThreads({ worker: enginePaths.worker });

/** One: the pages that somebody looks at need no more. */
export const createDevThreads = (): Threads => createThreads({ worker: enginePaths.worker, count: 1 });
