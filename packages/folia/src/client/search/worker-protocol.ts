import type { SearchHit } from '../../shared/search/types';
import type { SearchPlace } from './engine';

/** From the page to the worker. */
export interface WorkerRequest {
  id: number;
  place: SearchPlace;
  /** Absent: only load the index. */
  search?: { query: string; limit: number };
}

/** From the worker to the page, with the id of the request. */
export type WorkerResponse = { id: number } & ({ hits: SearchHit[] } | { error: string });

/** The first message to the worker. */
export interface WorkerSetup {
  /** Address of the list of indexes. */
  list: string;
}
