import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';

/** Threads that load one worker module. They can load it before it is known what they will work with. */
export interface Threads {
  count: number;
  /** Lets them load the module before there is something to run; without it they start with the first task. */
  start(): void;
  /** @param setup handed to every function of the module that runs, as `setup` of its {@link Message} */
  pool(setup: unknown): Pool;
  /** Ends them, and what they are doing. Whatever is asked of them later fails. */
  close(): Promise<void>;
}

/** Threads that run the exported functions of a worker module, all with the same setup. */
export interface Pool extends Pick<Threads, 'start' | 'close'> {
  threads: number;
  /** Runs `name` of the worker module on each batch of items; `onDone` hears how many items are finished. */
  map<T, R>(name: string, items: readonly T[], options: MapOptions): Promise<R[]>;
  run<T, R>(name: string, task: T): Promise<R>;
}

/** What an exported function of a worker module is called with. */
export interface Message<S, T> {
  setup: S;
  task: T;
}

export interface MapOptions {
  /** Items per message: large enough to make the trip worth it, small enough to share the work evenly. */
  batch: number;
  onDone?: (done: number) => void;
}

export interface ThreadSettings {
  worker: string;
  /** More threads than this bring no more speed: the main thread cannot feed them. */
  count?: number;
}

export function createThreads({ worker, count = Math.min(availableParallelism(), 8) }: ThreadSettings): Threads {
  const lazy: { pool?: Tinypool; closed?: Promise<void> } = {};
  const started = () => {
    if (lazy.closed) throw new Error('The threads have been ended.');
    lazy.pool ??= new Tinypool({
      filename: worker,
      runtime: 'worker_threads',
      minThreads: count,
      maxThreads: count,
      // without a limit V8 lets a thread's heap grow for the whole build; what one page needs is far below
      resourceLimits: { maxOldGenerationSizeMb: 320 },
      idleTimeout: 60_000,
    });
    return lazy.pool;
  };
  const start = () => void started();
  const close = () => {
    lazy.closed ??= lazy.pool?.destroy() ?? Promise.resolve();
    return lazy.closed;
  };
  return {
    ...{ count, start, close },
    pool(setup) {
      const run = async <T, R>(name: string, task: T): Promise<R> =>
        started().run({ setup, task } satisfies Message<unknown, T>, { name });
      return {
        ...{ threads: count, start, close, run },
        async map<T, R>(name: string, items: readonly T[], { batch, onDone }: MapOptions): Promise<R[]> {
          const state = { done: 0 };
          const runs = createBatches(items, batch).map(async (some) => {
            const result = await run<T[], R>(name, some);
            state.done += some.length;
            onDone?.(state.done);
            return result;
          });
          return Promise.all(runs);
        },
      };
    },
  };
}

function createBatches<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size));
  return batches;
}
