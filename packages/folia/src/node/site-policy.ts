import { extendPolicy, originOf, type Policy, sourcesOfTag, strictPolicy } from '../shared/policy';
import { docSearchOrigin } from '../shared/search/docsearch';
import type { Config } from './config/config';

/** Not allowed in a meta tag: only hosts can send it. */
const frameAncestors = 'frame-ancestors';

/** What pages of the site may load, or null when it has no policy. The inline script is added by the document. */
export function sitePolicy(config: Pick<Config, 'security' | 'head' | 'search' | 'theme'>): Policy | null {
  const { csp } = config.security;
  if (csp === false) return null;
  const named = [{ 'connect-src': listServers(config) }, ...config.head.map(sourcesOfTag)];
  const { [frameAncestors]: _, ...added } = csp === 'strict' ? {} : csp;
  const written = Object.fromEntries(
    Object.entries(added).flatMap(([name, sources]) => (sources === undefined ? [] : [[name, sources]])),
  );
  return extendPolicy(named.reduce(extendPolicy, strictPolicy), written);
}

/** Servers that the interface sends requests to. */
function listServers({ search, theme }: Pick<Config, 'search' | 'theme'>): string[] {
  const asked = search && theme.search ? [searchServerOf(search), search.reportEmpty] : [];
  return [...asked, theme.feedback?.endpoint].flatMap((url) => originOf(url ?? '') ?? []);
}

function searchServerOf(search: Exclude<Config['search'], false>): string {
  if (search.mode === 'docsearch') return docSearchOrigin(search.appId);
  return search.mode === 'remote' ? search.apiUrl : '';
}

/** Hot updates evaluate code and insert styles. */
export const forDevelopment = (policy: Policy): Policy =>
  extendPolicy(policy, {
    'script-src': ["'unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'connect-src': ['ws:', 'wss:'],
    'trusted-types': false,
    'require-trusted-types-for': false,
  });
