import type { Problem } from './site';

/** A problem as the overlay shows it, with the address that explains it. */
export interface ExplainedProblem extends Problem {
  reference: string | null;
}

/** An event that the dev server sends to open pages. */
export type DevEvent =
  /** Id of the server. An open page reloads when it changes. */
  | { type: 'server'; id: string }
  /** These pages have changed (null: any may have). */
  | { type: 'update'; hrefs: string[] | null }
  /** Navigation files have changed. */
  | { type: 'nav' }
  /** All current problems; empty when there are none. */
  | { type: 'problems'; problems: ExplainedProblem[] }
  /** The server is about to restart with a changed configuration. */
  | { type: 'restart' };
