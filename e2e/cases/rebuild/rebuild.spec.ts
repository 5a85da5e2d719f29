import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsAll } from '../../../scripts/tests-all';
import { expect, test } from '../../harness/cli-test';
import { runFolia, startFolia } from '../../harness/folia';

const square = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="9" height="9"/></svg>`;

const locales = ['en', 'zh'].map((lang) => `{ lang: '${lang}', label: '${lang}', title: 'Rebuilt' }`).join(', ');

const site = {
  'folia.config.ts': `export default { outDir: 'dist', lang: 'en', title: 'Rebuilt', siteOrigin: 'https://example.org', theme: { locales: [${locales}] } };`,
  'docs/en/index.md': '# Home\n\nThe first page.\n',
  'docs/en/plain.md': '# Plain\n\nNothing but text.\n',
  'docs/en/code.md': '# Code\n\n```ts file="<root>/parts/code.ts"\n```\n',
  'docs/en/picture.md': '# Picture\n\n![A square](./square.svg)\n',
  'docs/en/square.svg': square(20),
  'docs/en/whole.mdx': "import Part from '../../parts/part.mdx';\n\n# Whole\n\n<Part />\n",
  'docs/en/box.mdx': "import { Box } from '../../parts/Box';\n\n# Boxed\n\n<Box />\n",
  'docs/zh/index.md': '# 首页\n\n第一页。\n',
  'parts/code.ts': 'export const answer = 41;\n',
  'parts/part.mdx': 'A part.\n',
  'parts/Box.tsx': 'export const Box = () => <p>box</p>;\n',
};

/** What the output consists of: path → hash. */
function outputOf(folder: string): Map<string, string> {
  const dist = join(folder, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(dist, name)).isFile());
  return new Map(
    files.map((name) => [
      name,
      createHash('sha1')
        .update(readFileSync(join(dist, name)))
        .digest('hex'),
    ]),
  );
}

async function build(folder: string): Promise<Map<string, string>> {
  const { code, output } = await runFolia(folder, ['build']);
  expect(code, output).toBe(0);
  return outputOf(folder);
}

/** Everything is rendered and rendered as if for the first time. */
function forget(folder: string): void {
  const cache = join(folder, 'node_modules/.cache/folia/build');
  for (const name of ['pages', 'outputs.json']) rmSync(join(cache, name), { recursive: true, force: true });
}

interface Change {
  what: string;
  files: Record<string, string | null>;
  /** Files of the output that must differ afterwards, appear or disappear. */
  touches: string[];
}

const changes: Change[] = [
  {
    what: 'a text, a quoted file, an image and a fragment',
    files: {
      'docs/en/index.md': '# Home\n\nThe first page, changed.\n',
      'parts/code.ts': 'export const answer = 42;\n',
      'docs/en/square.svg': square(40),
      'parts/part.mdx': 'Another part.\n',
    },
    touches: ['index.html', 'code.html', 'picture.html', 'whole.html'],
  },
  { what: 'a component', files: { 'parts/Box.tsx': 'export const Box = () => <b>Box</b>;\n' }, touches: ['box.html'] },
  {
    what: 'labels of the sidebar',
    files: { 'docs/en/_meta.json': '["plain", { "type": "file", "name": "code", "label": "Quoted" }, "picture"]' },
    touches: ['plain.html', 'code.html'],
  },
  { what: 'a new page', files: { 'docs/en/new.md': '# New\n' }, touches: ['new.html', 'sitemap.xml'] },
  { what: 'a removed page', files: { 'docs/en/new.md': null }, touches: ['new.html', 'sitemap.xml'] },
  {
    what: 'the settings',
    files: { 'folia.config.ts': site['folia.config.ts'].replaceAll('Rebuilt', 'Renamed') },
    touches: ['plain.html'],
  },
  {
    what: 'the output, by another program',
    files: { 'dist/plain.html': 'spoilt', 'dist/code.json': null },
    touches: [],
  },
];

const merged = (several: Change[]): Change => ({
  what: several.map(({ what }) => what).join('; '),
  files: Object.assign({}, ...several.map(({ files }) => files)),
  touches: several.flatMap(({ touches }) => touches),
});

/** One after the other takes fifteen builds. */
const turns = testsAll ? changes : [merged(changes.slice(0, 4)), merged(changes.slice(4))];

function apply(folder: string, files: Change['files']): void {
  for (const [name, text] of Object.entries(files)) {
    if (text === null) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), text);
  }
}

test('a build with cache hits gives what a first build gives', { tag: '@build-only' }, async ({ fixtureDir }) => {
  test.setTimeout(240_000);
  const folder = fixtureDir.write('rebuilt', site);
  let before = await build(folder);
  for (const { what, files, touches } of turns) {
    apply(folder, files);
    const quick = await build(folder);
    for (const name of touches) expect(quick.get(name), `${what}: ${name}`).not.toBe(before.get(name));
    forget(folder);
    expect([...(await build(folder))], what).toEqual([...quick]);
    before = quick;
  }
});

test('what has not changed is not made again; a page that runs code is', { tag: '@build-only' }, async ({
  fixtureDir,
}) => {
  test.setTimeout(120_000);
  const now = '# Now\n\nBuilt at {Date.now()}.\n';
  const folder = fixtureDir.write('kept', { ...site, 'docs/en/now.mdx': now, 'docs/zh/plain.md': '# 页面\n' });
  const first = await build(folder);
  const inode = (name: string) => statSync(join(folder, 'dist', name)).ino;
  const names = ['plain.html', 'plain.json', 'zh/plain.html', 'code.html', 'static/search_index.json'];
  const inodes = names.map(inode);
  writeFileSync(join(folder, 'parts/code.ts'), 'export const answer = 43;\n');
  const second = await build(folder);
  expect(names.filter((name, index) => inode(name) === inodes[index])).toEqual([
    'plain.html',
    'plain.json',
    'zh/plain.html',
  ]);
  expect(
    [...second].filter(([name, hash]) => first.get(name) !== hash && name.endsWith('.html')).map(([name]) => name),
  ).toEqual(['code.html', 'now.html']);
});

test('a page with a mistake does not cost the others their place; what is fixed is rendered', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(120_000);
  const folder = fixtureDir.write('fixed', site);
  const good = await build(folder);
  writeFileSync(join(folder, 'docs/en/plain.md'), '# Plain\n\n![gone](./gone.png)\n');
  for (let turn = 0; turn < 2; turn++) {
    const failed = await runFolia(folder, ['build']);
    expect(failed.code).not.toBe(0);
    expect(failed.output).toContain('gone.png');
  }
  expect([...outputOf(folder)]).toEqual([...good]);
  writeFileSync(join(folder, 'docs/en/plain.md'), site['docs/en/plain.md']);
  expect([...(await build(folder))]).toEqual([...good]);
});

test('code that is saved while it is bundled is bundled again in the next build', { tag: '@build-only' }, async ({
  fixtureDir,
}) => {
  test.setTimeout(120_000);
  const config = `import { existsSync, renameSync } from 'node:fs';

