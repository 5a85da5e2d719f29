import { cloudflare, netlify } from './header-files';
import { type HostModel, notFound, redirectTo, send } from './published';

/** Files, files without their extension, folders with a slash. Headers are the host's. */
const github: HostModel = (site) => (path) => {
  const headers = { 'cache-control': 'max-age=600' };
  if (site.isFile(path)) return send(path, headers);
  if (path.endsWith('/'))
    return site.isFile(`${path}index.html`)
      ? send(`${path}index.html`, headers)
      : notFound(`${site.base}404.html`, headers);
  if (site.isFile(`${path}.html`)) return send(`${path}.html`, headers);
  return site.isFile(`${path}/index.html`) ? redirectTo(`${path}/`, 301) : notFound(`${site.base}404.html`, headers);
};

interface VercelSettings {
  cleanUrls?: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string }[];
}

/** `/(.*)` and escaped characters: the part of `path-to-regexp` that is written. */
const toPattern = (source: string): RegExp => {
  const parts = source.match(/\(\.\*\)|\\.|./gs) ?? [];
  const pattern = parts.map((part) => {
    if (part === '(.*)') return part;
    if (part.startsWith('\\')) return part;
    if (/[:(){}*+?]/.test(part)) throw new Error(`${source} has a pattern: ${part}`);
    return part.replace(/[.[\]|^$]/g, '\\$&');
  });
  return new RegExp(`^${pattern.join('')}$`);
};

/** Redirects go before files; pages have no extension with `cleanUrls`, and are not found without it. The last header of a name counts. */
const vercel: HostModel = (site) => {
  const settings = JSON.parse(site.read('/vercel.json') ?? '{}') as VercelSettings;
  const headersOf = (path: string) =>
    Object.fromEntries([
      ['cache-control', 'public, max-age=0, must-revalidate'],
      ...settings.headers
        .filter(({ source }) => toPattern(source).test(encodeURI(path)))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    ]) as Record<string, string>;
  return (path) => {
    const moved = settings.redirects.find(({ source }) => toPattern(source).test(encodeURI(path)));
    if (moved) return redirectTo(moved.destination, 308);
    const bare = path.replace(/(?<=.)\/$/, '');
    if (settings.cleanUrls && path.endsWith('.html') && site.isFile(path))
      return redirectTo(path.replace(/(?:(?<=.)\/index)?\.html$/, '').replace(/^\/index$/, '/'), 308);
    const tried = [path, ...(settings.cleanUrls ? [`${bare}.html`] : []), `${bare}/index.html`.replace('//', '/')];
    const file = tried.find(site.isFile);
    return file ? send(file, headersOf(path)) : notFound('/404.html', headersOf(path));
  };
};

/** The website of a bucket: keys, folders, one error document. No extension is added. */
const s3: HostModel = (site) => (path) => {
  if (path.endsWith('/'))
    return site.isFile(`${path}index.html`) ? send(`${path}index.html`) : notFound(`${site.base}404.html`);
  if (site.isFile(path)) return send(path);
  return site.isFile(`${path}/index.html`) ? redirectTo(`${path}/`, 302) : notFound(`${site.base}404.html`);
};

/**
 * A bucket behind CloudFront with the function of the guide.
 *
 * @param code as it is in the guide
 */
export function cloudfront(code: string): HostModel {
  const rewrite = new Function(`${code}; return handler;`)() as (event: { request: { uri: string } }) => {
    uri: string;
  };
  return (site) => {
    const answer = s3(site);
    return (path) => answer(decodeURI(rewrite({ request: { uri: encodeURI(path) } }).uri));
  };
}

/** Hosts after their documented rules. */
export const hostModels: Record<'github' | 'netlify' | 'cloudflare' | 'vercel' | 's3', HostModel> = {
  github,
  netlify,
  cloudflare,
  vercel,
  s3,
};

export type { HostModel };
