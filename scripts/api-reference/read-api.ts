import { join } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { API, type Checker, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import {
  isClass,
  isFunctionLike,
  isInterface,
  isTypeAlias,
  propertyNames,
  type Reader,
  signatureText,
  typeOfField,
} from './declarations';

/** A field of an interface, or a prop of a component. */
export interface ApiField {
  name: string;
  optional: boolean;
  type: string;
  default: string;
  description: string;
}

/** Something that a module of the package exports. */
export interface ApiEntry {
  name: string;
  kind: 'function' | 'value' | 'type';
  description: string;
  /** As one would write it in TypeScript; '' for an interface, which has fields. */
  signature: string;
  /** Fields of an interface; the props of a component. */
  fields: ApiField[];
  /** Name and description of the parameter. */
  parameters: [name: string, meaning: string][];
  throws: string;
  example: string;
  since: string;
}

/** What the modules of the package export, and the components that authors use without an import. */
export interface PublicApi {
  folia: ApiEntry[];
  client: ApiEntry[];
  theme: ApiEntry[];
  node: ApiEntry[];
  components: ApiEntry[];
}

const firstVersion = '0.1.0';
const aliasFlag = 1 << 21;
const optionalFlag = 1 << 24;

/** Reads the types and docstrings of the package's sources with the compiler itself. */
export function readApi(root: string): PublicApi {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'packages/folia/tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript does not read ${config}.`);
    const doors = ['index.ts', 'client/index.ts', 'theme/index.ts', 'node/index.ts'].map((path) =>
      exportsOf(project, fileOf(project, root, path)),
    );
    const reader = { checker: project.checker, publicNames: new Set(doors.flat().map(([name]) => name)) };
    const [folia = [], client = [], theme = [], node = []] = doors.map((found) =>
      found.map(([name, symbol]) => createEntry(reader, name, symbol)),
    );
    const components = new Set(propertyNames(fileOf(project, root, 'theme/markdown/components.ts')));
    const overview = exportsOf(project, fileOf(project, root, 'theme/markdown/Overview/OverviewMark.tsx')).map(
      ([, symbol]) => createEntry(reader, 'Overview', symbol),
    );
    return {
      folia,
      client,
      theme: theme.filter(({ name }) => name !== 'default' && (!components.has(name) || name === 'Overview')),
      node,
      components: [...theme.filter(({ name }) => components.has(name) && name !== 'Overview'), ...overview],
    };
  } finally {
    api.close();
  }
}

function fileOf({ program }: Project, root: string, path: string): SourceFile {
  const file = program.getSourceFile(join(root, 'packages/folia/src', path));
  if (!file) throw new Error(`There is no packages/folia/src/${path}.`);
  return file;
}

/** What a module exports, by the name of the export. */
function exportsOf({ checker }: Project, file: SourceFile): [string, TypeSymbol][] {
  const module = checker.getSymbolAtLocation(file);
  return (module ? [...checker.getExportsOfModule(module)] : []).map((symbol) => [
    symbol.name,
    symbol.flags & aliasFlag ? checker.getAliasedSymbol(symbol) : symbol,
  ]);
}

function createEntry(reader: Reader, name: string, symbol: TypeSymbol): ApiEntry {
  const { checker } = reader;
  const node = symbol.declarations[0]?.resolve();
  if (!node) throw new Error(`"${name}" has no declaration.`);
  const tags = checker.getJsDocTagsOfSymbol(symbol);
  const tag = (wanted: string) => tags.find((one) => one.name === wanted)?.text ?? '';
  return {
    name,
    kind: isInterface(node) || isTypeAlias(node) ? 'type' : isFunctionLike(node) ? 'function' : 'value',
    description: paragraph(symbol.getDocumentationComment(checker)),
    signature: isInterface(node) ? '' : signatureText(checker, { name, symbol, node }),
    fields: fieldsOf(reader, symbol, node),
    parameters: tags.filter((one) => one.name === 'param').map(({ text = '' }) => splitParameter(text)),
    throws: tag('throws'),
    example: tag('example'),
    since: tag('since') || firstVersion,
  };
}

function fieldsOf(reader: Reader, symbol: TypeSymbol, node: Node): ApiField[] {
  const { checker } = reader;
  const create = (field: TypeSymbol) => createField(reader, field);
  if (isInterface(node)) return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map(create);
  if (isClass(node))
    return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).filter(isOwn).map(create);
  const props = isComponent(symbol.name) && isFunctionLike(node) ? propsOf(checker, symbol) : undefined;
  return props ? checker.getPropertiesOfType(props).map(create) : [];
}

/** Not of a class of the language: `stack` of an error. */
const isOwn = (field: TypeSymbol): boolean =>
  field.declarations[0]?.path.includes('/packages/folia/src/') === true && field.name !== 'name';

const isComponent = (name: string) => /^[A-Z]/.test(name);

function propsOf(checker: Checker, symbol: TypeSymbol) {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, 0) : [];
  return signature && signature.getParameters().length > 0 ? checker.getParameterType(signature, 0) : undefined;
}

function createField(reader: Reader, field: TypeSymbol): ApiField {
  const { checker } = reader;
  const node = field.declarations[0]?.resolve();
  return {
    name: field.name,
    optional: Boolean(field.flags & optionalFlag),
    type: node ? typeOfField(reader, field, node) : 'unknown',
    default: field.getJsDocTags(checker).find(({ name }) => name === 'default')?.text ?? '',
    description: paragraph(field.getDocumentationComment(checker)),
  };
}

/** `log shows progress` */
function splitParameter(text: string): [string, string] {
  const [, name = '', meaning = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
  return [name, paragraph(meaning)];
}

/** Lines of a docstring are wrapped anywhere; an empty line begins a paragraph. */
const paragraph = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((part) => part.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
