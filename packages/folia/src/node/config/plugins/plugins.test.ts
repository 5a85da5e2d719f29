import { expect, test } from '@rstest/core';
import { configFolder } from '../fixtures/config-folder';
import { loadConfig } from '../load';

const { made, write } = configFolder();

async function getProblems(text: string): Promise<string[]> {
  await write('folia.config.ts', text);
  const { hooks } = await loadConfig(made.root);
  return hooks.problems.map(({ message, hint, at }) => {
    const place = at?.line ? `${at.line}:${at.column} ` : '';
    return `${place}${message}${hint ? ` ${hint}` : ''}`.replaceAll(made.root, '');
  });
}

const cases: [title: string, plugins: string, expected: (string | RegExp)[]][] = [
  ['nested lists and nothing are fine', "[[{ name: 'a' }, [{ name: 'b' }]], false, null, undefined]", []],
  [
    'what is no plugin',
    "['a', () => ({ name: 'b' })]",
    [
      '2:11 plugins[0] is a string, not a plugin. A plugin is an object such as `{ name: "my-plugin", pages: () => [] }`.',
      '2:16 plugins[1] is a function, not a plugin. Call it: `plugins: [myPlugin()]`.',
    ],
  ],
  ['a plugin without a name', '[{ pages: () => [] }]', [/^2:11 plugins\[0\] has no `name`\. A plugin is/]],
  [
    'an unknown key',
    "[{ name: 'a', addPages() {}, heads() {} }]",
    [
      /^2:11 Unknown key "addPages" in the plugin "a"\. Known keys: name, config, pages/,
      '2:11 Unknown key "heads" in the plugin "a". Did you mean "head"?',
    ],
  ],
  ['a hook that is no function', "[{ name: 'a', pages: [] }]", ['2:11 `pages` of the plugin "a" must be a function.']],
  [
    'a visitor in place of a module',
    "[{ name: 'a', mdast: { heading() {} } }]",
    [
      /^2:11 `mdast` of the plugin "a" must be the path of a module, or a list of paths\. Markdown is compiled in threads/,
    ],
  ],
  [
    'a module that is not there',
    "[{ name: 'a', hast: './no.js' }]",
    ['2:11 `hast` of the plugin "a" is ./no.js, which does not exist.'],
  ],
  [
    'two plugins of one name',
    "[{ name: 'a' }, [{ name: 'a' }]]",
    ['2:27 Two plugins are named "a": plugins[0] and plugins[1][0]. Remove one of them, or rename it.'],
  ],
  [
    'a wrong option',
    "[{ name: 'a', config: () => ({ titel: 'x', base: 1 }) }]",
    [
      'config() of the plugin "a" returns a wrong option: base is not a string Put the value in quotes: "1".',
      'config() of the plugin "a" returns a wrong option: Unknown key "titel" in its result Did you mean "title"?',
    ],
  ],
  [
    'plugins of a plugin',
    "[{ name: 'a', config: () => ({ plugins: [] }) }]",
    [/^config\(\) of the plugin "a" returns `plugins`\. Offer/],
  ],
  ['no object', "[{ name: 'a', config: () => 3 }]", [/^config\(\) of the plugin "a" returns no object\./]],
  [
    'a hook that throws',
    "[{ name: 'a', config() {\n  throw new Error('no data');\n} }]",
    ['3:0 config() of the plugin "a" failed: no data'],
  ],
  [
    'a hook that never settles',
    "[{ name: 'a', config: () => new Promise(() => {}) }], pluginTimeout: 20",
    [/^config\(\) of the plugin "a" has not finished within 20 ms\. .*raise `pluginTimeout`\.$/],
  ],
];

test.each(cases)('%s', async (_, plugins, expected) => {
  const problems = await getProblems(`export default {\nplugins: ${plugins} };`);
  expect(problems).toEqual(expected.map((each) => (each instanceof RegExp ? expect.stringMatching(each) : each)));
});

test('a plugin receives the changes of the previous one, and invalid changes are left out', async () => {
  const plugin = (name: string, config: string) => `{ name: '${name}', config: ${config} }`;
  const plugins = [
    plugin(
      'a',
      "({ title }) => ({ title: title + ' a', head: [['meta', { name: 'a' }]], theme: { darkMode: false } })",
    ),
    plugin('b', '() => ({ title: 3 })'),
    plugin('c', "async ({ title }) => ({ title: title + ' c', head: [['meta', { name: 'c' }]] })"),
  ];
  const text = `export default { title: 'T', theme: { outline: false }, head: [['meta', { name: 't' }]], plugins: [${plugins}] };`;
  await write('folia.config.ts', text);
  const { title, head, theme, hooks } = await loadConfig(made.root);
  expect([title, head.map(([, { name }]) => name)]).toEqual(['T a c', ['t', 'a', 'c']]);
  expect(theme).toMatchObject({ darkMode: false, outline: false });
  expect(hooks.problems).toHaveLength(1);
});

test('modules of plugins come after those of the configuration, and are watched', async () => {
  await write('one.js', '');
  await write('two.js', '');
  await write('src/three.js', '');
  await write(
    'folia.config.ts',
    "export default { markdown: { mdastPlugins: ['one.js'] }, plugins: [{ name: 'a', mdast: ['./two.js', new URL('./src/three.js', import.meta.url)] }] };",
  );
  const { markdown, configDependencies } = await loadConfig(made.root);
  const names = ['one.js', 'two.js', 'src/three.js'].map((name) => `${made.root}/${name}`);
  expect(markdown.mdastPlugins).toEqual(names);
  expect(configDependencies).toEqual(expect.arrayContaining(names));
});
