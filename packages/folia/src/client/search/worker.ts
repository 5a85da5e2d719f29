import { openIndex, type ReadJson } from '../../shared/search/index-file';
import { getIndexName, type IndexList } from '../../shared/search/index-name';
import { type SearchIndex, searchIn } from '../../shared/search/search-index';
import { fetchData } from '../page/fetch-data';
import type { SearchPlace } from './engine';
import type { WorkerAnswer, WorkerRequest, WorkerSetup } from './worker-protocol';

/**
 * The thread that searches. It loads the list of indexes, opens the one of the reader's language, and answers one question after
 * the other; of questions that wait, only the newest is worth an answer, and the page drops the others itself.
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
  return async ({ id, place, ask }: WorkerRequest): Promise<WorkerAnswer> => {
    try {
      const index = await indexOf(place);
      return { id, hits: ask ? await searchIn(index, ask.query, ask.limit) : [] };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

const waiting: { answer?: ReturnType<typeof createWorkerSearch> } = {};

addEventListener('message', ({ data }: MessageEvent<WorkerRequest | WorkerSetup>) => {
  if ('list' in data) waiting.answer = createWorkerSearch(data);
  else void waiting.answer?.(data).then((answer) => postMessage(answer));
});
