import type { HastPluginDefinition } from 'satteri';
import type { Point } from 'unist';
import { escapeHtml } from '../../../shared/escape';
import { getRawHtmlFaults, hintFor } from '../../support/html-fault';
import type { FileContext } from '../page-context';
import { moreFiles, resolveImage } from './images';
import { resolveLink } from './links';

const tag = /<(a|img)\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;
const address = /\s(href|src)=("[^"]*"|'[^']*')/i;

/** Links and images that are written as HTML in `.md`. The parser passes raw HTML through unchanged, so this works on tags alone. */
export function rawHtml(file: FileContext): HastPluginDefinition {
  return {
    name: 'folia-raw-html',
    options: { position: true },
    raw(node, ctx) {
      reportFaults(file, node.value, node.position?.start);
      const found = node.value.startsWith('<!--') ? [] : [...node.value.matchAll(tag)];
      if (found.length === 0) return;
      let html = '';
      let copied = 0;
      for (const match of found) {
        html += node.value.slice(copied, match.index) + rewritten(file, match, node.position?.start);
        copied = match.index + match[0].length;
      }
      ctx.replaceNode(node, { type: 'raw', value: html + node.value.slice(copied) });
    },
  };
}

function reportFaults(file: FileContext, html: string, point: Point | undefined): void {
  if (file.options.config.markdown.rawHtml) return;
  for (const { fault, line } of getRawHtmlFaults(html)) {
    const place = point && { ...point, line: point.line + line, column: line === 0 ? point.column : 1 };
    file.report(`HTML in a page cannot have ${fault}.`, place, { hint: hintFor(fault) });
  }
}

function rewritten(file: FileContext, match: RegExpMatchArray, point: Point | undefined): string {
  const [whole, name = '', all = ''] = match;
  const found = address.exec(all);
  if (!found) return whole;
  const [written, attribute = '', quoted = ''] = found;
  const before = all.slice(0, found.index);
  const after = all.slice(found.index + written.length);
  const value = quoted.slice(1, -1).replaceAll('&amp;', '&');
  const isLink = name.toLowerCase() === 'a' && attribute.toLowerCase() === 'href';
  const isImage = name.toLowerCase() === 'img' && attribute.toLowerCase() === 'src';
  if (!isLink && !isImage) return whole;
  const resolved = isLink ? resolveLink(file, value, point) : resolveImage(file, value, point);
  const rest = `${before} ${after}`;
  const sized = /\s(?:width|height)=/i.test(rest);
  const attributes = Object.entries(resolved)
    .filter(
      ([key]) =>
        key === attribute.toLowerCase() ||
        !(new RegExp(`\\s${key}=`, 'i').test(rest) || (sized && /^(?:width|height)$/.test(key))),
    )
    .map(([key, text]) => ` ${key}="${escapeHtml(String(text))}"`);
  const more = (text: string) => (isImage ? withMoreFiles(file, text, point) : text);
  return `<${name}${more(before)}${attributes.join('')}${more(after)}>`;
}

function withMoreFiles(file: FileContext, attributes: string, point: Point | undefined): string {
  return moreFiles.reduce(
    (text, [name, resolve]) =>
      text.replace(new RegExp(`(\\s${name}=)("[^"]*"|'[^']*')`, 'i'), (_, start: string, quoted: string) => {
        const value = quoted.slice(1, -1).replaceAll('&amp;', '&');
        return `${start}"${escapeHtml(resolve(file, value, point))}"`;
      }),
    attributes,
  );
}
