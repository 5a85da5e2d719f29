import { describe, expect, test } from '@rstest/core';
import { configSource } from './config-source';
import type { KeyPath } from './source';

const text = `import { defineConfig } from 'folia';
// title: 'in a comment'
const label = { title: 'elsewhere', theme: { deep: 1 } };
export default defineConfig({
  description: "title: 'in a string'",
  title: \`Rslib\`,
  'quoted-key': 1,
  head: [['meta', { name: 'a' }], ['link', { rel: 'b', title: 'c' }]],
  replaceRules: [{ search: /[{"'/]/g, replace: '{' }],
  theme: {
    locales: [
      { lang: 'en', label: pick({ lang: 'no' }) },
      { lang: 'zh', label: '中文', overview: { filterNameText: 'x' } },
    ],
    label,
  },
  lang: 'en', extra() { return { lang: 1 }; },
});
`;

describe('places in the configuration file', () => {
  const source = configSource('/site/folia.config.ts', text);
  const cases: [KeyPath, number, string][] = [
    [['title'], 6, 'title: `'],
    [['quoted-key'], 7, "'quoted-key'"],
    [['head', 1], 8, "['link'"],
    [['head', 1, 1, 'rel'], 8, "rel: 'b'"],
    [['replaceRules', 0, 'replace'], 9, "replace: '{'"],
    [['theme'], 10, 'theme: {\n'],
    [['theme', 'locales', 0, 'lang'], 12, "lang: 'en'"],
    [['theme', 'locales', 1, 'lang'], 13, "lang: 'zh'"],
    [['theme', 'locales', 1, 'overview', 'filterNameText'], 13, 'filterNameText'],
    [['theme', 'label'], 15, 'label,'],
    [['lang'], 17, "lang: 'en', extra"],
    [['extra'], 17, 'extra()'],
    // Not written there: the deepest key above.
    [['theme', 'locales', 1, 'title'], 13, "{ lang: 'zh'"],
    [['theme', 'locales', 7, 'lang'], 11, 'locales'],
    [['theme', 'label', 'inside'], 15, 'label,'],
  ];
  for (const [path, line, here] of cases) {
    test(path.join('.'), () => {
      const position = source.getPosition(path, 'key');
      const rest = text
        .split('\n')
        .slice((position?.line ?? 1) - 1)
        .join('\n')
        .slice((position?.column ?? 1) - 1);
      expect(position?.line).toBe(line);
      expect(rest.startsWith(here)).toBe(true);
    });
  }

  test('a key that is nowhere has no place', () => {
    expect(source.getPosition(['nowhere'], 'key')).toBeNull();
    expect(source.getPosition([], 'value')).toBeNull();
  });

  test('the name is that of the file, on every system', () => {
    expect([source.label, configSource('C:\\site\\folia.config.mts', '').label]).toEqual([
      'folia.config.ts',
      'folia.config.mts',
    ]);
  });
});
