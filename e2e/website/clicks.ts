import { readFileSync } from 'node:fs';
import { fileOf, routes } from './routes';

/** Address, with or without `#heading` → clicks that lead there from where one begins. */
export type Clicks = ReadonlyMap<string, number>;

/** What is rendered for a page before any script runs: header, sidebar, outline and text. */
const linksIn = (route: string): string[] => {
  const html = readFileSync(fileOf(route), 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), `https://site.example${route}`);
    return url.host === 'site.example' ? [decodeURIComponent(url.pathname + url.hash)] : [];
  });
};

const pageOf = (address: string): string => address.split('#')[0] ?? address;

/**
 * Clicks from a page to every page and heading, by links of the built HTML. `stays` says which addresses count: a user does
 * not change the language on the way.
 */
export function clicksFrom(home: string, stays: (address: string) => boolean): Clicks {
  const known = new Set(routes);
  const clicks = new Map([[home, 0]]);
  let pages = [home];
  for (let count = 1; pages.length > 0; count++) {
    const found = pages
      .flatMap((page) => linksIn(page))
      .filter((address) => stays(address) && known.has(pageOf(address)));
    const fresh = new Set<string>();
    for (const address of found) {
      if (!clicks.has(address)) clicks.set(address, count);
      const page = pageOf(address);
      if (!clicks.has(page)) clicks.set(page, count);
      if (clicks.get(page) === count) fresh.add(page);
    }
    pages = [...fresh];
  }
  return clicks;
}
