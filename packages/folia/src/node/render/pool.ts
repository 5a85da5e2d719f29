import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';

/** Threads that run the exported functions of one worker module. */
export interface Pool {
  threads: number;
  /** Lets the threads load their modules before there is something to run; without it they start with the first task. */
  start(): void;
  /** Runs `name` of the worker module on each batch of items; `onDone` hears how many items are finished. */
  map<T, R>(name: string, items: readonly T[], options: MapOptions): Promise<R[]>;
  run<T, R>(name: string, task: T): Promise<R>;
  close(): Promise<void>;
}

export interface MapOptions {
  /** Items per message: large enough to make the trip worth it, small enough to share the work evenly. */
  batch: number;
  onDone?: (done: number) => void;
}

export interface PoolSettings {
  worker: string;
  /** Handed to every thread as `workerData`. */
  data: unknown;
  /** More threads than this bring no more speed: the main thread cannot feed them. */
  threads?: number;
}

export function createPool({ worker, data, threads = Math.min(availableParallelism(), 8) }: PoolSettings): Pool {
  const lazy: { pool?: Tinypool } = {};
  const started = () => {
    lazy.pool ??= new Tinypool({
      filename: worker,
      runtime: 'worker_threads',
      minThreads: threads,
      maxThreads: threads,
      workerData: data,
      // without a limit V8 lets a thread's heap grow for the whole build; what one page needs is far below
      resourceLimits: { maxOldGenerationSizeMb: 320 },
      idleTimeout: 60_000,
    });
    return lazy.pool;
  };
  return {
    threads,
    start: () => void started(),
    async map<T, R>(name: string, items: readonly T[], { batch, onDone }: MapOptions): Promise<R[]> {
      const state = { done: 0 };
      const runs = batchesOf(items, batch).map(async (some): Promise<R> => {
        const result: R = await started().run(some, { name });
        state.done += some.length;
        onDone?.(state.done);
        return result;
      });
      return Promise.all(runs);
    },
    run: (name, task) => started().run(task, { name }),
    close: async () => lazy.pool?.destroy(),
  };
}

function batchesOf<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size));
  return batches;
}
