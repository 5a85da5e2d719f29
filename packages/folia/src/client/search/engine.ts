import type { IndexPlace } from '../../shared/search/index-name';
import type { SearchResults } from '../../shared/search/types';

/** The local index in a worker, or a server. */
export interface SearchEngine {
  /** Loads an index before it is searched. @throws when that fails; the next call tries again */
  open(place: IndexPlace): Promise<void>;
  /**
   * @param limit most hits of each kind
   * @throws when the search fails
   */
  search(query: string, place: IndexPlace, limit: number): Promise<SearchResults[]>;
}

/** The server did not respond in time. */
export class SlowServerError extends Error {}
