import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { loadConfig } from './load';

async function getWarnings(config: string, files: string[] = []): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'folia-unused-'));
  mkdirSync(join(root, 'docs/public'), { recursive: true });
  for (const file of files) writeFileSync(join(root, file), '');
  writeFileSync(join(root, 'folia.config.mjs'), `export default ${config};`);
  const { warnings } = await loadConfig(root);
  return warnings.map(({ message, hint }) => `${message} ${hint}`);
}

const folder = 'docs/public is not copied to the output. Move it to public, beside the configuration.';

test('a theme folder without a theme', async () => {
  expect(await getWarnings(`{ themeDir: '.' }`)).toEqual([
    'themeDir "." has no theme: the default one is used. Create index.tsx, or name the folder of the theme.',
    folder,
  ]);
  expect(await getWarnings(`{ themeDir: '.' }`, ['theme.tsx'])).toContain(
    'themeDir "." has no theme: the default one is used. Remove "themeDir": theme.tsx is found without it.',
  );
  expect(await getWarnings(`{ themeDir: '.' }`, ['index.tsx'])).toEqual([folder]);
});

test('an edit link without a text', async () => {
  const link = `{ docRepoBaseUrl: 'https://example.org' }`;
  const message = `An edit link without "text" is not shown. Add its text: \`text: 'Edit this page on GitHub'\`.`;
  expect(await getWarnings(`{ theme: { editLink: ${link} } }`)).toEqual([message, folder]);
  const locales = (editLink: string) => `locales: [{ lang: 'en', label: 'English', editLink: ${editLink} }]`;
  expect(await getWarnings(`{ theme: { ${locales(link)} } }`)).toEqual([message, folder]);
  expect(await getWarnings(`{ theme: { editLink: ${link}, ${locales(`{ text: 'Edit' }`)} } }`)).toEqual([folder]);
});
