import { isFilePath } from '../../../shared/file-path';
import { kindOf } from '../../../shared/link';
import { getMarkdownHref, plainPath } from '../../../shared/route';
import type { LinkUse } from '../../../shared/site';
import type { MarkdownLinks } from './inline-markdown';

/**
 * Links of a page whose Markdown page cannot be derived from the spelling of the link: the address of the Markdown page
 * (`/guide/start` is the page `/guide/start/`), or null for what is no page. Empty for nearly every page, so that passing it on
 * costs nothing.
 */
export type MarkdownTargets = Readonly<Record<string, string | null>>;

/** @param find the page's address as it is, for one in any spelling; null when there is none */
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

/** The address of the Markdown page, derived from that of the page. */
const plainMarkdownHref = (path: string, base: string): string | null =>
  path.startsWith(base) && !isFilePath(path) ? getMarkdownHref(path, base) : null;

export interface MarkdownLocation {
  base: string;
  /** `https://example.org` or ''. */
  origin: string;
  targets: MarkdownTargets;
}

/**
 * Links of a Markdown page. Those to pages lead to Markdown pages; they are absolute, because the text is also read outside of the
 * site, pasted or concatenated. Places on the page itself keep their hash alone.
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
