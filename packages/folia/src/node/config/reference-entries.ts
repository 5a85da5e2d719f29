import { z } from 'zod';

/** An option of a schema, as the reference shows it. */
export interface ReferenceEntry {
  /** `search.index.depth`, `theme.locales[].lang` */
  path: string;
  /** As TypeScript writes it: `string | false`, `object[]`. */
  type: string;
  /** As JavaScript writes it; '' for an option without a default and for a group. */
  default: string;
  /** One, or that of each member of a union. */
  descriptions: string[];
  /** Version that brought the option: `.meta({ since: '0.2.0' })`, else the first one. */
  since: string;
}

type Node = z.core.JSONSchema.BaseSchema;

const firstVersion = '0.1.0';

/** Every option of a schema, parents before their children. Members of a union that share a path are one entry. */
export function collectEntries(schema: z.ZodType): ReferenceEntry[] {
  const entries = new Map<string, ReferenceEntry>();
  const root = toJson(schema);
  const descend = (path: string, node: Node, open: readonly string[]): void => {
    for (const [key, child] of Object.entries(node.properties ?? {})) {
      if (!isNode(child)) continue;
      const name = path === '' ? key : `${path}.${key}`;
      entries.set(name, mergeEntries(entries.get(name), createEntry(name, child)));
      descend(name, child, open);
    }
    for (const member of getMembers(node)) if (!isListWith(member, getMembers(node))) descend(path, member, open);
    if (isNode(node.items)) descend(path === '' ? '' : `${path}[]`, node.items, open);
    if (isNode(node.additionalProperties)) descend(`${path}[key]`, node.additionalProperties, open);
    // a schema that contains itself is shown once
    const target = node.$ref === undefined || open.includes(node.$ref) ? undefined : followRef(root, node.$ref);
    if (target) descend(path, target, [...open, node.$ref ?? '']);
  };
  descend('', root, []);
  return [...entries.values()];
}

/** `#/$defs/__schema0` */
const followRef = (root: Node, ref: string): Node | undefined => {
  const found = root.$defs?.[ref.split('/').at(-1) ?? ''];
  return isNode(found) ? found : undefined;
};

/** JSON Schema leaves out the default of a schema that transforms, and what is not JSON. */
const toJson = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'default') jsonSchema.default = def.defaultValue as z.core.JSONSchema.JSONSchema['default'];
    },
  });

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `false` and `true` among the members are no schemas of their own. */
const getMembers = (node: Node): Node[] => [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter(isNode);

/** One or several of the same: their options are shown once. */
const isListWith = ({ items }: Node, members: readonly Node[]): boolean =>
  items !== undefined && members.some((member) => JSON.stringify(member) === JSON.stringify(items));

const createEntry = (path: string, node: Node): ReferenceEntry => ({
  path,
  type: typeText(node),
  default: formatValue(node.default),
  descriptions: node.description ? [node.description] : [],
  since: typeof node.since === 'string' ? node.since : firstVersion,
});

const mergeEntries = (one: ReferenceEntry | undefined, other: ReferenceEntry): ReferenceEntry =>
  one
    ? {
        ...one,
        type: unite([one.type, other.type]),
        descriptions: [...new Set([...one.descriptions, ...other.descriptions])],
      }
    : other;

/** In a union with all strings the empty string is redundant. */
const unite = (types: string[]): string => {
  const all = [...new Set(types.flatMap((type) => type.split(' | ')))];
  return all.filter((type) => type !== "''" || !all.includes('string')).join(' | ');
};

function typeText(node: Node): string {
  if (typeof node.tsType === 'string') return node.tsType;
  if ('const' in node) return literal(node.const);
  if (node.enum) return node.enum.map(literal).join(' | ');
  const members = getMembers(node);
  if (members.length > 0) return unite(members.map(typeText));
  if (Array.isArray(node.prefixItems)) return `[${node.prefixItems.filter(isNode).map(typeText).join(', ')}]`;
  if (node.type === 'array') {
    const item = isNode(node.items) ? typeText(node.items) : 'unknown';
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (Array.isArray(node.type)) return node.type.join(' | ');
  if (node.type === 'integer') return 'number';
  if (node.type === 'object' && isNode(node.additionalProperties) && !node.properties)
    return `Record<string, ${typeText(node.additionalProperties)}>`;
  return typeof node.type === 'string' ? node.type : node.$ref ? 'object' : 'unknown';
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** `true`, `'docs'`; '' for nothing and for a group, whose options have defaults of their own. */
function formatValue(value: unknown): string {
  if (value === undefined || value === null || JSON.stringify(value) === '{}') return '';
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
