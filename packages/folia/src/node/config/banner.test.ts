import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { getProblems } from '../support/errors';
import { loadConfig } from './load';

const made = { root: '' };
beforeEach(async () => {
  made.root = await mkdtemp(join(tmpdir(), 'folia-banner-'));
  await mkdir(join(made.root, 'docs'));
});
afterEach(() => rm(made.root, { recursive: true, force: true }));

const languages = "locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }]";

/** What loading says: `line:column message`. */
async function told(text: string): Promise<string[]> {
  await writeFile(join(made.root, 'folia.config.ts'), text);
  const error: unknown = await loadConfig(made.root).catch((thrown: unknown) => thrown);
  return getProblems(error).map(({ message, at }) => `${at?.line}:${at?.column} ${message}`);
}

describe('banner and zoom: wrong values, each at its place', () => {
  const cases: [string, string, string[]][] = [
    [
      'a banner without an address, a text or a key',
      `export default {\n  theme: {\n    banner: { display: true },\n    ${languages} } };`,
      [
        '3:5 theme.banner.href is required',
        '3:5 theme.banner.message is required',
        '3:5 theme.banner.localStorageKey is required',
      ],
    ],
    [
      'a banner of one language only',
      "export default { theme: { locales: [{ lang: 'en', label: 'a',\n banner: { href: '/', message: 'Hi' } }] } };",
      ['2:2 theme.locales[0].banner.localStorageKey is required'],
    ],
    [
      'a banner of wrong values',
      "export default { theme: { banner: {\n href: 'javascript:alert(1)',\n message: ' ',\n display: 'no',\n key: 'x' } } };",
      [
        '2:2 theme.banner.href is not a valid url',
        '3:2 theme.banner.message cannot be empty',
        '4:2 theme.banner.display is not a boolean',
        '5:2 Unknown key "theme.banner.key" in folia.config.ts',
      ],
    ],
    [
      'zoom options',
      'export default { mediumZoom: {\n options: { margin: -1, scroll: 3 } } };',
      [
        '2:13 mediumZoom.options.margin cannot be less than 0',
        '2:25 Unknown key "mediumZoom.options.scroll" in folia.config.ts',
      ],
    ],
  ];
  for (const [title, text, expected] of cases)
    test(title, requirement('CF-08'), async () => expect(await told(text)).toEqual(expected));
});
