import { expect, test } from '@rstest/core';
import { writePage } from '../page/write-page';
import { type ReadRows, rowFindings } from './rows';

const option = { types: new Set(['boolean']), defaultValue: null };
const tool = {
  own: new Map(['dts', 'dts.bundle', 'dts.bundle.tsconfigPath', 'dts.alias'].map((path) => [path, option])),
  exceptions: new Map<string, string>(),
  subjects: new Map<string, string>(),
};
const page = writePage('# lib.dts\n\n## Type \\{#type\\}\n\n### dts.bundle \\{#bundle #old\\}\n', {
  id: 'config/lib/dts',
});

const row = (name: string, href = '#type', text = 'x') => ({ name, href, text });
const [dts, bundle, alias] = [row('dts', '#libdts'), row('dts.bundle', '#old'), row('dts.alias')];

test.each<[string, ReturnType<ReadRows>, string[]]>([
  ['complete', [dts, bundle, alias], []],
  ['a row without a description', [dts, row('dts.bundle', '#type', ''), alias], ['has no description of "dts.bundle"']],
  ['an option without a row', [dts, bundle], ['has no row of "dts.alias"']],
  [
    'no such heading',
    [dts, bundle, row('dts.alias', '#alias')],
    ['links "dts.alias" to "#alias", which is no heading'],
  ],
])('%s', (_title, rows, expected) => {
  const findings = rowFindings([page], { ...tool, readRows: () => rows });
  expect(findings.map(({ problem }) => problem.replace(/^The overview of options |\.$/g, ''))).toEqual(expected);
});
