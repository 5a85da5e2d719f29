import { escapeHtml } from '../../shared/escape';
import { type MovedTag, movedAttributes } from '../../shared/moved-tag';
import { getOutputFile, getSitePath, type UrlRules, withBase } from '../../shared/route';
import { getMovedTag, movedScript } from './moved-headings';
import { type Output, type OutputEntry, textFile } from './output';

interface RedirectEntry extends OutputEntry {
  /** Null for the script that knows the headings. */
  to: string | null;
  moved: MovedTag | null;
}

/** A page in the place of an address that has moved: it leads on without a script, on any host. */
export const redirects: Output<RedirectEntry> = {
  *list({ config, rules }) {
    if (Object.keys(config.movedHeadings).length > 0) yield { path: movedScript.path, to: null, moved: null };
    for (const { from, to } of config.redirects) {
      if (from.includes('#')) continue;
      const href = withBase(from, rules.base);
      yield { path: getPath(from, rules), to: withBase(to, rules.base), moved: getMovedTag(href, config) };
    }
  },
  async render({ path, to, moved }, { config: { siteOrigin } }) {
    const text = to === null ? movedScript.text : renderRedirect(to, { moved, siteOrigin });
    return { files: [textFile(path, text)], problems: [] };
  },
};

function renderRedirect(to: string, { moved, siteOrigin }: { moved: MovedTag | null; siteOrigin: string }): string {
  const href = escapeHtml(to);
  const canonical = to.startsWith('/') ? siteOrigin && escapeHtml(siteOrigin + to) : href;
  const refresh = `<meta http-equiv="refresh" content="0; url=${href}">`;
  return [
    '<!doctype html>',
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    ...(moved
      ? [`<script${movedAttributes(moved)} data-to="${href}"></script>`, `<noscript>${refresh}</noscript>`]
      : [refresh]),
    '<meta name="robots" content="noindex">',
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
