import type { ImportDeclaration, ModuleDeclaration, Node, Pattern, Program } from 'estree-jsx';

/** A name that a page takes from another module. */
export interface Binding {
  /** Property of the object the compiled page is run with. */
  key: string;
  /** Name of the export; `*` is the whole module. */
  imported: string;
  /** What the page calls it; absent for a layout. */
  local?: string;
}

/** A re-export: `export { a as b } from './x'`. `*` as `exported` means all but `default`. */
export interface Reexport {
  exported: string;
  imported: string;
}

/** The imports of one statement. */
export interface ModuleUse {
  source: string;
  /** Where the statement begins, in UTF-16 units from the start of the block. */
  offset: number;
  bindings: Binding[];
  reexports: Reexport[];
}

export interface EsmBlock {
  /** The block for the compiler. */
  text: string;
  uses: ModuleUse[];
  /** Names the block declares. */
  names: string[];
}

/**
 * The compiler drops the sources of imports: `import { a as b } from './x'` becomes `const { a: b } = arguments[0]`. So every
 * imported name is renamed to a unique one (`folia_0_0 as b`) and recorded with its module. Re-exports (`export … from`) are
 * removed and added to the exports afterwards.
 *
 * @param firstUse number of module uses in earlier blocks of the page
 */
export function rewriteEsm(value: string, program: Program, firstUse: number): EsmBlock {
  const bytes = Buffer.from(value);
  const uses: ModuleUse[] = [];
  const names: string[] = [];
  let text = '';
  let copied = 0;
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') names.push(...declaredBy(statement));
    if (!isUse(statement)) continue;
    const { start, end } = getRange(statement);
    const prefix = `folia_${firstUse + uses.length}_`;
    const { use, replacement } = rewriteUse(statement, prefix);
    names.push(...createLocals(statement));
    uses.push({ ...use, offset: bytes.subarray(0, start).toString().length });
    text += bytes.subarray(copied, start).toString() + replacement;
    copied = end;
  }
  return { text: text + bytes.subarray(copied).toString(), uses, names };
}

type Use = Extract<
  ModuleDeclaration,
  { type: 'ImportDeclaration' | 'ExportNamedDeclaration' | 'ExportAllDeclaration' }
> & {
  source: { value?: unknown };
};

const isUse = (node: Node): node is Use => 'source' in node && node.source !== null && node.source !== undefined;

function rewriteUse(node: Use, prefix: string): { use: Omit<ModuleUse, 'offset'>; replacement: string } {
  const source = String(node.source.value);
  if (node.type === 'ImportDeclaration') return rewriteImport(node, source, prefix);
  if (node.type === 'ExportAllDeclaration') {
    const reexport = { exported: node.exported ? nameOf(node.exported) : '*', imported: '*' };
    return { use: { source, bindings: [], reexports: [reexport] }, replacement: '' };
  }
  const all = node.specifiers.map(({ exported, local }) => ({ exported: nameOf(exported), imported: nameOf(local) }));
  // the compiler has to see a layout
  const layout = all.find(({ exported }) => exported === 'default');
  const bindings = layout ? [{ key: `${prefix}layout`, imported: layout.imported }] : [];
  return {
    use: { source, bindings, reexports: all.filter((reexport) => reexport !== layout) },
    replacement: layout ? `import { ${prefix}layout } from 'x';export { ${prefix}layout as default };` : '',
  };
}

function rewriteImport(node: ImportDeclaration, source: string, prefix: string) {
  const bindings = node.specifiers.map((specifier, index) => ({
    key: prefix + index,
    imported: importedName(specifier),
    local: specifier.local.name,
  }));
  const list = bindings.map(({ key, local }) => `${key} as ${local}`);
  return {
    use: { source, bindings, reexports: [] },
    replacement: list.length > 0 ? `import { ${list.join(', ')} } from 'x';` : '',
  };
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(specifier.imported);
}

/** `a` and `"a b"` */
const nameOf = (node: { type: string; name?: string; value?: unknown }): string => node.name ?? String(node.value);

const createLocals = (node: Use): string[] =>
  node.type === 'ImportDeclaration' ? node.specifiers.map(({ local }) => local.name) : [];

function declaredBy(node: Node): string[] {
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration') {
    // an expression or a nameless default declares nothing, which the switch below finds out
    return node.declaration ? declaredBy(node.declaration as Node) : [];
  }
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => namesIn(id));
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [node.id.name] : [];
  return [];
}

function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** The parser adds offsets in UTF-8 bytes, which the standard types leave out. */
function getRange(node: Node): { start: number; end: number } {
  const { start, end } = node as Node & { start: number; end: number };
  return { start, end };
}
