import { describe, expect, test } from '@rstest/core';
import { type RequirementId, requirement } from 'scripts/requirement';
import { checkValue } from './findings';
import { frontmatterSchema } from './schema/frontmatter';
import { configSchema } from './schema/site';
import type { Source } from './source';

const source: Source = { label: 'here', file: '/site/here', text: '', getPosition: () => null };
const getFaults = (schema: Parameters<typeof checkValue>[0], value: unknown): string[] =>
  checkValue(schema, value, source).problems.map(({ message }) => message);

const navItem = {
  text: 'Guide',
  link: '/guide/',
  items: [{ text: 'More', link: '/more' }],
  tag: '<svg></svg>',
  activeMatch: '/guide/',
  position: 'left',
};
const sidebarItem = {
  text: 'Group',
  link: '/guide/group',
  items: [{ text: 'Page', link: '/guide/page' }],
  collapsed: true,
  collapsible: false,
  tag: '<svg></svg>',
  context: 'new',
  overviewHeaders: [2, 3],
};
const locale = {
  ...{ lang: 'zh', label: '简体中文', title: 'Rslib', description: '构建工具' },
  editLink: { docRepoBaseUrl: 'https://example.com/docs', text: '编辑' },
  lastUpdated: true,
  nav: [navItem],
  sidebar: { '/zh/guide': [sidebarItem, { dividerType: 'dashed' }, { sectionHeaderText: '更多' }] },
  ...{ outlineTitle: '目录', prevPageText: '上一页', nextPageText: '下一页', searchPlaceholderText: '搜索文档' },
  ...{ searchNoResultsText: '没有', searchSuggestedQueryText: '换一个' },
};
const hero = {
  ...{ name: 'Rslib', text: 'A tool', tagline: 'Quick' },
  actions: [{ text: 'Start', link: '/guide/', theme: 'alt' }],
  image: { src: { light: '/l.svg', dark: '/d.svg' }, alt: 'Logo', srcset: ['/l2.svg 2x'], sizes: '50vw' },
};
const remote = {
  ...{ mode: 'remote', apiUrl: 'https://search.example.com/', indexName: 'rslib', domain: 'https://example.com' },
  ...{ searchIndexes: ['rslib', { value: 'rspack', label: 'Rspack' }], searchLoading: true },
};

describe('what the types of the requirements allow, and what they do not', () => {
  const options: [title: string, id: RequirementId, good: unknown, bad: unknown, message: string][] = [
    [
      'locale',
      'CF-02',
      { theme: { locales: [locale] } },
      { theme: { locales: [{ lang: 'zh' }] } },
      'theme.locales[0].label is required',
    ],
    [
      'navigation',
      'CF-03',
      { theme: { nav: [navItem] } },
      { theme: { nav: [{ ...navItem, position: 'up' }] } },
      'theme.nav[0].position must be one of [left, right]',
    ],
    [
      'sidebar',
      'CF-03',
      { theme: { sidebar: { '/guide': [sidebarItem, { dividerType: 'solid' }] } } },
      { theme: { sidebar: { '/guide': [{ dividerType: 'dotted' }] } } },
      'dividerType must be one of [solid, dashed]',
    ],
    [
      'edit link',
      'CF-05',
      { theme: { editLink: locale.editLink } },
      { theme: { editLink: { docRepoBaseUrl: 7 } } },
      'theme.editLink.docRepoBaseUrl is not a string',
    ],
    [
      'social link',
      'CF-06',
      {
        theme: {
          socialLinks: [
            { icon: 'github', mode: 'link', content: 'https://example.com' },
            { icon: { svg: '<svg></svg>' }, mode: 'dom', content: '<b>x</b>' },
          ],
        },
      },
      { theme: { socialLinks: [{ icon: 'github', mode: 'popup', content: 'x' }] } },
      'theme.socialLinks[0].mode must be one of',
    ],
  ];
  for (const [title, id, good, bad, message] of options)
    test(title, requirement(id), () => {
      expect(getFaults(configSchema, good)).toEqual([]);
      expect(getFaults(configSchema, bad).join('\n')).toContain(message);
    });

  const frontmatter: [title: string, id: RequirementId, good: unknown, bad: unknown, message: string][] = [
    [
      'hero',
      'CF-04',
      { hero },
      { hero: { ...hero, actions: [{ text: 'Start' }] } },
      'hero.actions[0].link is required',
    ],
    [
      'feature',
      'CF-04',
      { features: [{ icon: '<i></i>', title: 'One', details: 'Text', link: '/a', span: 3 }] },
      { features: [{ title: 'One', span: 5 }] },
      'features[0].span',
    ],
  ];
  for (const [title, id, good, bad, message] of frontmatter)
    test(title, requirement(id), () => {
      expect(getFaults(frontmatterSchema, good)).toEqual([]);
      expect(getFaults(frontmatterSchema, bad).join('\n')).toContain(message);
    });
});

test('options of a search server and of the local search', () => {
  const local = { mode: 'local', versioned: true, searchHooks: './hooks.ts' };
  expect(getFaults(configSchema, { search: remote })).toEqual([]);
  expect(getFaults(configSchema, { search: local })).toEqual([]);
  expect(getFaults(configSchema, { search: { ...remote, apiUrl: 7 } })).toEqual(['search.apiUrl is not a string']);
  expect(getFaults(configSchema, { search: { ...local, versioned: 'no' } })).toEqual([
    'search.versioned is not a boolean',
  ]);
});
