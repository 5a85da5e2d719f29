import { decodeSafely, withoutBase } from '../../shared/route';
import { nearestName } from '../support/nearest';
import type { Site } from './site';

/** After so many searches through all pages only pages of the same name are suggested: a broken site must fail fast. */
const searches = 200;

/**
 * Suggests an existing page for a dead address, as it is written in a link (decoded, without base): one with the same last name,
 * else the one spelled most alike.
 */
export function createLinkHints(site: Pick<Site, 'pages' | 'rules'>): (path: string) => string | null {
  const known = new Map<string, string | null>();
  const all: string[] = [];
  const byName = new Map<string, string[]>();
  const fill = () => {
    for (const { facts } of site.pages.values()) {
      const href = decodeSafely(withoutBase(facts.href, site.rules.base));
      all.push(href);
      byName.set(nameOf(href), [...(byName.get(nameOf(href)) ?? []), href]);
    }
  };
  const search = (written: string): string | null => {
    const sameName = byName.get(nameOf(written)) ?? [];
    const [first] = sameName;
    if (first !== undefined && sameName.length < 20) return nearestName(written, sameName) ?? first;
    return known.size < searches ? nearestName(written, all) : null;
  };
  return (path) => {
    if (all.length === 0) fill();
    const written = decodeSafely(withoutBase(path, site.rules.base));
    const hint = known.has(written) ? (known.get(written) ?? null) : search(written);
    known.set(written, hint);
    return hint;
  };
}

const nameOf = (href: string): string => href.replace(/\/$/, '').replace(/^.*\//, '').toLowerCase();
