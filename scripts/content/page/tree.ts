/** A node of the parsed page: the part of it that the checks read, whatever its kind. */
export interface Node {
  type: string;
  line: number;
  value: string;
  depth: number;
  lang: string;
  meta: string;
  url: string;
  alt: string;
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Of the attributes whose value is an expression, its source. */
  expressions: ReadonlyMap<string, string>;
  children: Node[];
}

/** The parser's nodes are unions of many shapes; this gives all of them one. */
export function asTree(raw: unknown): Node {
  const node = record(raw);
  const children = Array.isArray(node.children) ? node.children : [];
  return {
    type: text(node.type),
    line: Number(record(record(node.position).start).line ?? 0),
    value: text(node.value),
    depth: Number(node.depth ?? 0),
    lang: text(node.lang),
    meta: text(node.meta),
    url: text(node.url),
    alt: text(node.alt),
    name: text(node.name),
    attributes: attributesOf(node.attributes),
    expressions: expressionsOf(node.attributes),
    children: children.map(asTree),
  };
}

/** Calls `visit` for a node and all below it, in the order of the page. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children) walk(child, visit);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
// any object may be read like this; what it does not have is undefined
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function expressionsOf(raw: unknown): ReadonlyMap<string, string> {
  const attributes = Array.isArray(raw) ? raw.map(record) : [];
  return new Map(
    attributes.flatMap(({ name, value }) => {
      const source = record(value).value;
      return typeof source === 'string' ? [[text(name), source] as const] : [];
    }),
  );
}

/** Components have a list of attributes, directives a record. Expressions are left out: they are not text. */
function attributesOf(raw: unknown): ReadonlyMap<string, string> {
  if (!Array.isArray(raw))
    return new Map(Object.entries(record(raw)).map(([name, value]) => [name, text(value)] as const));
  return new Map(
    raw
      .map(record)
      .filter(({ type, value }) => type === 'mdxJsxAttribute' && (typeof value === 'string' || value == null))
      .map(({ name, value }) => [text(name), text(value)] as const),
  );
}
