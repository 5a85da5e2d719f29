import type { SearchState } from './search-session';

/** A query is settled when it has not changed for this many milliseconds, or when the box is closed. */
const settleTime = 2_000;

/** Most reports in a minute. */
const mostReports = 10;
const minute = 60_000;

interface Watched {
  get(): SearchState;
  subscribe(changed: () => void): () => void;
}

/**
 * Posts reports to an address, without cookies. Failures are ignored.
 *
 * @param sent what has been sent since the document was loaded, and when
 */
export const createReporter =
  (endpoint: string, sent: Map<string, number>) =>
  (query: string, lang: string): void => {
    const body = JSON.stringify({ query, lang });
    const recent = [...sent.values()].filter((time) => Date.now() - time < minute);
    if (sent.has(body) || recent.length >= mostReports) return;
    sent.set(body, Date.now());
    const headers = { 'content-type': 'application/json' };
    fetch(endpoint, { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(() => undefined);
  };

/** Reports settled queries that have found nothing. Returns what ends it: a query that is still there then is settled. */
export function watchEmpty(session: Watched, report: (query: string) => void): () => void {
  const pending: { query: string; timer?: ReturnType<typeof setTimeout> } = { query: '' };
  const settle = () => {
    clearTimeout(pending.timer);
    if (pending.query !== '') report(pending.query);
    pending.query = '';
  };
  const look = () => {
    const { status, typed, query, results } = session.get();
    // an empty field while something is pending: the box was closed
    if (typed === '') return settle();
    clearTimeout(pending.timer);
    pending.query = status === 'ready' && results.every(({ hits }) => hits.length === 0) ? query : '';
    if (pending.query !== '') pending.timer = setTimeout(settle, settleTime);
  };
  const unsubscribe = session.subscribe(look);
  look();
  return () => {
    unsubscribe();
    settle();
  };
}
