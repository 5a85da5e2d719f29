import type { SearchResults } from '../../shared/search/types';

/** Which index is asked. */
export interface SearchPlace {
  lang: string;
  /** '' when all versions share an index. */
  version: string;
}

/** Answers queries: the local index in a worker, or a server. */
export interface SearchEngine {
  /** Makes ready for a place, so that the first answer is quick. @throws when the index cannot be had; the next call tries again */
  open(place: SearchPlace): Promise<void>;
  /**
   * @param limit most hits of each kind
   * @throws when there is no answer
   */
  search(query: string, place: SearchPlace, limit: number): Promise<SearchResults[]>;
}
