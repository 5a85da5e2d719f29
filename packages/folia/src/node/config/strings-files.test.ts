import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { configFolder } from './fixtures/config-folder';
import { loadConfig } from './load';

const { made, write, told } = configFolder();
const config = (...langs: string[]) =>
  `export default { theme: { locales: [\n${langs.map((lang) => `{ lang: '${lang}', label: '${lang}' },`).join('\n')}\n] } };`;
const load = async (...langs: string[]) => {
  await write('folia.config.ts', config(...langs));
  return loadConfig(made.root);
};

test('where the texts of a language come from', async () => {
  await write('strings/pt.ts', "export default { menu: 'Cardápio' };");
  const { languages, configDependencies } = await load('en', 'pt-BR', 'zh-TW', 'zh-CN', 'eu');
  const own = join(made.root, 'strings/pt.ts');
  expect(languages).toEqual([
    { lang: 'en', builtIn: 'en', own: null },
    { lang: 'pt-BR', builtIn: 'pt', own },
    { lang: 'zh-TW', builtIn: 'zh-Hant', own: null },
    { lang: 'zh-CN', builtIn: 'zh', own: null },
    { lang: 'eu', builtIn: null, own: null },
  ]);
  expect(configDependencies).toContain(own);
});

describe('a language without texts', () => {
  test('is reported, with the file to write', async () => {
    expect((await load('en', 'eu')).warnings).toMatchObject([
      {
        level: 'warning',
        message: 'There are no interface texts in "eu": they are in English.',
        hint: 'Write strings/eu.ts with a default export of the type Strings of folia/client.',
        at: { line: 3 },
      },
    ]);
  });
  test.each([
    ['strings/eu.ts', "export default { menu: 'Menua' };"],
    ['theme.tsx', 'export default defineTheme(defaultTheme, { strings: { eu } });'],
  ])('%s fixes that', async (file, text) => {
    await write(file, text);
    expect((await load('en', 'eu')).warnings).toEqual([]);
  });
});

describe('a file of texts', () => {
  test.each<[string, string, string[]]>([
    [
      'without a plural form',
      "export default {\n  searchCount: { one: '{count} wynik', few: '{count} wyniki', other: '{count} wyniku' },\n};",
      ['2:3 searchCount has no plural form "many", which "pl" needs.'],
    ],
    ['with a misspelled key', "export default {\n\n  menus: 'Menu' };", ['3:3 There is no interface text "menus".']],
    ['with another value', 'export default { menu: 1 };', ['1:18 menu is not a string']],
    ['without texts', 'export const menu = 1;\nexport default 1;', ['0:0 pl.ts has no default export with texts.']],
  ])('%s', async (_title, text, messages) => {
    await write('strings/pl.ts', text);
    expect(await told(config('en', 'pl'))).toEqual(messages);
  });
});
