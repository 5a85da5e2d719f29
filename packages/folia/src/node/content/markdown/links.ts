import type { HastPluginDefinition, HastVisitorContext } from 'satteri';
import type { Point } from 'unist';
import { isExternal } from '../../../shared/is-external';
import { linkToHref } from '../../../shared/link';
import { getLinkFault } from '../../../shared/link-fault';
import { newTabId } from '../../../shared/reserved-ids';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';
import { hasAttribute, type JsxElement, literalAttribute } from './jsx-attributes';

/** Turns links as written into hrefs, also those of plain `<a>` tags in MDX, and collects the internal ones. */
export function links(file: FileContext): HastPluginDefinition {
  const jsx = {
    filter: ['a'],
    visit(node: Readonly<JsxElement>, ctx: HastVisitorContext) {
      const href = literalAttribute(node, 'href');
      if (href === null) return;
      for (const [name, value] of Object.entries(resolveLink(file, href, node.position?.start))) {
        if (name === 'href' || !hasAttribute(node, name)) ctx.setProperty(node, name, value);
      }
    },
  };
  return {
    name: 'folia-links',
    options: { position: true },
    element: {
      filter: ['a'],
      visit(node, ctx) {
        const { href } = node.properties;
        if (typeof href !== 'string' || node.properties.className || 'dataFootnoteRef' in node.properties) return;
        const resolved = resolveLink(file, href, node.position?.start);
        // a title describes the link already
        if (node.properties.title) delete resolved['aria-describedby'];
        for (const [name, value] of Object.entries(resolved)) ctx.setProperty(node, name, value);
      },
    },
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  };
}

export function resolveLink(file: FileContext, raw: string, point: Point | undefined): { [attribute: string]: string } {
  const written = withoutMarks(raw);
  reportFault(file, written, point);
  if (isExternal(written))
    return { href: written, target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': newTabId };
  const { kind, href } = linkToHref(written, file.route, file.options.rules);
  if (kind === 'internal' || kind === 'hash') {
    file.links.push({ href, written: written === href ? null : written, at: file.locate(point) });
  }
  return { href };
}

function reportFault(file: FileContext, written: string, point: Point | undefined): void {
  const fault = getLinkFault(written);
  if (fault?.kind === 'email') {
    const hint = 'Write it as mailto:someone@example.org.';
    file.report(`"${start(fault.email)}" is not a valid email.`, point, { hint });
  } else if (fault?.kind === 'script') {
    const hint = 'Link to a page, a file or an http(s) address.';
    file.report(`A link cannot be a "${fault.scheme}:" address.`, point, { hint });
  } else if (fault) {
    const what = fault.kind === 'too-long' ? `Link "${start(written)}"` : `E-mail "${start(fault.email)}"`;
    file.report(`${what} cannot be longer than ${fault.max} characters.`, point, { hint: 'Use a shorter one.' });
  }
}

const start = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
