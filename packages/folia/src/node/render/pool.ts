import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { JobName, Result, Task } from './jobs';
import type { ThreadSetup } from './thread';

/** Threads that run jobs. They start with the first one, or when they are told to. */
export interface Pool {
  threads: number;
  /** Lets the threads load their module before there is something to run. */
  start(): void;
  run<Name extends JobName>(name: Name, task: Task<Name>): Promise<Result<Name>>;
  /** Ends the threads, and what they are doing. Whatever is asked of them later fails. */
  close(): Promise<void>;
}

export interface PoolSettings {
  /** Path of the module that the threads run. */
  worker: string;
  setup: ThreadSetup;
  /** @default as many as the machine runs at once, at most 8: the main thread cannot feed more */
  threads?: number;
}

export function createPool({ worker, setup, threads = Math.min(availableParallelism(), 8) }: PoolSettings): Pool {
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
    start: () => void started(),
    run: async (name, task) => started().run({ name, task }),
    close() {
      lazy.closed ??= lazy.pool?.destroy() ?? Promise.resolve();
      return lazy.closed;
    },
  };
}
