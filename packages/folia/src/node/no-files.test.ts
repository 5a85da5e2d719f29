import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { loadConfig } from './config/load';
import { renderPage, sourceFile, testCompiler } from './content/fixtures/compiler';
import { rules } from './site/fixtures/sample';
import { getTranslation } from './site/stale-translations';
import { readSources } from './sources';
import { getProblems } from './support/errors';

interface Case {
  /** What is not a file. */
  path: string;
  files?: Record<string, string>;
  /** What is said of it, and where, as a path; null: it is ignored as a missing one is. */
  says: RegExp | null;
  at?: string;
}

const noFile = /^This is a (folder|named pipe, a socket or a device), not a file\.$/;
const config = (options: string) => ({ 'folia.config.ts': `export default ${options};\n` });
const page = (text: string, path = 'docs/en/page.mdx') => ({ [path]: text });

const cases: Case[] = [
  { path: 'folia.config.ts', says: noFile },
  { path: 'package.json', says: noFile },
  { path: 'i18n.json', says: noFile },
  { path: 'tsconfig.json', says: noFile },
  { path: 'theme.tsx', says: noFile },
  { path: 'theme/index.tsx', says: noFile },
  { path: 'strings/en.ts', says: noFile },
  { path: 'redirects.txt', files: config(`{ redirects: './redirects.txt' }`), says: noFile },
  { path: 'redirects.json', files: config(`{ redirects: './redirects.json' }`), says: noFile },
  { path: 'public/logo.png', files: config(`{ logo: '/logo.png' }`), says: null },
  { path: 'toy.json', files: config(`{ markdown: { languages: ['./toy.json'] } }`), says: noFile },
  { path: 'docs/en/_meta.json', says: null },
  { path: 'docs/en/_nav.json', says: null },
  { path: 'docs/en/a.png', files: page('![a](./a.png)\n'), says: /a\.png/, at: 'docs/en/page.mdx' },
  { path: 'docs/en/a.png', files: page('![a](./a.png)\n', 'docs/en/page.md'), says: /a\.png/, at: 'docs/en/page.md' },
  {
    path: 'docs/en/_a.mdx',
    files: page(`import A from './_a.mdx'\n\n<A />\n`),
    says: /_a\.mdx/,
    at: 'docs/en/page.mdx',
  },
  {
    path: 'docs/en/a.ts',
    files: page('```ts file="./a.ts"\n```\n'),
    says: /^There is no file/,
    at: 'docs/en/page.mdx',
  },
  {
    path: 'docs/en/comments.en.json',
    files: { ...page('```ts file="./b.ts"\n```\n'), 'docs/en/b.ts': 'a // b\n' },
    says: null,
  },
  {
    path: 'translations.json',
    files: { ...page('# A\n'), ...page('# A\n', 'docs/zh/page.mdx') },
    says: noFile,
  },
  { path: 'docs/en/page.mdx', files: page('# A\n', 'docs/zh/page.mdx'), says: null },
];

/** All that is found where these files are read. */
async function findProblems(root: string, files: readonly string[]) {
  const read = await loadConfig(root);
  const sources = await readSources(read, rules);
  const translated = { docs: join(root, 'docs'), lang: 'en', translations: join(root, 'translations.json') };
  const found = files.filter((path) => /\.mdx?$/.test(path)).map((path) => join(root, path));
  const pages = found.map(async (path) => {
    const file = sourceFile(join(root, 'docs'), path, path.includes('/zh/') ? 'zh' : 'en');
    await getTranslation(file, translated);
    return (await renderPage(testCompiler(join(root, 'docs')), file)).page.problems;
  });
  return [...sources.problems, ...(await Promise.all(pages)).flat()];
}

const kinds = {
  'a folder': (path: string) => mkdirSync(path),
  'a named pipe': (path: string) => void execFileSync('mkfifo', [path]),
};
const all = Object.entries(kinds).flatMap(([kind, make]) => cases.map((each) => ({ ...each, kind, make })));

test.runIf(process.platform === 'linux').each(all)(
  '$kind in the place of $path is an error with its place, or ignored',
  async ({ path, files = {}, says, at = path, make }) => {
    const root = mkdtempSync(join(tmpdir(), 'folia-no-files-'));
    const written = { 'docs/en/index.md': '# Home\n', ...files };
    for (const each of [...Object.keys(written), path]) mkdirSync(dirname(join(root, each)), { recursive: true });
    for (const [each, text] of Object.entries(written)) writeFileSync(join(root, each), text);
    make(join(root, path));
    const problems = await findProblems(root, Object.keys(files)).catch((error: unknown) => getProblems(error));
    const errors = problems.filter(({ level }) => level === 'error');
    expect(errors).toMatchObject(says ? [{ message: expect.stringMatching(says), at: { file: join(root, at) } }] : []);
  },
);
