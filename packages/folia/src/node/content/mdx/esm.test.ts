import { describe, expect, test } from '@rstest/core';
import type { Program } from 'estree-jsx';
import { mdxToJs } from 'satteri';
import { type EsmBlock, rewriteEsm } from './esm';

function rewrite(source: string): EsmBlock {
  const blocks: EsmBlock[] = [];
  mdxToJs(source, {
    // the parser's tree has the types of ESTree
    hastPlugins: [
      { name: 'x', mdxjsEsm: (node) => void blocks.push(rewriteEsm(node.value, node.parseExpression() as Program, 0)) },
    ],
  });
  return blocks[0] ?? { text: '', uses: [], names: [] };
}

describe('rewriteEsm', () => {
  test.each([
    ["import A from './a'", "import { folia_0_0 as A } from 'x';", ['default']],
    ["import * as ns from './a'", "import { folia_0_0 as ns } from 'x';", ['*']],
    [
      "import A, { b as c, d } from './a';",
      "import { folia_0_0 as A, folia_0_1 as c, folia_0_2 as d } from 'x';",
      ['default', 'b', 'd'],
    ],
    ['import { "a b" as c } from \'./a\'', "import { folia_0_0 as c } from 'x';", ['a b']],
    ["import './a'", '', []],
  ])('%s', (source, text, imported) => {
    const block = rewrite(source);
    expect(block.text).toBe(text);
    expect(block.uses[0]?.source).toBe('./a');
    expect(block.uses[0]?.bindings.map((binding) => binding.imported)).toEqual(imported);
  });

  test.each([
    ["export * from './a'", [{ exported: '*', imported: '*' }]],
    ["export * as all from './a'", [{ exported: 'all', imported: '*' }]],
    [
      "export { a, b as c } from './a'",
      [
        { exported: 'a', imported: 'a' },
        { exported: 'c', imported: 'b' },
      ],
    ],
  ])('%s', (source, reexports) => {
    expect(rewrite(source)).toMatchObject({ text: '', uses: [{ source: './a', bindings: [], reexports }] });
  });

  test('a re-exported layout stays visible to the compiler', () => {
    expect(rewrite("export { Layout as default } from './a'").text).toBe(
      "import { folia_0_layout } from 'x';export { folia_0_layout as default };",
    );
  });

  test('offsets count in UTF-16 behind text that is not ASCII; other statements stay', () => {
    const first = "export const t = '中文😀', { a: [b], ...rest } = {};";
    const { text, uses, names } = rewrite(`${first}\nimport X from './文';\nexport function F() {}\nexport class C {}`);
    expect(text).toBe(`${first}\nimport { folia_0_0 as X } from 'x';\nexport function F() {}\nexport class C {}`);
    expect(uses[0]).toMatchObject({ source: './文', offset: first.length + 1 });
    expect(names).toEqual(['t', 'b', 'rest', 'X', 'F', 'C']);
  });
});
