import { type HostModel, notFound, type Published, redirectTo, send } from './published';

/** Default headers for files that the headers file does not mention. */
const defaults = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Every rule whose pattern fits. A second value of one header is joined to the first. */
function readHeaders({ read }: Published): (path: string) => Record<string, string> {
  const rules: { pattern: string; fields: [string, string][] }[] = [];
  for (const line of (read('/_headers') ?? '').split('\n')) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.fields.push([name.toLowerCase(), value]);
    else if (line) rules.push({ pattern: line, fields: [] });
  }
  return (path) => {
    const found: Record<string, string> = {};
    for (const { pattern, fields } of rules)
      if (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern)
        for (const [name, value] of fields) found[name] = name in found ? `${found[name]}, ${value}` : value;
    return { ...defaults, ...found };
  };
}

interface Rule {
  from: string;
  to: string;
  status: string;
}

const readRedirects = ({ read }: Published): Rule[] =>
  (read('/_redirects') ?? '').split('\n').flatMap((line) => {
    const [from, to, status = '301'] = line.split(' ');
    return from && to ? [{ from: decodeURI(from), to, status }] : [];
  });

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** A redirect gives way to a file, unless it is forced; the slash at the end makes no difference. `Pretty URLs` are on. */
export const netlify: HostModel = (site) => {
  const headersOf = readHeaders(site);
  const rules = readRedirects(site);
  return (path) => {
    const rule = rules.find(({ from }) => withoutSlash(from) === withoutSlash(path));
    if (rule?.status.endsWith('!')) return redirectTo(rule.to, Number.parseInt(rule.status, 10));
    const bare = withoutSlash(path);
    const headers = headersOf(path);
    if (site.isFile(path)) return send(path, headers);
    if (site.isFile(`${bare}.html`)) return path === bare ? send(`${bare}.html`, headers) : redirectTo(bare, 301);
    if (site.isFile(`${bare}/index.html`.replace('//', '/')))
      return path.endsWith('/') ? send(`${path}index.html`, headers) : redirectTo(`${path}/`, 301);
    return rule ? redirectTo(rule.to, Number.parseInt(rule.status, 10)) : notFound('/404.html', headers);
  };
};

/** A redirect goes before a file; a status that is not a number invalidates the rule. Pages have one address. */
export const cloudflare: HostModel = (site) => {
  const headersOf = readHeaders(site);
  const rules = readRedirects(site).filter(({ status }) => /^30[12378]$/.test(status));
  return (path) => {
    const rule = rules.find(({ from }) => from === path);
    if (rule) return redirectTo(rule.to, Number(rule.status));
    const headers = headersOf(path);
    if (/\/index(?:\.html)?$/.test(path) && site.isFile(path.replace(/(\.html)?$/, '.html')))
      return redirectTo(path.replace(/index(?:\.html)?$/, ''), 308);
    if (path.endsWith('.html') && site.isFile(path)) return redirectTo(path.slice(0, -'.html'.length), 308);
    if (site.isFile(path)) return send(path, headers);
    if (site.isFile(`${path}.html`)) return send(`${path}.html`, headers);
    if (path.endsWith('/') && site.isFile(`${path}index.html`)) return send(`${path}index.html`, headers);
    if (site.isFile(`${path}/index.html`)) return redirectTo(`${path}/`, 308);
    if (site.isFile(`${withoutSlash(path)}.html`)) return redirectTo(withoutSlash(path), 308);
    // the nearest one on the way up
    const page = path.startsWith(site.base) ? `${site.base}404.html` : '/404.html';
    return notFound(page, headers);
  };
};
