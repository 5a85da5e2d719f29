import type { SearchHit } from '../../shared/search/types';
import type { SearchPlace } from './engine';

/** What the page asks of the worker. */
export interface WorkerRequest {
  id: number;
  place: SearchPlace;
  /** Absent: only make the index ready. */
  ask?: { query: string; limit: number };
}

/** What comes back under the same number. */
export type WorkerAnswer = { id: number } & ({ hits: SearchHit[] } | { error: string });

/** Told once, before anything else. */
export interface WorkerSetup {
  /** Address of the list of indexes. */
  list: string;
}
