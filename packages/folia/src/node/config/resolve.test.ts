import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { defaultBase } from '../../shared/constants';
import { defaultIndexOptions } from '../../shared/search/index-options';
import type { Config } from './config';
import { resolved } from './fixtures/resolved';
import { configSchema } from './schema/site';
import type { UserConfig } from './user-config';

describe('the options of a site', requirement('CF-01'), () => {
  test('every option has its default', () => {
    const theme = {
      brandColor: '',
      darkMode: true,
      outline: null,
      search: true,
      socialLinks: [],
      familyMenu: null,
      footerMessage: '',
      hideNavbar: 'never',
      enableContentAnimation: false,
      enableAppearanceAnimation: false,
      enableScrollToTop: false,
      localeRedirect: 'auto',
      locales: [
        {
          lang: 'en',
          label: 'English',
          title: 'Folia',
          description: '',
          editLink: null,
          lastUpdated: false,
          banner: null,
          nav: null,
          sidebar: null,
          strings: {},
        },
      ],
      extra: {},
    };
    const markdown = {
      showLineNumbers: false,
      lineNumbersWithMarks: false,
      defaultWrapCode: false,
      foldCode: 0,
      checkDeadLinks: true,
      highlightLanguages: {},
      globalComponents: [],
      mdastPlugins: [],
      hastPlugins: [],
    };
    expect(resolved({})).toMatchObject({
      ...{
        root: '/site',
        docs: '/site/docs',
        outDir: '/site/doc_build',
        cacheDir: '/site/node_modules/.cache/folia',
        publicDir: '/site/public',
      },
      ...{
        configFile: null,
        configDependencies: [],
        aliases: {},
        warnings: [],
        themeFile: null,
        translations: '',
        base: '/',
        lang: 'en',
        title: 'Folia',
        description: '',
      },
      ...{
        icon: '',
        logo: null,
        logoText: '',
        siteOrigin: '',
        translations: '',
        hydrate: 'prefetch',
        ssg: { enabled: true, strict: true },
        compress: false,
      },
      multiVersion: { default: '', versions: [] },
      search: { mode: 'local', versioned: false, index: defaultIndexOptions, searchHooks: null },
      ...{ markdownPages: null, llms: false, feed: [] },
      route: { include: [], exclude: [], extensions: ['js', 'jsx', 'ts', 'tsx', 'md', 'mdx'] },
      ...{
        markdown,
        mediumZoom: { selector: '.folia-doc img', options: {} },
        globalUIComponents: [],
        globalStyles: [],
        head: [],
        replaceRules: [],
        labels: {},
        theme,
      },
    });
  });

  test('the base is the constant', requirement('CN-02'), () => {
    expect(defaultBase).toBe('/');
    expect(resolved({}).base).toBe(defaultBase);
  });

  test('every option has its type', () => {
    const site = {
      ...{ title: 'Rslib', description: 'A tool', icon: '/icon.png', logo: { light: '/l.svg', dark: '/d.svg' } },
      ...{ logoText: 'Rslib', ssg: { strict: true }, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } },
      markdown: { showLineNumbers: true, defaultWrapCode: true, highlightLanguages: { mts: 'typescript' } },
    };
    expect(configSchema.safeParse(site).error).toBeUndefined();
    const names =
      'root base lang title description icon logo logoText outDir ssg multiVersion search markdown mediumZoom theme';
    for (const name of names.split(' '))
      expect(configSchema.safeParse({ [name]: 1 }).error?.issues[0]?.path, name).toEqual([name]);
  });
});

