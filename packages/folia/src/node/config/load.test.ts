import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { configFolder } from './fixtures/config-folder';
import { loadConfig } from './load';

const { made, write, told } = configFolder();
const languages = "locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }]";

describe('finding and reading', () => {
  for (const name of ['folia.config.ts', 'folia.config.mts', 'folia.config.js', 'folia.config.mjs']) {
    test(`${name} is found`, async () => {
      await write(name, "export default { title: 'Rslib' };");
      expect(await loadConfig(made.root)).toMatchObject({ title: 'Rslib', configFile: join(made.root, name) });
    });
  }

  test('TypeScript, imports and import.meta work; a changed import is seen by the next call', async () => {
    await write('part.ts', "export const title: string = 'one';");
    await write(
      'folia.config.ts',
      "import { title } from './part';\nimport { basename } from 'node:path';\nexport default { title, description: basename(import.meta.url) };",
    );
    const first = await loadConfig(made.root);
    expect(first).toMatchObject({ title: 'one', description: 'folia.config.ts' });
    expect(first.configDependencies).toEqual(['folia.config.ts', 'part.ts'].map((file) => join(made.root, file)));
    await write('part.ts', "export const title: string = 'two';");
    expect((await loadConfig(made.root)).title).toBe('two');
  });

  test('the compiled file is cached, and compiled again when the cache is truncated', async () => {
    await write('folia.config.ts', "export default { title: 'one' as string };");
    await loadConfig(made.root);
    const folder = join(made.root, 'node_modules/.cache/folia/config');
    for (const name of readdirSync(folder)) truncateSync(join(folder, name), 20);
    expect(readdirSync(folder)).toHaveLength(2);
    expect((await loadConfig(made.root)).title).toBe('one');
  });

  test('without a file every option has its default, with a warning', async () => {
    const config = await loadConfig(made.root);
    expect(config).toMatchObject({ title: 'Folia', configFile: null, configDependencies: [] });
    expect(config.warnings).toMatchObject([{ level: 'warning', hint: 'All options have their default.' }]);
  });

  test('the command line overrides the file', async () => {
    await write('folia.config.ts', "export default { base: '/a/', outDir: 'out' };");
    expect(await loadConfig(made.root)).toMatchObject({ base: '/a/', outDir: join(made.root, 'out'), compress: false });
    const config = await loadConfig(made.root, { base: 'b/c', out: 'elsewhere', compress: true });
    expect(config).toMatchObject({ base: '/b/c/', outDir: join(made.root, 'elsewhere'), compress: true });
  });

  test('a worker thread can be given all of it', async () => {
    await write('folia.config.ts', 'export default { replaceRules: [{ search: /a/g, replace: "b" }] };');
    const config = await loadConfig(made.root);
    expect(structuredClone(config)).toEqual(config);
  });
});

test('a package.json that is not JSON is named, with the place', async () => {
  await write('folia.config.ts', 'export default {};');
  await write('package.json', '{\n  "type": module\n}\n');
  const error = await loadConfig(made.root).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    problems: [
      {
        level: 'error',
        at: { file: join(made.root, 'package.json'), line: 2 },
        message: expect.stringMatching(/^Broken JSON/),
      },
    ],
  });
});

describe('errors in the file itself', () => {
  const cases: [string, string, string[]][] = [
    ['broken code', 'export default {\n  title: [,\n;', ['3:1 Broken code in folia.config.ts: Unexpected token.']],
    [
      'code that throws',
      'export default {\n  title: (null as any).x,\n};',
      ["2:0 folia.config.ts failed: Cannot read properties of null (reading 'x')"],
    ],
    [
      'a missing file',
      "import a from './missing';\nexport default a;",
      ['1:15 folia.config.ts imports "./missing", which does not exist.'],
    ],
    [
      'a missing package',
      "import a from 'no-such-package';\nexport default a;",
      ['1:15 folia.config.ts imports "no-such-package", which does not exist.'],
    ],
    ['no object', 'export default 3;', ['0:0 folia.config.ts is not an object']],
  ];
  for (const [title, text, expected] of cases) test(title, async () => expect(await told(text)).toEqual(expected));
});

