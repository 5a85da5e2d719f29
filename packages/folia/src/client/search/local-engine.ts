import type { IndexPlace } from '../../shared/search/index-name';
import type { SearchHit } from '../../shared/search/types';
import type { SearchEngine } from './engine';

/** From the page to the worker, with a port for the response. */
export interface WorkerRequest {
  place: IndexPlace;
  /** Absent: only load the index. */
  search?: { query: string; limit: number };
}

export type WorkerResponse = { hits: SearchHit[] } | { error: string };

/** Searches the index that is part of the site, in a worker, so that the page is never blocked. */
export function createLocalEngine(): SearchEngine {
  const started: { worker?: Worker } = {};
  const request = (message: WorkerRequest): Promise<SearchHit[]> =>
    new Promise((resolve, reject) => {
      // The bundler makes a file of it.
      started.worker ??= new Worker(new URL('./worker.js', import.meta.url));
      const { port1, port2 } = new MessageChannel();
      const answered = new AbortController();
      port1.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
        answered.abort();
        port1.close();
        if ('hits' in data) resolve(data.hits);
        else reject(new Error(data.error));
      };
      const onError = () => {
        delete started.worker;
        reject(new Error('The search worker has stopped.'));
      };
      started.worker.addEventListener('error', onError, { signal: answered.signal });
      started.worker.postMessage(message, [port2]);
    });
  return {
    open: async (place) => void (await request({ place })),
    search: async (query, place, limit) => [
      { index: '', label: '', hits: await request({ place, search: { query, limit } }) },
    ],
  };
}
