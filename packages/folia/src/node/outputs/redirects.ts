import { escapeHtml } from '../../shared/escape';
import { getOutputFile, getSitePath, type UrlRules, withBase } from '../../shared/route';
import { type Output, type OutputEntry, textFile } from './output';

/** A page in the place of an address that has moved: it leads on without a script, on any host. */
export const redirects: Output<OutputEntry & { to: string }> = {
  *list({ config, rules }) {
    for (const { from, to } of config.redirects) yield { path: getPath(from, rules), to: withBase(to, rules.base) };
  },
  async render({ path, to }, { config: { siteOrigin } }) {
    const href = escapeHtml(to);
    const canonical = to.startsWith('/') ? siteOrigin && escapeHtml(siteOrigin + to) : href;
    const html = [
      '<!doctype html>',
      '<html>',
      '<head>',
      '<meta charset="utf-8">',
      `<meta http-equiv="refresh" content="0; url=${href}">`,
      '<meta name="robots" content="noindex">',
      ...(canonical ? [`<link rel="canonical" href="${canonical}">`] : []),
      `<title>${href}</title>`,
      '</head>',
      `<body><a href="${href}">${href}</a></body>`,
      '</html>',
      '',
    ].join('\n');
    return { files: [textFile(path, html)], problems: [] };
  },
};

/** An address with the extension is the file itself. */
function getPath(from: string, rules: UrlRules): string {
  const href = withBase(from, rules.base);
  return /\.html$/i.test(from) ? getSitePath(href, rules.base) : getOutputFile(href, rules).html;
}
