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

/** Number of pages that are rendered while one more thread loads its modules. */
const pagesPerThread = 16;

/** Heap limit of a thread, in MB: without a limit V8 lets its heap grow for the whole build. */
const heap = { least: 320, perMegabyteOfPage: 24 };

/** Threads that run jobs. They start with the first job, or on request. */
export function createPool({ worker, setup, threads: most = Math.min(availableParallelism(), 8) }: PoolSettings) {
  const state = { threads: most, heap: heap.least };
  const lazy: { pool?: Tinypool; closed?: Promise<void> } = {};
  const started = () => {
    if (lazy.closed) throw new Error('The thread pool has been closed.');
    lazy.pool ??= new Tinypool({
      filename: worker,
      runtime: 'worker_threads',
      workerData: setup,
      minThreads: state.threads,
      maxThreads: state.threads,
      resourceLimits: { maxOldGenerationSizeMb: state.heap },
      idleTimeout: 60_000,
    });
    return lazy.pool;
  };
  return {
    get threads() {
      return state.threads;
    },
    /**
     * Sets the number of pages and the size of the largest in bytes, before the threads start: a small site needs fewer of them,
     * a page of many megabytes a larger heap.
     */
    fit(pages: number, largest: number) {
      state.threads = Math.max(1, Math.min(most, Math.ceil(pages / pagesPerThread)));
      state.heap = heap.least + Math.ceil((largest / 1e6) * heap.perMegabyteOfPage);
    },
    /** Lets the threads load their module before the first job. */
    start: () => void started(),
    run: async <Name extends JobName>(name: Name, task: Task<Name>): Promise<Result<Name>> =>
      started().run({ name, task }),
    /** Replaces the threads after their current jobs: modules that they have loaded are never unloaded. */
    renew: () => void lazy.pool?.recycleWorkers().catch(() => {}),
    /** Stops the threads and their jobs. Later jobs fail. */
    close(): Promise<void> {
      lazy.closed ??= lazy.pool?.destroy() ?? Promise.resolve();
      return lazy.closed;
    },
  };
}
