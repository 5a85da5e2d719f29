import type { HastPluginDefinition } from 'satteri';
import type { Point } from 'unist';
import { escapeHtml } from '../../../shared/escape';
import { getRawHtmlFaults, hintFor } from '../../support/html-fault';
import { type HtmlAttribute, type HtmlTag, type Replacement, readTags, replaceParts } from '../../support/html-tags';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';
import { moreFiles, resolveImage } from './images';
import { resolveLink } from './links';

/** Links and images that are written as HTML in `.md`. The parser passes raw HTML through unchanged, so its tags are read here. */
export function rawHtml(file: FileContext): HastPluginDefinition {
  return {
    name: 'folia-raw-html',
    options: { position: true },
    raw(node, ctx) {
      const point = node.position?.start;
      // Removed later, the marks could join what has been checked apart: `o␣nclick`.
      const html = withoutMarks(node.value);
      reportFaults(file, html, point);
      const parts = readTags(html).flatMap((tag) => resolveTag(file, tag, point));
      const value = replaceParts(html, parts);
      if (value !== node.value) ctx.replaceNode(node, { type: 'raw', value });
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

/** What takes the place of the addresses of a tag. */
function resolveTag(file: FileContext, { name, attributes }: HtmlTag, point: Point | undefined): Replacement[] {
  const href = name === 'a' && attributes.get('href');
  if (href) return [withAttributes(attributes, href, Object.entries(resolveLink(file, href.value, point)))];
  const src = name === 'img' && attributes.get('src');
  if (!src) return [];
  const shown = Object.entries(resolveImage(file, src.value, point));
  // one given side would not match the other side from the file
  const sized = attributes.has('width') || attributes.has('height');
  const fitting = shown.filter(([key]) => !(sized && (key === 'width' || key === 'height')));
  const more = moreFiles.flatMap(([key, resolve]): Replacement[] => {
    const found = attributes.get(key);
    return found ? [{ ...found, text: attributeText([key, resolve(file, found.value, point)]) }] : [];
  });
  return [withAttributes(attributes, src, fitting), ...more];
}

/** The first attribute is in place of the written one; of the others those are added that the tag lacks. */
function withAttributes(
  written: HtmlTag['attributes'],
  { start, end }: HtmlAttribute,
  [first, ...others]: [name: string, value: string | number][],
): Replacement {
  const added = others.filter(([name]) => !written.has(name));
  return { start, end, text: [...(first ? [first] : []), ...added].map(attributeText).join(' ') };
}

const attributeText = ([name, value]: [name: string, value: string | number]): string =>
  `${name}="${escapeHtml(String(value))}"`;
