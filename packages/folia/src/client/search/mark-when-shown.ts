import { logFailure } from '../app/log-failure';
/** Marks what was searched for on the page that a hit leads to: this one, or the next one that is shown. What marks it comes only now. */
export function markWhenShown(href: string, query: string): void {
  const { pathname } = new URL(href, location.href);
  const loading = import('./mark-page');
  const mark = () => loading.then(({ markPage }) => location.pathname === pathname && markPage(query));
  loading.catch(logFailure('The search terms could not be highlighted.'));
  if (pathname === location.pathname) void mark();
  else addEventListener('folia:content', mark, { once: true });
}
