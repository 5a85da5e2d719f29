/** `import Logo from './logo.svg'`, and `{ ReactComponent as Logo }` of create-react-app. */
const statement = /\bimport\s+(\w+|\{\s*ReactComponent\b[^}\n]*\})\s+from\s+(['"])[^'"\n?]+\.svg(?=\2)/g;

/**
 * An SVG that a module uses as a component, `<Logo />`, is imported as one, as if `?react` were behind its name. Its address could not
 * be rendered that way.
 */
export function withSvgComponents(source: string): string {
  if (!source.includes('.svg')) return source;
  return source.replaceAll(statement, (whole: string, name: string) =>
    name.startsWith('{') || isComponent(source, name) ? `${whole}?react` : whole,
  );
}

/** The same for an import of a page, whose names are known. */
export function svgSource(
  { source, bindings }: { source: string; bindings: readonly { imported: string; local?: string }[] },
  page: string,
): string {
  const asComponent = bindings.some(
    ({ imported, local = '' }) => imported === 'ReactComponent' || (imported === 'default' && isComponent(page, local)),
  );
  return source.endsWith('.svg') && asComponent ? `${source}?react` : source;
}

/** Whether a name is the tag of an element of React. */
const isComponent = (source: string, name: string): boolean =>
  /^[A-Z]/.test(name) &&
  (new RegExp(`<${name}[\\s/>]`).test(source) || new RegExp(`\\bcreateElement\\(\\s*${name}\\b`).test(source));
