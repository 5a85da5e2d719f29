import { isFilePath } from '../../../shared/file-path';
import { kindOf } from '../../../shared/link';
import { getMarkdownHref, plainPath } from '../../../shared/route';
import type { LinkUse } from '../../../shared/site';
import type { MarkdownLinks } from './inline-markdown';

/**
 * Links of a page whose Markdown page is not where the link's own spelling says: the address of the Markdown page (`/guide/start` is the page
 * `/guide/start/`), or null for what is no page. Empty for nearly every page, so that it costs nothing to hand on.
 */
export type MarkdownTargets = Readonly<Record<string, string | null>>;

/** @param find the page's address as it is, for one in whatever spelling; null when there is none */
export function createMarkdownTargets(
  links: readonly Pick<LinkUse, 'href'>[],
  find: (href: string) => string | null,
  base: string,
): MarkdownTargets {
  const targets: Record<string, string | null> = {};
  for (const { href } of links) {
    if (!isPath(href)) continue;
    const path = plainPath(href);
    const page = find(path);
    const target = page === null ? null : getMarkdownHref(page, base);
    if (target !== plainMarkdownHref(path, base)) targets[path] = target;
  }
  return targets;
}

const isPath = (href: string): boolean => kindOf(href) === 'internal';

/** Where the Markdown page should be, as far as the address tells. */
const plainMarkdownHref = (path: string, base: string): string | null =>
  path.startsWith(base) && !isFilePath(path) ? getMarkdownHref(path, base) : null;

export interface MarkdownLocation {
  base: string;
  /** `https://example.org` or ''. */
  origin: string;
  targets: MarkdownTargets;
}

/**
 * Links of a Markdown page. Those to pages lead to Markdown pages, for whoever reads Markdown can go on reading it; they are absolute, for
 * the text is read away from the site as well, pasted or concatenated. Places on the page itself keep their hash alone.
 */
export function createMarkdownLinks({ base, origin, targets }: MarkdownLocation): MarkdownLinks {
  const onSite = (href: string) => (isPath(href) && href.startsWith('/') ? origin + href : href);
  return {
    source: onSite,
    link(href) {
      if (!isPath(href)) return href;
      const path = plainPath(href);
      const markdown = path in targets ? targets[path] : plainMarkdownHref(path, base);
      const hash = /#.*$/s.exec(href)?.[0] ?? '';
      return markdown ? origin + markdown + hash : onSite(href);
    },
  };
}
