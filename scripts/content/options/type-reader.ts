import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, type Checker, type Symbol as Field, type Project, type Type } from 'typescript/unstable/sync';
import { inScratchFolder } from '../scratch';

/** An option, or a field of one. */
interface ToolOption {
  /** Members of its type, without `undefined`; objects are named `{}` and have their fields below. */
  types: ReadonlySet<string>;
  /** From the declaration; null when it has none. */
  defaultValue: string | null;
}

/** By path: `dts.bundle.tsconfigPath`. The value itself has the path ''. */
export type OptionTree = ReadonlyMap<string, ToolOption>;

/** Gives types of `@rslib/core`, or of code that a page shows, as trees of options. */
interface TypeReader {
  trees: ReadonlyMap<string, OptionTree>;
  /** The compiler's message about code without a type. */
  faults: ReadonlyMap<string, string>;
}

/** A module that exports `value`, whose type is asked for, and how deep its tree is read. */
export interface Question {
  name: string;
  code: string;
  depth: number;
}

/** Reads the types of all modules in one run of the compiler. */
export const readTypes = (questions: readonly Question[]): TypeReader =>
  inScratchFolder('types', (folder) => {
    for (const { name, code } of questions) writeFileSync(join(folder, `${name}.ts`), `${code}\n`);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configFor(questions)));
    const api = new API({ cwd: folder });
    try {
      const project = api.updateSnapshot({ openProject: join(folder, 'tsconfig.json') }).getProjects()[0];
      if (!project) throw new Error('The compiler opens no project.');
      return answersOf(questions, project, folder);
    } finally {
      api.close();
    }
  });

function answersOf(questions: readonly Question[], { program, checker }: Project, folder: string): TypeReader {
  const trees = new Map<string, OptionTree>();
  const faults = new Map<string, string>();
  for (const { name, depth } of questions) {
    const file = join(folder, `${name}.ts`);
    const [fault] = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    if (fault) faults.set(name, fault.text);
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const value = module && checker.getExportsOfModule(module).find((each) => each.name === 'value');
    const type = value && checker.getTypeOfSymbol(value);
    if (type) trees.set(name, treeOf(type, checker, depth));
  }
  return { trees, faults };
}

const configFor = (questions: readonly Question[]) => ({
  compilerOptions: {
    strict: true,
    target: 'ESNext',
    module: 'ESNext',
    moduleResolution: 'bundler',
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  },
  files: questions.map(({ name }) => `${name}.ts`),
});

function treeOf(type: Type, checker: Checker, depth: number): OptionTree {
  const tree = new Map<string, { types: Set<string>; defaultValue: string | null }>();
  const add = (place: { path: string; level: number }, each: Type, defaultValue: string | null): void => {
    const option = tree.get(place.path) ?? { types: new Set<string>(), defaultValue };
    tree.set(place.path, option);
    for (const member of membersOf(each)) {
      const isRecord = place.level < depth && isPlainObject(member, checker);
      option.types.add(isRecord ? '{}' : textOf(member, checker));
      if (!isRecord) continue;
      for (const field of checker.getPropertiesOfType(member)) {
        const fieldType = checker.getTypeOfSymbol(field);
        const path = place.path ? `${place.path}.${field.name}` : field.name;
        if (fieldType) add({ path, level: place.level + 1 }, fieldType, defaultOf(field, checker));
      }
    }
  };
  add({ path: '', level: 0 }, type, null);
  return tree;
}

const defaultOf = (field: Field, checker: Checker): string | null =>
  field.getJsDocTags(checker).find(({ name }) => name === 'defaultValue' || name === 'default')?.text ?? null;

const membersOf = (type: Type): readonly Type[] =>
  (type.isUnionType() ? type.getTypes().flatMap(membersOf) : [type]).filter((each) => !isUndefined(each));
const isUndefined = (type: Type): boolean => type.isIntrinsicType() && type.intrinsicName === 'undefined';

/** An object written with its fields: no function, no list, no class with methods. */
function isPlainObject(type: Type, checker: Checker): boolean {
  if (!type.isObjectType() && !type.isIntersectionType()) return false;
  if (checker.isArrayLikeType(type) || checker.getIndexInfosOfType(type).length > 0) return false;
  if (/^(RegExp|Date|URL|Promise|Map|Set)$/.test(type.getSymbol()?.name ?? '')) return false;
  if (checker.getSignaturesOfType(type, 0).length > 0 || checker.getSignaturesOfType(type, 1).length > 0) return false;
  return checker.getPropertiesOfType(type).length > 0;
}

/** `true` and `false` are one; everything else as the compiler prints it. */
function textOf(type: Type, checker: Checker): string {
  const text = checker.typeToString(type).replaceAll('"', "'");
  return text === 'true' || text === 'false'
    ? 'boolean'
    : text.replace(/^Record<string, (\w+)>$/, '{ [x: string]: $1; }');
}
