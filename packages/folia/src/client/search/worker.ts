import { openIndex, type ReadJson } from '../../shared/search/index-file';
import { getIndexName, type IndexList } from '../../shared/search/index-name';
import { type SearchIndex, searchIn } from '../../shared/search/search-index';
import { fetchData } from '../page/fetch-data';
import type { SearchPlace } from './engine';
import type { WorkerRequest, WorkerResponse, WorkerSetup } from './worker-protocol';

/**
 * The thread that searches. It loads the list of indexes, opens the index of the page's language, and responds to one request after the
 * other. The page ignores responses to queries that are no longer current.
 */
const read: ReadJson = (href) => fetchData(href);

function createWorkerSearch({ list }: WorkerSetup) {
  const indexes = new Map<string, Promise<SearchIndex>>();
  const open = async (name: string): Promise<SearchIndex> => {
    // a newer deployment has another list
    const href = (await read<IndexList>(list))[name];
    if (href === undefined) throw new Error(`The site has no index "${name}".`);
    return openIndex(href, read);
  };
  const indexOf = (place: SearchPlace): Promise<SearchIndex> => {
    const name = getIndexName(place);
    const index = indexes.get(name) ?? open(name);
    indexes.set(name, index);
    index.catch(() => indexes.delete(name));
    return index;
  };
  return async ({ id, place, search }: WorkerRequest): Promise<WorkerResponse> => {
    try {
      const index = await indexOf(place);
      return { id, hits: search ? await searchIn(index, search.query, search.limit) : [] };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

const started: { search?: ReturnType<typeof createWorkerSearch> } = {};

addEventListener('message', ({ data }: MessageEvent<WorkerRequest | WorkerSetup>) => {
  if ('list' in data) started.search = createWorkerSearch(data);
  else void started.search?.(data).then((response) => postMessage(response));
});