describe('wrong values, all in one run, each at its place', () => {
  const cases: [string, string, string[]][] = [
    [
      'unknown and mistyped',
      "export default {\n  titel: 'x',\n  theme: { hideNavbar: 'no' },\n};",
      ['3:12 theme.hideNavbar must be one of [never, auto, always]', '2:3 Unknown key "titel" in folia.config.ts'],
    ],
    [
      'an image that is not there',
      "export default { icon: '/icon.png',\n  logo: { light: '/a.svg', dark: '/icon.png' } };",
      [
        '1:18 icon "/icon.png" is not in the public folder.',
        '2:11 logo.light "/a.svg" is not in the public folder.',
        '2:28 logo.dark "/icon.png" is not in the public folder.',
      ],
    ],
    [
      'a default language that is none',
      `export default { lang: 'fr', theme: { ${languages} } };`,
      ['1:18 lang must be one of [en, zh]'],
    ],
    [
      'feeds of a site that is nowhere',
      `export default { feed: {}, theme: { ${languages} } };`,
      ['1:18 feed needs siteOrigin.'],
    ],
    [
      'feeds in the place of each other, or of a language that is none',
      `export default { siteOrigin: 'https://x.dev', theme: { ${languages} }, feed: [\n{},\n{ folder: 'news', fileName: '/blog/rss.xml', languages: ['en'] },\n{ folder: 'news', fileName: '/all.xml' },\n{ folder: 'x', fileName: '/sitemap.xml', languages: ['en', 'zn'] }] };`,
      [
        '3:1 /blog/rss.xml is written for the feed of "blog" in "en" and for the feed of "news" in "en".',
        '4:1 /all.xml is written for the feed of "news" in "en" and for the feed of "news" in "zh".',
        '5:1 /sitemap.xml is written for the sitemap and for the feed of "x" in "en".',
        '5:42 The feed of "x" names "zn", which is no language of the site.',
      ],
    ],
    [
      'a list of markdownPages that are not there',
      `export default { llms: true, theme: { ${languages} } };`,
      ['1:18 llms needs markdownPages.'],
    ],
    [
      'social cards of a site that is nowhere, without what renders them',
      `export default { socialCards: { fonts: ['no-font/index.css'] }, theme: { ${languages} } };`,
      [
        '1:18 socialCards needs siteOrigin.',
        '1:18 socialCards needs the package @takumi-rs/core, which is not installed.',
        '1:41 socialCards.fonts: /no-font/index.css does not exist.',
      ],
    ],
    [
      'a search index that compares by sound',
      `export default { search: { mode: 'local', index: { charset: 'latin:extra' } }, theme: { ${languages} } };`,
      ['1:52 search.index.charset must be one of [latin:default, latin:simple]'],
    ],
    [
      'a distance of words without whole words',
      `export default { search: { mode: 'local', index: { depth: 2 } }, theme: { ${languages} } };`,
      ['1:52 search.index.depth needs the tokenizer "strict", not "full".'],
    ],
    [
      'a tokenizer that there is not',
      `export default { search: { mode: 'local', index: { tokenize: 'reverse' } }, theme: { ${languages} } };`,
      ['1:52 search.index.tokenize must be one of [strict, forward, full]'],
    ],
    [
      'a language twice',
      "export default { theme: { locales: [{ lang: 'en', label: 'a' },\n{ lang: 'en', label: 'b' }] } };",
      ['2:3 theme.locales[1].lang "en" is given twice.'],
    ],
    [
      'a default version that is none',
      "export default { multiVersion: { default: 'v3', versions: ['v2', 'v1'] } };",
      ['1:34 multiVersion.default must be one of [v2, v1]'],
    ],
    [
      'a version named like a language',
      "export default { multiVersion: { default: 'en', versions: ['en'] } };",
      ['1:60 multiVersion.versions[0] "en" is the name of a language.'],
    ],
    ['an output folder with the sources in it', "export default { outDir: '.' };", ['1:18 outDir would replace .']],
    [
      'an output folder among the sources',
      "export default { outDir: 'docs/out' };",
      ['1:18 outDir is inside a source folder.'],
    ],
    [
      'a docs folder that is not there',
      "export default { root: 'pages' };",
      ['1:18 The docs folder /pages does not exist.'],
    ],
    [
      'files that are not there',
      "export default { globalStyles: 'a.css', markdown: { globalComponents: ['B.tsx'] } };",
      ['1:18 globalStyles: /a.css does not exist.', '1:53 markdown.globalComponents: /B.tsx does not exist.'],
    ],
  ];
  for (const [title, text, expected] of cases) test(title, async () => expect(await told(text)).toEqual(expected));

  test('images that are in the public folder, or elsewhere on the web, are fine', async () => {
    await write('public/icon.png', '');
    await write('folia.config.ts', "export default { icon: '/icon.png?v=2', logo: 'https://example.org/logo.svg' };");
    expect((await loadConfig(made.root)).logo).toEqual({
      light: 'https://example.org/logo.svg',
      dark: 'https://example.org/logo.svg',
    });
  });
});

describe('label table', () => {
  const config = (more = '') => `export default { theme: { ${languages} }, ${more} };`;

  test('comes from i18n.json, overridden by the configuration', async () => {
    await write('i18n.json', '{ "start": { "en": "Start", "zh": "开始" } }');
    await write('folia.config.ts', config("labels: { start: { en: 'Begin' } }"));
    const { labels, warnings, configDependencies } = await loadConfig(made.root);
    expect([labels, warnings]).toEqual([{ start: { en: 'Begin', zh: '开始' } }, []]);
    expect(configDependencies.at(-1)).toBe(join(made.root, 'i18n.json'));
  });

  test('SF-17 a missing language is a warning', async () => {
    await write('folia.config.ts', config("labels: {\n  start: { en: 'Start' } }"));
    const { warnings } = await loadConfig(made.root);
    expect(warnings).toMatchObject([
      { level: 'warning', message: 'labels.start has no text for "zh".', at: { line: 2 } },
    ]);
  });

  test('a wrong text and broken JSON have their place', async () => {
    await write('i18n.json', '{\n  "start": { "en": 1 } }');
    expect(await told(config())).toEqual(['2:20 start.en is not a string']);
    await write('i18n.json', '{\n  "start": { "en" } }');
    expect(await told(config())).toEqual(['2:18 Broken JSON: A value is missing.']);
  });
});
