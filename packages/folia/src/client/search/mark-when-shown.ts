import { handOver, searchedKey } from '../app/hand-over';
import { hasGlobal } from '../app/has-global';
import { logFailure } from '../app/log-failure';

/** What is handed over to the document of a hit. */
export interface Searched {
  pathname: string;
  query: string;
}

/** Marks what was searched for on the page that a hit leads to: this one, or the next one that is shown. What marks it comes only now. */
export function markWhenShown(href: string, query: string): void {
  const { pathname } = new URL(href, location.href);
  const here = pathname === location.pathname;
  if (!here && !hasGlobal('navigation')) {
    handOver(searchedKey, { pathname, query } satisfies Searched);
    return;
  }
  const loading = import('./mark-page');
  const mark = () => loading.then(({ markPage }) => location.pathname === pathname && markPage(query));
  loading.catch(logFailure('The search terms could not be highlighted.'));
  if (here) void mark();
  else addEventListener('folia:content', mark, { once: true });
}
