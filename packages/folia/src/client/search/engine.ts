import type { SearchResults } from '../../shared/search/types';

/** Which index is searched. */
export interface SearchPlace {
  lang: string;
  /** '' when all versions share an index. */
  version: string;
}

/** The local index in a worker, or a server. */
export interface SearchEngine {
  /** Loads an index before it is searched. @throws when that fails; the next call tries again */
  open(place: SearchPlace): Promise<void>;
  /**
   * @param limit most hits of each kind
   * @throws when the search fails
   */
  search(query: string, place: SearchPlace, limit: number): Promise<SearchResults[]>;
}
