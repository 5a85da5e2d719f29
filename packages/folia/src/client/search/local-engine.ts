import type { SearchHit } from '../../shared/search/types';
import type { SearchEngine } from './engine';
import type { WorkerRequest, WorkerResponse, WorkerSetup } from './worker-protocol';

/** The part of `Worker` that is used. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

export interface LocalEngineInput {
  /** Starts the thread; called when search is first used. */
  start(): SearchWorker;
  /** Address of the list of indexes. */
  list: string;
}

/** Searches the index that is part of the site, in a thread of its own: the page never waits. */
export function createLocalEngine({ start, list }: LocalEngineInput): SearchEngine {
  const waiting = new Map<number, { resolve(hits: SearchHit[]): void; reject(error: Error): void }>();
  const state: { worker?: SearchWorker; last: number } = { last: 0 };
  const fail = (message: string) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  const worker = (): SearchWorker => {
    if (state.worker) return state.worker;
    const made = start();
    const setup: WorkerSetup = { list };
    made.postMessage(setup);
    made.addEventListener('message', (event) => {
      // sent by `worker.ts`, in this shape
      const response = (event as MessageEvent<WorkerResponse>).data;
      const request = waiting.get(response.id);
      waiting.delete(response.id);
      if ('hits' in response) request?.resolve(response.hits);
      else request?.reject(new Error(response.error));
    });
    made.addEventListener('error', () => {
      delete state.worker;
      fail('The search thread has stopped.');
    });
    state.worker = made;
    return made;
  };
  const request = (message: Omit<WorkerRequest, 'id'>): Promise<SearchHit[]> =>
    new Promise((resolve, reject) => {
      const id = ++state.last;
      waiting.set(id, { resolve, reject });
      try {
        worker().postMessage({ id, ...message });
      } catch (error) {
        waiting.delete(id);
        reject(error);
      }
    });
  return {
    open: async (place) => void (await request({ place })),
    search: async (query, place, limit) => [
      { index: '', label: '', hits: await request({ place, search: { query, limit } }) },
    ],
  };
}
