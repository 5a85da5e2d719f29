import { expect, test } from '@rstest/core';
import { readRows } from '../../../website/options/rows.mjs';
import { writePage } from '../page/write-page';
import { rowFindings } from './rows';

const option = { types: new Set(['boolean']), defaultValue: null };
const tool = {
  own: new Map([
    ['dts', option],
    ['dts.bundle', option],
    ['dts.bundle.tsconfigPath', option],
    ['dts.alias', option],
  ]),
  exceptions: new Map<string, string>(),
  subjects: new Map<string, string>(),
};
const page = (table: string) =>
  `---
description: lib.dts writes declarations.
---

# lib.dts

## Type and default \\{#type\\}

- **Type:**

  \`\`\`ts
  type Dts = boolean | { bundle?: boolean | { tsconfigPath?: string }; alias?: Record<string, string> };
  \`\`\`

- **Default:** off; \`true\` is an empty object
- **Applies to:** \`esm\`, see [below](#x)

| Field | Default | Description |
| --- | --- | --- |
${table}
`.replaceAll('\\`', '`');
const bundle = '| [`bundle`](#bundle) | `false` | one file, see [below](#x) |';

test('the options of a page, with the types of its fields', () => {
  expect(readRows(page(`${bundle}\n| \`alias\` | none | \`a\` or [b](/b) |`))).toEqual([
    {
      name: 'dts',
      href: '#type',
      type: '`boolean | object`',
      value: 'off',
      text: 'Writes declarations',
      tags: ['`esm`'],
    },
    { name: 'dts.bundle', href: '#bundle', type: '`boolean | object`', value: '`false`', text: 'One file', tags: [] },
    { name: 'dts.alias', href: '#type', type: '`Record<string, string>`', value: 'none', text: '`a` or b', tags: [] },
  ]);
});

test.each([
  ['complete', `${bundle}\n| \`alias\` | none | x |\n\n## dts.bundle \\{#bundle\\}`, []],
  [
    'a row without a description',
    '| `bundle` | `false` | |\n| `alias` | none | x |',
    ['has no description of "dts.bundle"'],
  ],
  ['an option without a row', '| `bundle` | `false` | x |', ['has no row of "dts.alias"']],
  [
    'a heading that does not exist',
    `${bundle}\n| \`alias\` | none | x |`,
    ['links "dts.bundle" to "#bundle", which is no heading'],
  ],
])('%s', (_title, table, expected) => {
  const findings = rowFindings([writePage(page(table), { id: 'config/lib/dts' })], tool);
  expect(findings.map(({ problem }) => problem.replace(/^The overview of options |\.$/g, ''))).toEqual(expected);
});
