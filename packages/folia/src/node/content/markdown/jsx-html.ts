import type { HastPluginDefinition } from 'satteri';
import { getHtmlFault, openHint } from '../../support/html-fault';
import type { FileContext } from '../page-context';
import type { JsxElement } from './jsx-attributes';

/** Refuses in MDX what raw HTML may not have in Markdown: plain elements with attributes that are written as text. */
export function jsxHtml(file: FileContext): HastPluginDefinition {
  const visit = (node: Readonly<JsxElement>) => {
    const { name } = node;
    if (file.options.config.markdown.rawHtml || !name || !/^[a-z]/.test(name) || name.includes('.')) return;
    const written = node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    );
    const fault = getHtmlFault(name, Object.fromEntries(written));
    if (fault) file.report(`HTML in a page cannot have ${fault}.`, node.position?.start, { hint: openHint });
  };
  // an empty filter: all of them
  const every = { filter: [], visit };
  return { name: 'folia-jsx-html', options: { position: true }, mdxJsxFlowElement: every, mdxJsxTextElement: every };
}
