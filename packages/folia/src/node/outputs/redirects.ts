import { escapeHtml } from '../../shared/escape';
import { type MovedTag, movedAttributes } from '../../shared/moved-tag';
import { getOutputFile, getSitePath, type UrlRules, withBase } from '../../shared/route';
import { getMovedTag, movedScript } from './moved-headings';
import { type Output, type OutputEntry, textFile } from './output';

interface RedirectEntry extends OutputEntry {
  /** Null for the script. */
  redirect: { to: string; moved: MovedTag } | null;
}

/** A page at an address that has moved: it redirects on any host. Without scripts the heading of the address is lost. */
export const redirects: Output<RedirectEntry> = {
  *list({ config, rules }) {
    if (config.redirects.length > 0) yield { path: movedScript.path, redirect: null };
    for (const { from, to } of config.redirects) {
      if (from.includes('#')) continue;
      const href = withBase(from, rules.base);
      const moved = getMovedTag(href, config) ?? { src: rules.base + movedScript.path, headings: [] };
      yield { path: getPath(from, rules), redirect: { to: withBase(to, rules.base), moved } };
    }
  },
  async render({ path, redirect }, { config: { siteOrigin } }) {
    const text = redirect ? renderRedirect(redirect, siteOrigin) : movedScript.text;
    return { files: [textFile(path, text)], problems: [] };
  },
};

function renderRedirect({ to, moved }: { to: string; moved: MovedTag }, siteOrigin: string): string {
  const href = escapeHtml(to);
  const canonical = to.startsWith('/') ? siteOrigin && escapeHtml(siteOrigin + to) : href;
  return [
    '<!doctype html>',
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    `<script${movedAttributes(moved)} data-to="${href}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>`,
    '<meta name="robots" content="noindex">',
    // otherwise a browser would request /favicon.ico
    '<link rel="icon" href="data:,">',
    ...(canonical ? [`<link rel="canonical" href="${canonical}">`] : []),
    `<title>${href}</title>`,
    '</head>',
    `<body><a href="${href}">${href}</a></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** An address with the extension is the file itself. */
function getPath(from: string, rules: UrlRules): string {
  const href = withBase(from, rules.base);
  return /\.html$/i.test(from) ? getSitePath(href, rules.base) : getOutputFile(href, rules).html;
}
