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

/** Threads that run jobs. They start with the first one, or when they are told to. */
export function createPool({ worker, setup, threads = Math.min(availableParallelism(), 8) }: PoolSettings) {
  const lazy: { pool?: Tinypool; closed?: Promise<void> } = {};
  const started = () => {
    if (lazy.closed) throw new Error('The threads have been ended.');
    lazy.pool ??= new Tinypool({
      filename: worker,
      runtime: 'worker_threads',
      workerData: setup,
      minThreads: threads,
      maxThreads: threads,
      // without a limit V8 lets a thread's heap grow for the whole build; what one page needs is far below
      resourceLimits: { maxOldGenerationSizeMb: 320 },
      idleTimeout: 60_000,
    });
    return lazy.pool;
  };
  return {
    threads,
    /** Lets the threads load their module before there is something to run. */
    start: () => void started(),
    run: async <Name extends JobName>(name: Name, task: Task<Name>): Promise<Result<Name>> =>
      started().run({ name, task }),
    /** Ends the threads, and what they are doing. Whatever is asked of them later fails. */
    close(): Promise<void> {
      lazy.closed ??= lazy.pool?.destroy() ?? Promise.resolve();
      return lazy.closed;
    },
  };
}
