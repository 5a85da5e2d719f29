import type { SourceFile } from '../../shared/page';
import { matchKey, plainPath, type UrlRules } from '../../shared/route';
import type { Problem, SitePage } from '../../shared/site';
import type { Config } from '../config/config';
import { createLinkChecker } from '../site/check-links';
import { pageKey } from '../site/fallbacks';
import { createLinkExceptions } from '../site/link-exceptions';
import { publicFile } from '../sources';
import { unrenderedPage } from './section-sites';

/**
 * Dead links of the pages that have been rendered so far. A link to a heading is checked as soon as the page with that heading
 * has been rendered, too.
 *
 * @param files every page of the site, by `matchKey`
 * @param rendered by `pageKey`
 */
export function createDevLinks(
  { config, rules }: { config: Config; rules: UrlRules },
  files: ReadonlyMap<string, SourceFile>,
  rendered: ReadonlyMap<string, SitePage>,
) {
  const found = new Map<string, Problem[]>();
  /** Address of a page, by `matchKey` → the pages that link to it, by `pageKey`. */
  const linkers = new Map<string, Set<string>>();
  const pages = new Map<string, SitePage>();
  const fileExists = publicFile(config);
  const exceptions = createLinkExceptions(config.linkExceptions);
  const hasAnchors = ({ path, facts, problems }: SitePage) =>
    rendered.has(pageKey(path, facts.route)) && !problems.some(({ level }) => level === 'error');
  return {
    note(page: SitePage) {
      if (!config.markdown.checkDeadLinks) return;
      if (pages.size === 0) for (const [key, file] of files) pages.set(key, unrenderedPage(file, '', rules));
      pages.set(matchKey(page.facts.href), page);
      const check = createLinkChecker({ site: { pages, rules }, fileExists, hasAnchors, exceptions });
      for (const { href } of page.links) {
        const key = matchKey(plainPath(href));
        linkers.set(key, (linkers.get(key) ?? new Set()).add(pageKey(page.path, page.facts.route)));
      }
      const others = [...(linkers.get(matchKey(page.facts.href)) ?? [])].map((other) => rendered.get(other));
      for (const each of [page, ...others]) if (each && !each.facts.fallback) found.set(each.path, check(each));
    },
    forget: (path: string) => void found.delete(path),
    /** Warnings: a page can be written before the one that it links to. */
    problems: (): Problem[] => [...found.values()].flat().map((problem) => ({ ...problem, level: 'warning' })),
  };
}
