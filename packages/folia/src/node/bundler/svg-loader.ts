/** What the loader needs of the bundler's loader context. */
interface LoaderContext {
  cacheable(): void;
}

/** `import Logo from './logo.svg?react'`: a component that renders the drawing. */
export default function svgLoader(this: LoaderContext, source: string): string {
  this.cacheable();
  const { attributes, inner } = readSvg(source);
  return [
    "import { jsx } from 'react/jsx-runtime';",
    `const attributes = ${JSON.stringify(attributes)};`,
    `const inner = { __html: ${JSON.stringify(inner)} };`,
    "const Svg = (props) => jsx('svg', { ...attributes, ...props, dangerouslySetInnerHTML: inner });",
    'export { Svg as ReactComponent };',
    'export default Svg;',
  ].join('\n');
}

/** The attributes of the root as React calls them, and what is inside. */
export function readSvg(source: string): { attributes: Record<string, string>; inner: string } {
  const [start = '', written = ''] = /<svg\b((?:"[^"]*"|'[^']*'|[^'">])*)>/.exec(source) ?? [];
  const from = source.indexOf(start) + start.length;
  const isEmpty = written.trimEnd().endsWith('/');
  const inner = isEmpty ? '' : source.slice(from, source.lastIndexOf('</svg>')).trim();
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of written.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (name !== 'style') attributes[reactName(name)] = double ?? single ?? '';
  return { attributes, inner };
}

const reactName = (name: string): string =>
  name === 'class'
    ? 'className'
    : /^(?:data|aria)-/.test(name)
      ? name
      : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