const save = () => {
  for (const name of ['Box.tsx', 'own.css']) if (existsSync(\`next/\${name}\`)) renameSync(\`next/\${name}\`, name);
};

export default {
  title: 'Saved',
  outDir: 'dist',
  globalStyles: ['./own.css'],
  rsbuild: { plugins: [{ name: 'save', setup: (api) => api.onAfterBuild(save) }] },
};
`;
  const folder = fixtureDir.write('saved', {
    'folia.config.ts': config,
    'docs/index.mdx': "import { Box } from '../Box';\n\n# Home\n\n<Box />\n",
    'Box.tsx': 'export const Box = () => <p>box one</p>;\n',
    'own.css': 'p { color: #010101 }\n',
    'next/Box.tsx': 'export const Box = () => <p>box two</p>;\n',
  });
  const ofStyles = () => {
    const css = join(folder, 'dist/static/css');
    return readdirSync(css).map((name) => readFileSync(join(css, name), 'utf8'));
  };
  await build(folder);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('box one');
  writeFileSync(join(folder, 'next/own.css'), 'p { color: #020202 }\n');
  await build(folder);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('box two');
  await build(folder);
  expect(ofStyles().join()).toContain('#020202');
});

test('a preview that is running shows what the next build has made', { tag: ['@build-only', '@all'] }, async ({
  fixtureDir,
}) => {
  test.setTimeout(120_000);
  const folder = fixtureDir.write('watched', site);
  await build(folder);
  const server = await startFolia(folder, ['preview']);
  try {
    const get = async (path: string) => {
      const response = await fetch(new URL(path, server.url));
      return { status: response.status, text: await response.text() };
    };
    expect((await get('new')).status).toBe(404);
    writeFileSync(join(folder, 'docs/en/new.md'), '# New\n\nA page of the second build.\n');
    writeFileSync(join(folder, 'docs/en/plain.md'), '# Plain\n\nMuch longer than it was before, by a sentence.\n');
    const output = await build(folder);
    expect((await get('new')).text).toContain('A page of the second build.');
    expect((await get('plain')).text).toContain('by a sentence');
    for (const name of output.keys()) expect((await get(name)).status, name).toBe(200);
  } finally {
    await server.stop();
  }
});
