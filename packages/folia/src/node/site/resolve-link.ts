import { linkToHref } from '../../shared/link';
import { decodeSafely, plainPath, type Route, type UrlRules, withoutBase } from '../../shared/route';
import type { FindPage } from './site';

export interface LinkContext {
  rules: UrlRules;
  find: FindPage;
  /** Whether the public folder holds a file, by its decoded path without base: `/files/a.zip`. */
  fileExists: (path: string) => boolean;
}

/**
 * Resolves a link written in a navigation file. An internal one gets the very address of its page, so `/blog/index`
 * and `/guide/start` come out as `/blog/` and `/guide/start/`. `dead` when it leads nowhere.
 */
export function resolveLink(link: string, from: Route, context: LinkContext): { href: string; dead: boolean } {
  const { kind, href } = linkToHref(link, from, context.rules);
  if (kind !== 'internal' && kind !== 'file') return { href, dead: false };
  const path = plainPath(href);
  const page = kind === 'internal' ? context.find(path) : null;
  if (page) return { href: page.href + href.slice(path.length), dead: false };
  return { href, dead: !context.fileExists(decodeSafely(withoutBase(path, context.rules.base))) };
}
