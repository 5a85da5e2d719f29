import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import type { Choices } from './choices';
import { createSite, nextCommands } from './create';
import { renderSite } from './render';

const cwd = mkdtempSync(join(tmpdir(), 'create-folia-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const choices: Choices = { name: 'my-docs', languages: 'en', template: 'docs', packageManager: 'npm' };

test('a site is written with its name', async () => {
  const folder = await createSite(choices, cwd);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(JSON.parse(read('package.json')).name).toBe('my-docs');
  expect(read('folia.config.ts')).toContain("title: 'My Docs'");
  expect(read('docs/index.md')).toContain('name: My Docs');
  expect(read('.gitignore')).toContain('node_modules/');
});

test('a folder with files is refused and left as it is', async () => {
  mkdirSync(join(cwd, 'full/.git'), { recursive: true });
  writeFileSync(join(cwd, 'full/note.txt'), 'mine');
  await expect(createSite({ ...choices, name: 'full' }, cwd)).rejects.toThrow('full is not empty');
  rmSync(join(cwd, 'full/note.txt'));
  expect(await createSite({ ...choices, name: '.' }, join(cwd, 'full'))).toBe(join(cwd, 'full'));
  writeFileSync(join(cwd, 'file'), '');
  await expect(createSite({ ...choices, name: 'file' }, cwd)).rejects.toThrow('is not a folder');
});

test('a name that exists as a folder becomes the name of a package', async () => {
  mkdirSync(join(cwd, 'Our Docs!'));
  await createSite({ ...choices, name: '.' }, join(cwd, 'Our Docs!'));
  expect(JSON.parse(readFileSync(join(cwd, 'Our Docs!/package.json'), 'utf8')).name).toBe('our-docs');
});

test('one language has no folder of its own, two have', () => {
  const pages = (languages: Choices['languages']) =>
    [...renderSite({ ...choices, languages, template: 'blog' }, 'T').keys()].filter((path) => path.startsWith('docs/'));
  expect(pages('en')).toContain('docs/blog/first-post.md');
  expect(pages('zh')).toEqual(pages('en'));
  expect(pages('both')).toEqual(
    ['en', 'zh'].flatMap((locale) => pages('en').map((path) => path.replace('docs/', `docs/${locale}/`))),
  );
});

test('every language has the same pages, without a placeholder left', () => {
  for (const template of ['docs', 'library', 'blog'] as const) {
    const files = renderSite({ ...choices, languages: 'both', template }, 'T');
    const pages = [...files.keys()];
    expect(pages.filter((path) => path.startsWith('docs/zh/')).length).toBeGreaterThan(4);
    expect(pages.filter((path) => path.startsWith('docs/zh/'))).toEqual(
      pages.filter((path) => path.startsWith('docs/en/')).map((path) => path.replace('docs/en/', 'docs/zh/')),
    );
    for (const [path, text] of files) expect(text, path).not.toMatch(/\{\{\w/);
  }
});

test('the commands are those of the package manager', () => {
  expect(nextCommands(choices)).toEqual(['cd my-docs', 'npm install', 'npm run dev']);
  expect(nextCommands({ ...choices, name: '.', packageManager: 'pnpm' })).toEqual(['pnpm install', 'pnpm dev']);
});
