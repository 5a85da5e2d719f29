import { parse } from 'node:path';
import type { MdastPluginDefinition } from 'satteri';
import type { FileContext } from '../page-context';

/**
 * Detects code of the site that runs when the page is rendered, and so may give another result next time: expressions that are
 * more than a value, statements other than imports of the theme and of fragments, components of `markdown.globalComponents`.
 */
export function ownCode({ found, options }: Pick<FileContext, 'found' | 'options'>): MdastPluginDefinition {
  const components = new Set(options.config.markdown.globalComponents.map((path) => parse(path).name));
  const expression = ({ value }: { value: string }) => {
    if (!isValue(value)) found.code = true;
  };
  const element = ({ name, attributes }: Element) => {
    if (components.has((name ?? '').split('.', 1)[0] ?? '')) found.code = true;
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute') found.code = true;
      else if (attribute.value && typeof attribute.value === 'object') expression(attribute.value);
    }
  };
  return {
    name: 'folia-own-code',
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxJsxFlowElement: element,
    mdxJsxTextElement: element,
    mdxjsEsm({ value }) {
      if (!isHarmless(value)) found.code = true;
    },
  };
}

interface Element {
  name?: string | null;
  attributes: readonly { type: string; value?: string | { value: string } | null | undefined }[];
}

const harmlessImport = /^import\s+(?:[\w$]+|\{[\w\s,$]*\})\s+from\s+(['"])(?:@theme|[^'"]+\.mdx?)\1;?$/;

/** From the theme, or a fragment, which is checked separately. */
const isHarmless = (block: string): boolean =>
  block
    .trim()
    .split(/(?<=['"];?)\s*\n/)
    .every((statement) => harmlessImport.test(statement.trim()));

/** Strings, numbers, lists and objects of them, comments: the same in every run. */
export function isValue(expression: string): boolean {
  const rest = expression
    .replace(/\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ')
    .replace(/\b(?:true|false|null|undefined)\b|[\w$]+\s*:/g, ' ');
  return /^[\s\d.,:[\]{}-]*$/.test(rest);
}
