import type { MdastPluginDefinition } from 'satteri';
import { escapeHtml } from '../../../shared/escape';
import { getInlineParts } from '../../../shared/inline-marks';
import * as markup from '../../../shared/markup';
import type { TocItem } from '../../../shared/page';
import { getOutline } from '../../../shared/toc';
import { readTags, replaceParts } from '../../support/html-tags';
import type { FileContext } from '../page-context';

/** `[[toc]]` on a line of its own is the place of the list of headings, which are known once the whole page has been rendered. */
export function toc(file: FileContext): MdastPluginDefinition {
  return {
    name: 'folia-toc',
    options: { position: true },
    paragraph(node, ctx) {
      const { start, end } = node.position ?? {};
      if (!/^\[\[toc\]\]\s*$/i.test(ctx.source.slice(start?.offset ?? 0, end?.offset ?? 0))) return;
      const hProperties = { className: ['folia-toc'], [markup.toc]: '', 'aria-label': file.strings.outlineTitle };
      ctx.replaceNode(node, { type: 'paragraph', children: [], data: { hName: 'nav', hProperties } });
    },
  };
}

/** Lists the headings where `[[toc]]` was written; a page without headings has no list. The list of `<Toc>` is never empty. */
export function fillToc(html: string, headings: TocItem[]): string {
  if (!html.includes(markup.toc)) return html;
  const end = '</nav>';
  const empty = readTags(html).filter((tag) => tag.attributes.has(markup.toc) && html.startsWith(end, tag.end));
  if (headings.length > 0)
    return replaceParts(
      html,
      empty.map((tag) => ({ start: tag.end, end: tag.end, text: renderList(headings) })),
    );
  return replaceParts(
    html,
    empty.map((tag) => ({ start: tag.start, end: tag.end + end.length, text: '' })),
  );
}

const renderList = (headings: TocItem[]): string => {
  const items = getOutline(headings).map(
    ({ id, text, indent }) => `<li data-level="${indent}"><a href="#${escapeHtml(id)}">${renderLabel(text)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};

const renderLabel = (label: string): string =>
  getInlineParts(label)
    .map(({ kind, text }) => {
      const inner = escapeHtml(text);
      if (kind === 'text') return inner;
      return kind === 'code' ? `<code translate="no">${inner}</code>` : `<${kind}>${inner}</${kind}>`;
    })
    .join('');
