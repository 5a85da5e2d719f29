import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { loadTranspiler } from './bundler/bundle';
import { configFolder } from './config/fixtures/config-folder';
import { loadConfig } from './config/load';
import { getProblems } from './support/errors';

const { made, write } = configFolder();

const files = {
  'titles.ts': "export type Title = string;\nexport const title: Title = 'From another module';\nexport default title;",
  'folia.config.ts': `import other, { title, type Title } from './titles';
const { base } = await Promise.resolve({ base: '/docs/' });
const lazily = async (): Promise<Title> => (await import('./titles')).title;
export default {
  root: 'docs',
  base,
  title: [title === other, title === await lazily(), import.meta.url.endsWith('folia.config.ts')].join(),
} satisfies { root: string } & Record<string, unknown>;`,
};

/** What each way of loading gives; the transpiler is asked for once. */
async function loadBothWays() {
  let loaded = 0;
  const quick = await settled(
    loadConfig(made.root, {}, () => {
      loaded++;
      return loadTranspiler();
    }),
  );
  expect(loaded).toBe(1);
  return { quick, thorough: await settled(loadConfig(made.root)) };
}

const settled = (config: Promise<object>): Promise<object> => config.catch(getProblems);

describe('the first time a configuration is read', () => {
  test('the transpiler of the bundler gives what the thorough one gives', async () => {
    for (const [path, text] of Object.entries(files)) await write(path, text);
    const { quick, thorough } = await loadBothWays();
    expect(quick).toMatchObject({ title: 'true,true,true', base: '/docs/' });
    expect(quick).toMatchObject({
      configDependencies: ['folia.config.ts', 'titles.ts'].map((name) => join(made.root, name)),
    });
    expect(quick).toEqual(thorough);
  });

  test.each([
    ['does not parse', 'export default {'],
    ['imports what is not there', "import './nothing';\nexport default {};"],
    ['throws', "const a: string = 'b';\nthrow new Error(a);"],
    ['has a key that nobody knows', "export default { titel: 'x' };"],
  ])('a file that %s is told of in the same words', async (_, text) => {
    await write('folia.config.ts', text);
    const { quick, thorough } = await loadBothWays();
    expect(quick).toEqual(thorough);
    expect(quick).toMatchObject([{ level: 'error' }]);
  });

  test('what was compiled is kept: the next load needs no transpiler', async () => {
    for (const [path, text] of Object.entries(files)) await write(path, text);
    const transpiled: string[] = [];
    const transpile = await loadTranspiler();
    await loadConfig(made.root, {}, async () => (source, file) => {
      const code = transpile(source, file);
      transpiled.push(code);
      return code;
    });
    const folder = join(made.root, 'node_modules/.cache/folia/config');
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(transpiled).toHaveLength(2);
    for (const code of transpiled) expect(kept.some((text) => text.includes(code))).toBe(true);
    await loadConfig(made.root, {}, () => Promise.reject(new Error('asked for')));
  });
});
