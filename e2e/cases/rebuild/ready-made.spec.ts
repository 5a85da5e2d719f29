import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

const locales = ['en', 'zh'].map((lang) => `{ lang: '${lang}', label: '${lang}', title: 'Harbour' }`).join(', ');
const social = "{ icon: 'x', mode: 'link', content: 'https://example.org/' }";

const config = (more: string) =>
  `export default { outDir: 'dist', lang: 'en', title: 'Harbour', base: '/port/', ${more} theme: { locales: [${locales}], socialLinks: [${social}] } };`;

const pages = {
  'docs/en/index.md': '---\npageType: home\nhero:\n  name: Harbour\n---\n',
  'docs/en/guide.md': '# Guide\n\n## First\n\nText.\n\n```ts\nexport const depth = 12;\n```\n',
  'docs/zh/index.md': '# 首页\n\n第一页。\n',
};

/** Whether the last build took code and styles from the engine as they are, for drawing and for readers. */
const isReadyMade = (folder: string): boolean[] =>
  ['server', 'browser'].map((side) =>
    readFileSync(join(folder, `node_modules/.cache/folia/build/${side}/folia-bundle.json`), 'utf8').includes('/stock/'),
  );

/** Names of a site's files below `static/`. */
const filesOf = (folder: string, extension: string): string[] =>
  readdirSync(join(folder, 'dist/static'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(extension),
  );

const sizeOf = (folder: string, extension: string): number =>
  filesOf(folder, extension).reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(join(folder, 'dist/static', name))).length,
    0,
  );

/** A page as readers get it, but for the names that change with what is in a file. */
const pageOf = (folder: string, name: string): string =>
  readFileSync(join(folder, 'dist', name), 'utf8')
    .replaceAll(/\.[0-9a-f]{8}\.(?=css|js)/g, '.')
    .replaceAll(/"build":"\w+"/g, '"build":""');

test('a site without code of its own is made of ready-made code: the same pages, as light as bundled ones', {
  tag: '@build-only',
}, async ({ fixtureDir }) => {
  test.setTimeout(120_000);
  const plain = fixtureDir.write('plain', { ...pages, 'folia.config.ts': config('') });
  // something for a bundler to do: a style sheet with nothing in it
  const bundled = fixtureDir.write('bundled', {
    ...pages,
    'folia.config.ts': config("globalStyles: ['./own.css'],"),
    'own.css': '',
  });
  for (const folder of [plain, bundled]) {
    const { code, output } = await runFolia(folder, ['build']);
    expect(code, output).toBe(0);
  }
  expect(isReadyMade(plain)).toEqual([true, true]);
  expect(isReadyMade(bundled)).toEqual([false, false]);
  for (const name of ['index.html', 'guide.html', 'guide.json', 'zh/index.html', '404.html'])
    expect(pageOf(plain, name), name).toBe(pageOf(bundled, name));
  for (const extension of ['.js', '.css']) {
    expect(filesOf(plain, extension)).toHaveLength(filesOf(bundled, extension).length);
    expect(Math.abs(sizeOf(plain, extension) / sizeOf(bundled, extension) - 1)).toBeLessThan(0.01);
  }
  for (const name of filesOf(plain, '.js'))
    expect(readFileSync(join(plain, 'dist/static', name), 'utf8'), name).not.toMatch(/__folia_base__|__FOLIA_/);
});

test('two such sites share all files but those that hold what differs', { tag: '@build-only' }, async ({
  fixtureDir,
}) => {
  test.setTimeout(120_000);
  const one = fixtureDir.write('one', { ...pages, 'folia.config.ts': config('') });
  const other = fixtureDir.write('other', { ...pages, 'folia.config.ts': config("description: 'Another',") });
  for (const folder of [one, other]) {
    const { code, output } = await runFolia(folder, ['build']);
    expect(code, output).toBe(0);
  }
  const shared = filesOf(one, '.js').filter((name) => filesOf(other, '.js').includes(name));
  expect(shared.some((name) => name.includes('react.'))).toBe(true);
  const differing = filesOf(one, '.js').filter((name) => !shared.includes(name));
  expect(differing.map((name) => /(\w+)\.\w+\.js$/.exec(name)?.[1])).toEqual(expect.arrayContaining(['app', 'main']));
  expect(differing).toHaveLength(3);
});
