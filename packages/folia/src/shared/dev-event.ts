import type { Problem } from './site';

/** A problem as the overlay shows it, with the address that explains it. */
export interface ExplainedProblem extends Problem {
  reference: string | null;
}

/** What an open page of the dev server is told. */
export type DevEvent =
  /** Which server this is. An open page reloads when it changes. */
  | { type: 'server'; id: string }
  /** These pages have changed (null: any may have). */
  | { type: 'update'; hrefs: string[] | null }
  /** Navigation files have changed. */
  | { type: 'nav' }
  /** All problems as they are now; empty when all is well. */
  | { type: 'problems'; problems: ExplainedProblem[] }
  /** The server is about to start anew with a changed configuration. */
  | { type: 'restart' };
