import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../place.mjs';
import type { Finding, Page } from '../page/page';
import { literalOf, statementsIn } from './documented';
import {
  claimsIn,
  overviewFindings,
  placeFindings,
  type ToolOptions,
  typeDifferences,
  unexplainedFields,
  unexplainedOptions,
  unknownOptions,
} from './findings';
import { probe } from './probe';
import { type ReadRows, rowFindings } from './rows';
import { type OptionTree, type Question, readTypes } from './type-reader';

const imports = (code: string): string => {
  const own = new Set([...code.matchAll(/\b(?:type|interface) (\w+)/g)].map(([, name = '']) => name));
  const names = new Set((code.match(/\b[A-Z]\w+/g) ?? []).filter((name) => !own.has(name) && !globals.has(name)));
  const from = (own: boolean) => [...names].filter((name) => exportedByRslib.has(name) === own).join(', ');
  return `import type { ${from(true)} } from '@rslib/core';\nimport type { ${from(false)} } from '@rsbuild/core';\n`;
};
/** Names that the package itself exports; others come from Rsbuild. */
const exportedByRslib = new Set(
  readFileSync(join(root, 'node_modules/@rslib/core/dist-types/index.d.ts'), 'utf8').match(/\b[A-Z]\w+/g),
);
const globals = new Set(['Promise', 'Record', 'Partial', 'Array', 'Readonly', 'RegExp', 'NonNullable', 'Pick', 'Omit']);

/** `type Dts = …;` or a type alone, as a module that exports a value of it. */
export function moduleOf(type: string): string {
  const declared = /^\s*(?:export )?(?:type|interface) (\w+)/m.exec(type)?.[1];
  const code = type.replace(/'es2015' \| … \| /, '').replaceAll('…', 'never');
  const value = declared ? `${code}\nexport declare const value: ${declared};` : `export declare const value: ${code};`;
  return imports(value) + value;
}

const declared = (name: string, type: string, depth: number): Question => ({
  name,
  depth,
  code: `import type { LibConfig, RslibConfig, Rsbuild } from '@rslib/core';\nexport declare const value: ${type};`,
});

const own = 'Omit<LibConfig, keyof Rsbuild.EnvironmentConfig>';

/** The lists of options in `website/writing`, and the rows that the website reads from its pages. */
export interface GivenOptions extends Pick<ToolOptions, 'exceptions' | 'ofOtherTools' | 'subjects'> {
  readRows: ReadRows;
}

/** Names, types, defaults and places of options on the pages of the reference, compared with the installed tool. */
export async function optionFindings(pages: readonly Page[], given: GivenOptions): Promise<Finding[]> {
  const shown = pages.flatMap((page) => statementsIn(page, given)).filter(({ about }) => about === 'Type');
  const { trees, faults } = readTypes([
    declared('own', own, 4),
    declared('item', 'LibConfig', 2),
    declared('top', 'RslibConfig', 2),
    declared('autoExternal', "{ autoExternal: NonNullable<LibConfig['output']>['autoExternal'] }", 4),
    ...shown.map(({ text }, index) => ({ name: `shown${index}`, code: moduleOf(text), depth: 4 })),
  ]);
  const none = new Map();
  const treeOf = (name: string): OptionTree => trees.get(name) ?? none;
  const moved = [...treeOf('autoExternal')]
    .filter(([key]) => key !== '')
    .map(([key, option]) => [`output.${key}`, option] as const);
  const tool: ToolOptions = {
    ...given,
    own: new Map([...treeOf('own'), ...moved]),
    item: treeOf('item'),
    top: treeOf('top'),
  };
  const types = shown.flatMap(({ path, text, at }, index): Finding[] => {
    const [tree, fault] = [trees.get(`shown${index}`), faults.get(`shown${index}`)];
    if (fault || !tree) return [{ at, problem: `The type of "${path}" cannot be read: ${fault}` }];
    if (!tool.own.has(path)) return [];
    const differences = typeDifferences(tree, path, tool.own);
    // an abbreviated type shows a part of the tool's type
    return differences
      .filter((difference) => !text.includes('…') || difference.includes('which the tool has not'))
      .map((difference) => ({ at, problem: `Type: ${difference}.` }));
  });
  return [
    ...unknownOptions(pages, tool),
    ...unexplainedOptions(pages, tool),
    ...unexplainedFields(pages, tool),
    ...pages.flatMap((page) => [...placeFindings(page, tool), ...overviewFindings(page, tool)]),
    ...rowFindings(pages, { ...tool, readRows: given.readRows }),
    ...types,
    ...(await defaultFindings(pages, tool)),
  ];
}

/** A default that is a value: the declaration agrees where it names one, and writing the value down changes nothing. */
async function defaultFindings(pages: readonly Page[], tool: ToolOptions): Promise<Finding[]> {
  const claims = pages.flatMap((page) => claimsIn(page, tool)).filter(({ path }) => !tool.exceptions.has(path));
  const ofTop = claims.filter(({ path }) => tool.own.has(path) || tool.item.has(path));
  const real = await probe(ofTop);
  return ofTop.flatMap((claim) => {
    const { path, value, at } = claim;
    const declaredDefault = literalOf(tool.own.get(path)?.defaultValue ?? '');
    if (declaredDefault !== null && declaredDefault !== value && declaredDefault !== 'undefined')
      return [
        {
          at,
          problem: `The page says that "${path}" is ${value} by default; the tool's types say ${declaredDefault}.`,
        },
      ];
    const applied = tool.own.has(path) ? undefined : real.realDefault(path);
    if (applied !== undefined && typeof applied !== 'object' && literalText(applied) !== value)
      return [
        { at, problem: `The page says that "${path}" is ${value} by default; the tool uses ${literalText(applied)}.` },
      ];
    if (!real.holds(claim))
      return [
        {
          at,
          problem: `The page says that "${path}" is ${value} by default; written down, it changes what the tool does.`,
        },
      ];
    return [];
  });
}

const literalText = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
