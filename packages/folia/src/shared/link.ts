import { isFilePath } from './file-path';
import { decodeSafely, getPageId, hrefOf, type Route, readPrefix, type UrlRules, withBase, withoutBase } from './route';

/** `internal`: a page of this site. `file`: something served from the public folder. `hash`: a place on the same page. */
export type LinkKind = 'internal' | 'file' | 'hash' | 'external' | 'protocol-relative' | 'mail' | 'tel' | 'other';

const schemeKinds = new Map<string, LinkKind>([
  ['http', 'external'],
  ['https', 'external'],
  ['mailto', 'mail'],
  ['tel', 'tel'],
]);

/**
 * Turns a link as written on a page into what goes into the HTML. Relative links are read from
 * the source file's folder; a root link gets the page's locale and version unless it names its own; `.md`, `.mdx` and
 * `.html` are dropped; query and hash are kept.
 *
 * @example linkToHref('../basic/cli.mdx#build', { id: 'guide/start/index', locale: 'zh', version: '' }, rules)
 *   // { kind: 'internal', href: '/zh/guide/basic/cli#build' }
 */
export function linkToHref(written: string, from: Route, rules: UrlRules): { kind: LinkKind; href: string } {
  const link = written.trim();
  const kind = kindOf(link);
  if (kind !== 'internal') return { kind, href: link };
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  if (path === '') return { kind, href: hrefOf(from, rules) + tail };
  if (path.startsWith('/') && isFilePath(path)) return { kind: 'file', href: withBase(link, rules.base) };
  const target = path.startsWith('/') ? withoutBase(decodeSafely(path), rules.base) : resolve(decodeSafely(path), from);
  return { kind, href: hrefOf(targetRoute(target, from, rules), rules) + tail };
}

/** What a written link is, before it is resolved. Never `file`: that takes the whole path. */
export function kindOf(link: string): LinkKind {
  if (link.startsWith('#')) return 'hash';
  if (link.startsWith('//')) return 'protocol-relative';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1];
  return scheme === undefined ? 'internal' : (schemeKinds.get(scheme.toLowerCase()) ?? 'other');
}

/** A relative link, resolved from the folder of the source file, version and locale folders included. */
function resolve(path: string, from: Route): string {
  const parts = [from.version, from.locale, ...from.id.split('/').slice(0, -1)].filter(Boolean);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const folder = parts.length > 0 && /(^|\/)\.{0,2}$/.test(path) ? '/' : '';
  return `/${parts.join('/')}${folder}`;
}

function targetRoute(path: string, from: Route, rules: UrlRules): Route {
  const { version, locale, rest } = readPrefix(path.slice(1), rules);
  return {
    id: getPageId(rest.replace(/\.mdx?$/i, '')),
    locale: locale ?? from.locale,
    version: version ?? from.version,
  };
}