describe('options with several forms are normalised', () => {
  const cases: [string, UserConfig, Partial<Config>][] = [
    ['markdownPages', { markdownPages: true }, { markdownPages: { control: true } }],
    ['markdownPages without a button', { markdownPages: { control: false } }, { markdownPages: { control: false } }],
    [
      'feed',
      { siteOrigin: 'https://x.dev', feed: { folder: '/blog/' } },
      { feed: [{ folder: 'blog', content: 'full', limit: 20 }] },
    ],
    ['base', { base: 'docs' }, { base: '/docs/' }],
    ['base of several parts', { base: '/a/b' }, { base: '/a/b/' }],
    ['logo as text', { logo: '/a.svg' }, { logo: { light: '/a.svg', dark: '/a.svg' } }],
    ['logo as a pair', { logo: { light: '/a.svg', dark: '/b.svg' } }, { logo: { light: '/a.svg', dark: '/b.svg' } }],
    ['ssg off', { ssg: false }, { ssg: { enabled: false, strict: true } }],
    ['ssg strict', { ssg: { strict: true } }, { ssg: { enabled: true, strict: true } }],
    ['ssg lenient', { ssg: { strict: false } }, { ssg: { enabled: true, strict: false } }],
    ['site origin', { siteOrigin: 'https://rslib.rs/' }, { siteOrigin: 'https://rslib.rs' }],
    ['theme colour', { themeColor: 'abc' }, { head: [['meta', { name: 'theme-color', content: '#abc' }]] }],
    [
      'theme colours and touch icon',
      { themeColor: { light: '#fff', dark: '000' }, touchIcon: '/touch.png', base: '/docs/' },
      {
        head: [
          ['meta', { name: 'theme-color', content: '#fff', media: '(prefers-color-scheme: light)' }],
          ['meta', { name: 'theme-color', content: '#000', media: '(prefers-color-scheme: dark)' }],
          ['link', { rel: 'apple-touch-icon', href: '/docs/touch.png' }],
        ],
      },
    ],
    ['one style sheet', { globalStyles: 'a.css' }, { globalStyles: ['/site/a.css'] }],
    ['several style sheets', { globalStyles: ['a.css', '/b.css'] }, { globalStyles: ['/site/a.css', '/b.css'] }],
    ['zoom off', { mediumZoom: false }, { mediumZoom: false }],
    ['zoom of other images', { mediumZoom: { selector: 'img' } }, { mediumZoom: { selector: 'img', options: {} } }],
    ['search off', { search: false }, { search: false }],
    [
      'search hooks',
      { search: { mode: 'local', searchHooks: 'hooks.ts' } },
      { search: { mode: 'local', versioned: false, index: defaultIndexOptions, searchHooks: '/site/hooks.ts' } },
    ],
    [
      'extensions',
      { route: { extensions: ['.mdx', 'md', 'mdx'] } },
      { route: { include: [], exclude: [], extensions: ['mdx', 'md'] } },
    ],
    ['the first language is the default one', { theme: { locales: [{ lang: 'zh', label: '中文' }] } }, { lang: 'zh' }],
  ];
  for (const [title, input, expected] of cases) test(title, () => expect(resolved(input)).toMatchObject(expected));

  test('remote search', requirement('RS-04'), () => {
    const input: UserConfig = {
      search: {
        mode: 'remote',
        apiUrl: 'https://s.org',
        indexName: 'a',
        searchIndexes: ['a', { value: 'b', label: 'B' }],
      },
    };
    expect(resolved(input)).toMatchObject({
      search: {
        mode: 'remote',
        apiUrl: 'https://s.org',
        indexName: 'a',
        domain: '',
        searchLoading: true,
        fallback: true,
        searchHooks: null,
        searchIndexes: [
          { value: 'a', label: 'a' },
          { value: 'b', label: 'B' },
        ],
      },
    });
  });

  test('aliases of languages as pairs and as a table', () => {
    for (const highlightLanguages of [[['conf', 'ini']], { conf: 'ini' }] as UserConfig[][]) {
      const input = { markdown: { highlightLanguages } } as UserConfig;
      expect(resolved(input).markdown.highlightLanguages).toEqual({ conf: 'ini' });
    }
  });
});

describe('languages', () => {
  const { locales } = resolved({
    title: 'Rslib',
    description: 'A tool',
    theme: {
      outlineTitle: 'CONTENTS',
      editLink: { docRepoBaseUrl: 'https://github.com/a/b' },
      overview: { filterNameText: 'Filter it' },
      nav: [{ text: 'Guide', link: '/guide/' }],
      locales: [
        { lang: 'en', label: 'English', editLink: { text: 'Edit' } },
        {
          ...{
            lang: 'zh',
            label: '简体中文',
            title: '库',
            description: '',
            outlineTitle: '目录',
            lastUpdated: true,
            nav: [],
          },
          ...{
            prevPageText: 'a',
            nextPageText: 'b',
            lastUpdatedText: 'c',
            sourceCodeText: 'd',
            searchPlaceholderText: 'e',
          },
          ...{
            searchNoResultsText: 'f',
            searchSuggestedQueryText: 'g',
            editLink: { text: '编辑', docRepoBaseUrl: 'https://x.org' },
          },
          overview: { filterPlaceholderText: 'h', filterNoResultText: 'i' },
          sidebar: {
            '/zh/guide': [
              { text: 'A', items: [{ text: 'B', link: '/b' }] },
              { dividerType: 'dashed' },
              { sectionHeaderText: 'C' },
            ],
          },
        },
      ],
    },
  }).theme;

  test('options that a language leaves out come from the theme and the site', () => {
    expect(locales[0]).toMatchObject({
      ...{ title: 'Rslib', description: 'A tool', lastUpdated: false, sidebar: null },
      editLink: { docRepoBaseUrl: 'https://github.com/a/b', text: 'Edit' },
      strings: { outlineTitle: 'CONTENTS', filterName: 'Filter it', editLink: 'Edit' },
      nav: [{ text: 'Guide', link: '/guide/', items: [], position: 'right' }],
    });
  });

  test('every text has its key of the strings file', () => {
    expect(locales[1]?.strings).toEqual({
      ...{
        outlineTitle: '目录',
        prevPage: 'a',
        nextPage: 'b',
        lastUpdated: 'c',
        sourceCode: 'd',
        searchPlaceholder: 'e',
      },
      ...{
        searchNoResults: 'f',
        searchSuggestion: 'g',
        filterName: 'Filter it',
        filterPlaceholder: 'h',
        filterNoResult: 'i',
        editLink: '编辑',
      },
    });
    expect(locales[1]).toMatchObject({ title: '库', description: '', lastUpdated: true, nav: [] });
  });

  test('a sidebar by hand', () => {
    const rest = { collapsed: false, collapsible: true, tag: null, context: null, overviewHeaders: null };
    expect(locales[1]?.sidebar).toEqual({
      '/zh/guide': [
        {
          text: 'A',
          link: null,
          items: [{ text: 'B', link: '/b', items: null, ...rest }],
          ...rest,
        },
        { dividerType: 'dashed' },
        { sectionHeaderText: 'C', tag: null },
      ],
    });
  });

  test('an edit link needs both of its fields', () => {
    expect(resolved({ theme: { editLink: { text: 'Edit' } } }).theme.locales[0]?.editLink).toBeNull();
  });
});
