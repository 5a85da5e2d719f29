import { keepNewest } from '../../shared/keep-newest';
import { openIndex } from '../../shared/search/index-file';
import { getIndexName, type IndexList, indexListPath } from '../../shared/search/index-name';
import { searchIn } from '../../shared/search/search-index';
import { fetchData } from '../page/fetch-data';
import type { WorkerRequest, WorkerResponse } from './local-engine';

/*
 * The thread that searches. It loads the list of indexes, opens the index of the page's language, and responds to one request after the
 * other. The page ignores responses to queries that are no longer current.
 */

/** Scripts are served from `{base}static/js/`. */
const list = new URL(`../../${indexListPath}`, location.href).pathname;

const openNamed = keepNewest(10, async (name: string) => {
  // a newer deployment has another list
  const href = (await fetchData<IndexList>(list))[name];
  if (href === undefined) throw new Error(`The site has no search index "${name}".`);
  return openIndex(href, (file) => fetchData(file));
});

async function respond({ place, search }: WorkerRequest): Promise<WorkerResponse> {
  try {
    const index = await openNamed(getIndexName(place));
    return { hits: search ? await searchIn(index, search.query, search.limit) : [] };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data, ports }: MessageEvent<WorkerRequest>) => {
  void respond(data).then((response) => ports[0]?.postMessage(response));
});
