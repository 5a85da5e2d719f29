import { describe, expect, test } from '@rstest/core';
import type { Page } from '../page/page';
import { writePage } from '../page/write-page';
import { moduleOf, optionFindings } from './check-options';
import { literalOf } from './documented';

const given = {
  exceptions: new Map([['autoExternal', 'moved']]),
  subjects: new Map<string, string>(),
  ofOtherTools: {},
  readRows: () => [],
};
const reference = (name: string, body: string): Page =>
  writePage(`# lib.${name}\n\n${body}`, { id: `config/lib/${name}` });
const item = (type: string, value = '`true`') => `- **Type:** \`${type}\`\n- **Default:** ${value}\n`;

/** Findings of one page, without those of the overview, and the options that have none because the other pages are missing. */
async function problems(page: Page): Promise<string[]> {
  const findings = await optionFindings([page], given);
  return findings
    .filter(({ problem }) => !/which no page explains|The overview of options/.test(problem))
    .map(({ at, problem }) => `${at.split(':')[1]} ${problem}`);
}

describe('optionFindings', () => {
  test.each<[string, Page, string[]]>([
    ['all is well', reference('bundle', item('boolean')), []],
    [
      'an option that does not exist',
      reference('bundel', item('boolean')),
      ['1 The page names the option "bundel"; the installed @rslib/core has none of that name.'],
    ],
    [
      'a wrong type',
      reference('bundle', item('string')),
      ['3 Type: the page says bundle is string, the tool says boolean.'],
    ],
    [
      'a default the types do not share',
      reference('bundle', item('boolean', '`false`')),
      ['4 The page says that "bundle" is false by default; the tool\'s types say true.'],
    ],
    [
      'a field that does not exist',
      reference('bundle', `${item('boolean')}\nSee \`dts.bundel\` and \`dts.bundle\`.`),
      ['6 The page names the option "dts.bundel"; the installed @rslib/core has none of that name.'],
    ],
    [
      'a place',
      reference('bundle', `${item('boolean')}- **Place:** inside an item only\n`),
      ['5 The page says "inside an item only"; at the top level the tool\'s types have "bundle".'],
    ],
    [
      'a code that is no type',
      reference('bundle', item('boolean |')),
      ['3 The type of "bundle" cannot be read: Type expected.'],
    ],
  ])('%s', async (_, page, expected) => expect(await problems(page)).toEqual(expected));

  test('fields that a type lacks, or has too many', async () => {
    const type =
      '- **Type:**\n\n  ```ts\n  type Shims = { cjs?: {}; esm?: { __filename?: boolean; nope?: boolean } };\n  ```\n';
    const found = await problems(reference('shims', type));
    expect(found).toContain('3 Type: the type shows "shims.esm.nope", which the tool has not.');
    expect(found).toContain('3 Type: the tool has "shims.esm.require", which the type does not show.');
    expect(found).toContain('1 The tool has the option "shims.esm.__dirname", which this page does not name.');
  });

  test('a default that changes the result of the tool when it is set', async () => {
    const found = await problems(
      writePage("# output\n\n| Option | Default |\n| --- | --- |\n| `output.target` | `'web'` |\n", {
        id: 'config/rsbuild/output',
      }),
    );
    expect(found).toContain("5 The page says that \"output.target\" is 'web' by default; the tool uses 'node'.");
  });

  test('an option without documentation', async () => {
    const findings = await optionFindings([reference('bundle', item('boolean'))], given);
    expect(findings).toContainEqual({
      at: 'website/docs/en/config/lib',
      problem: 'The tool has the option "dts", which no page explains.',
    });
  });
});

test.each([
  ['`true`', 'true'],
  ["`'esm'`", "'esm'"],
  ['`{}`', '{}'],
  ['`true` for `esm`', null],
  ['off', null],
])('literalOf %s', (text, expected) => expect(literalOf(text)).toBe(expected));

test('moduleOf brings the names of the tool, and of Rsbuild', () => {
  expect(moduleOf('{ exe?: ExeOptions; plugins?: RsbuildPlugins }').split('\n')).toEqual([
    "import type { ExeOptions } from '@rslib/core';",
    "import type { RsbuildPlugins } from '@rsbuild/core';",
    'export declare const value: { exe?: ExeOptions; plugins?: RsbuildPlugins };',
  ]);
});
