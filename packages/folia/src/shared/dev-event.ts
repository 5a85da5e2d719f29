import type { Problem } from './site';

/** What an open page of the dev server is told. */
export type DevEvent =
  /** Which server this is. An open page reloads when it changes. */
  | { type: 'server'; id: string }
  /** These pages have changed (null: any may have). */
  | { type: 'update'; hrefs: string[] | null }
  /** Navigation files have changed. */
  | { type: 'nav' }
  /** All problems as they are now; empty when all is well. */
  | { type: 'problems'; problems: Problem[] }
  /** The server is about to start anew with a changed configuration. */
  | { type: 'restart' };
