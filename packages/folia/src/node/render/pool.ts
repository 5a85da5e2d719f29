import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { JobName, Result, Task } from './jobs';
import type { ThreadSetup } from './thread';

export type Pool = ReturnType<typeof createPool>;

export interface PoolSettings {
  /** Path of the module that the threads run. */
  worker: string;
  setup: ThreadSetup;
  /** @default as many as the machine runs at once, at most 8: the main thread cannot feed more */
  threads?: number;
}

/** As many pages are rendered in the time that one more thread takes to load its modules. */
const pagesPerThread = 16;

/** Threads that run jobs. They start with the first one, or when they are told to. */
export function createPool({ worker, setup, threads: most = Math.min(availableParallelism(), 8) }: PoolSettings) {
  const state = { threads: most };
  const lazy: { pool?: Tinypool; closed?: Promise<void> } = {};
  const started = () => {
    if (lazy.closed) throw new Error('The thread pool has been closed.');
    lazy.pool ??= new Tinypool({
      filename: worker,
      runtime: 'worker_threads',
      workerData: setup,
      minThreads: state.threads,
      maxThreads: state.threads,
      // without a limit V8 lets a thread's heap grow for the whole build; what one page needs is far below
      resourceLimits: { maxOldGenerationSizeMb: 320 },
      idleTimeout: 60_000,
    });
    return lazy.pool;
  };
  return {
    get threads() {
      return state.threads;
    },
    /** Says how many pages the site has, before the threads start: a small one needs fewer of them. */
    fit(pages: number) {
      state.threads = Math.max(1, Math.min(most, Math.ceil(pages / pagesPerThread)));
    },
    /** Lets the threads load their module before there is something to run. */
    start: () => void started(),
    run: async <Name extends JobName>(name: Name, task: Task<Name>): Promise<Result<Name>> =>
      started().run({ name, task }),
    /** Replaces the threads when they have done what they are doing: modules that they have loaded are never unloaded. */
    renew: () => void lazy.pool?.recycleWorkers().catch(() => {}),
    /** Ends the threads, and what they are doing. Whatever is asked of them later fails. */
    close(): Promise<void> {
      lazy.closed ??= lazy.pool?.destroy() ?? Promise.resolve();
      return lazy.closed;
    },
  };
}
