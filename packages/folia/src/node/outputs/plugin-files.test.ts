import { expect, test } from '@rstest/core';
import type { Plugin } from '../config/plugins/types';
import type { RenderContext } from './output';
import { pluginFiles } from './plugin-files';

function run(...plugins: Plugin[]) {
  // the context that this output reads
  const context = {
    config: { hooks: { plugins, timeout: 1000 } },
    whole: async () => ({ pages: new Map(), rules: { base: '/' } }),
    read: async (path: string) => (path === 'index.html' ? '<html>' : ''),
  } as unknown as RenderContext;
  return pluginFiles.render({ path: '' }, context);
}

const plugin = (name: string, files: unknown): Plugin => ({ name, output: () => files as [] });

test.each([
  ['../a.txt', 'the path "../a.txt" does not lead to a file in the output folder.'],
  ['/etc/a.txt', 'the path "/etc/a.txt" does not lead to a file in the output folder.'],
  ['a\\..\\b', 'the path "a\\..\\b" does not lead to a file in the output folder.'],
  ['folder/', 'the path "folder/" does not lead to a file in the output folder.'],
  ['index.html', 'the file "index.html" exists already.'],
  ['./first.txt', 'the file "./first.txt" exists already.'],
])('%s is refused, and the others are written', async (path, expected) => {
  const first = plugin('a', [{ path: 'first.txt', content: 'x' }]);
  const { files, problems } = await run(first, plugin('b', [{ path, content: '' }]));
  expect(problems.map(({ message }) => message)).toEqual([`output() of the plugin "b": ${expected}`]);
  expect(files.map((file) => file.path)).toEqual(['first.txt']);
});

test('values that are not a file are refused', async () => {
  const { problems } = await run(plugin('a', [{ path: 'a.json', content: {} }]), plugin('b', 'text'));
  expect(problems.map(({ message }) => message)).toEqual([
    'output() of the plugin "a": a file needs `path`, and `content` that is text or bytes.',
    'output() of the plugin "b": a file needs `path`, and `content` that is text or bytes.',
  ]);
});
