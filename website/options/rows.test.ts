import { expect, test } from '@rstest/core';
import { readRows } from './rows.mjs';

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
