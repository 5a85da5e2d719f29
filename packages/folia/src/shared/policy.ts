import type { HeadTag } from './head';

/** A Content-Security-Policy: directive → sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * The page may load and run what the site itself serves, and nothing else. Styles in attributes are allowed: what is known when a page is
 * rendered, such as widths and positions, is written that way by React, by tables and by authors, and a declaration runs nothing.
 */
export const strictPolicy: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  // one policy, made by the first script of the page: a second of the same name is refused
  'trusted-types': ['default'],
  'require-trusted-types-for': ["'script'"],
};

/** Directives that the strict policy leaves to `default-src`: added sources are allowed besides the site itself. */
const fallback = strictPolicy['default-src'];

/** Merges two policies. Added sources replace `'none'`; `false` removes a directive. */
export function extendPolicy(policy: Policy, added: Readonly<Record<string, readonly string[] | false>>): Policy {
  const extended: Record<string, readonly string[]> = { ...policy };
  for (const [directive, sources] of Object.entries(added)) {
    if (sources === false) delete extended[directive];
    else if (sources.length > 0) {
      const known = (policy[directive] ?? fallback ?? []).filter((source) => source !== "'none'");
      extended[directive] = [...new Set([...known, ...sources])];
    }
  }
  return extended;
}

export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** What a tag of the head loads from another origin, by the directives that must allow it. */
export function sourcesOfTag([tag, attributes]: HeadTag): Record<string, string[]> {
  const { src = '', href = '', rel = '', as = '' } = attributes;
  const origin = originOf(tag === 'script' ? src : href);
  if (origin === null) return {};
  const directives = tag === 'script' ? ['script-src', 'connect-src'] : tag === 'link' ? linkDirectives(rel, as) : [];
  return Object.fromEntries(directives.map((directive) => [directive, [origin]]));
}

/** A font is named by a style sheet of its server, or by a connection to the server that it comes from. */
function linkDirectives(rel: string, as: string): string[] {
  const words = rel.toLowerCase().split(/\s+/);
  if (words.includes('stylesheet')) return ['style-src', 'font-src'];
  if (words.includes('preconnect')) return ['font-src', 'connect-src'];
  if (words.includes('manifest')) return ['manifest-src'];
  if (words.includes('modulepreload')) return ['script-src'];
  const byKind: Record<string, string> = {
    script: 'script-src',
    style: 'style-src',
    font: 'font-src',
    fetch: 'connect-src',
  };
  const directive = words.includes('preload') || words.includes('prefetch') ? byKind[as] : undefined;
  return directive ? [directive] : [];
}

/**
 * Null for the site itself and for anything that is not an address. Characters that host names lack could have a meaning in a
 * policy.
 */
export function originOf(address: string): string | null {
  const url = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(url)) return null;
  const { origin } = new URL(url);
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : null;
}

/** Sources, by directive, that a policy does not allow. */
export function blockedBy(policy: Policy, wanted: Readonly<Record<string, readonly string[]>>): [string, string][] {
  return Object.entries(wanted).flatMap(([directive, sources]) => {
    const allowed = policy[directive] ?? policy['default-src'];
    return allowed
      ? sources.filter((source) => !allows(allowed, source)).map((each): [string, string] => [directive, each])
      : [];
  });
}

function allows(allowed: readonly string[], origin: string): boolean {
  const { protocol, hostname, host } = new URL(origin);
  return allowed.some((source) => {
    if (source === '*' || source === origin || source === protocol) return true;
    const pattern = source.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
    return pattern === host || (pattern.startsWith('*.') && hostname.endsWith(pattern.slice(1)));
  });
}
