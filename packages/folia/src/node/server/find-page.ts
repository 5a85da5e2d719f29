import { readdirSync } from 'node:fs';
import { encodePath, matchKey } from '../../shared/route';

/**
 * Finds the page of an address that is written in another way than the page's own: `/Guide/Start/` for
 * `/guide/start.html`. Takes and gives paths below the base, decoded: that of the file, or of its payload when that was asked for;
 * null when there is no such page. The folder is read at the first such address.
 */
export function createPageFinder(outDir: string): (path: string) => string | null {
  const state: { pages: Map<string, string> | null } = { pages: null };
  return (path) => {
    state.pages ??= pagesIn(outDir);
    const [, address = '', ending = ''] = /^(.*?)(\.json)?$/s.exec(path) ?? [];
    const stem = state.pages.get(keyOf(address));
    return stem === undefined ? null : `${stem}${ending || '.html'}`;
  };
}

/** By match key: paths without `.html`. */
function pagesIn(outDir: string): Map<string, string> {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const stems = files.filter((path) => path.endsWith('.html')).map((path) => path.slice(0, -'.html'.length));
  return new Map(stems.map((stem) => [keyOf(stem), stem]));
}

const keyOf = (path: string): string => matchKey(encodePath(`/${path}`));
