/** `internal`: a page of this site. `file`: something served from the public folder. `hash`: a place on the same page. */
export type LinkKind = 'internal' | 'file' | 'hash' | 'external' | 'protocol-relative' | 'mail' | 'tel' | 'other';

const schemeKinds = new Map<string, LinkKind>([
  ['http', 'external'],
  ['https', 'external'],
  ['mailto', 'mail'],
  ['tel', 'tel'],
]);

/** True for addresses that leave the site and so open in a new tab (RT-15). */
export function isExternal(href: string): boolean {
  const kind = kindOf(href.trim());
  return kind === 'external' || kind === 'protocol-relative';
}

/** What a written link is, before it is resolved. Never `file`: that takes the whole path. */
export function kindOf(link: string): LinkKind {
  if (link.startsWith('#')) return 'hash';
  if (link.startsWith('//')) return 'protocol-relative';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1];
  return scheme === undefined ? 'internal' : (schemeKinds.get(scheme.toLowerCase()) ?? 'other');
}
