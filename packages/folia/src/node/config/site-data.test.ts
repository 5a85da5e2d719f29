import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { resolved } from './fixtures/resolved';
import { createDataFiles, createServerData, createSiteData, createUrlRules } from './site-data';
import type { UserConfig } from './user-config';

const logos = mkdtempSync(join(tmpdir(), 'folia-logo-'));
writeFileSync(join(logos, 'wide.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"/>');
afterAll(() => rmSync(logos, { recursive: true }));

describe('the site data for the browser', () => {
  const config = resolved({
    ...{
      base: '/docs/',
      icon: '/icon.png',
      logo: { light: '/l.svg', dark: 'https://x.org/d.svg' },
      multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
    },
    theme: {
      search: false,
      locales: [
        { lang: 'en', label: 'English', lastUpdated: true },
        { lang: 'zh', label: '中文' },
      ],
    },
  });

  test('addresses carry the base', () => {
    expect(createSiteData(config)).toMatchObject({
      icon: '/docs/icon.png',
      logo: { light: '/docs/l.svg', dark: 'https://x.org/d.svg', width: null },
    });
    expect(createSiteData(resolved({})).icon).toBe('');
  });

  test('the width of the logo at its height of 26 px is known when its file is', () => {
    expect(
      createSiteData({ ...config, publicDir: logos, logo: { light: '/wide.svg?v=1', dark: '/x.svg' } }).logo?.width,
    ).toBe(52);
    expect(
      createSiteData({ ...config, publicDir: logos, logo: { light: '/none.svg', dark: '/x.svg' } }).logo?.width,
    ).toBeNull();
  });

  test('the rules of addresses', () => {
    expect(createUrlRules(config)).toEqual({
      base: '/docs/',
      locales: ['en', 'zh'],
      defaultLocale: 'en',
      versions: ['v2', 'v1'],
      defaultVersion: 'v2',
    });
  });

  test('the languages, the versions, the base, and whether pages are rendered while building', () => {
    const site = createSiteData(config);
    expect(site.locales.map(({ lang, label }) => [lang, label])).toEqual([
      ['en', 'English'],
      ['zh', '中文'],
    ]);
    expect(site.rules).toMatchObject({
      base: '/docs/',
      defaultLocale: 'en',
      defaultVersion: 'v2',
      versions: ['v2', 'v1'],
    });
    expect([site.ssg, createSiteData(resolved({ ssg: false })).ssg]).toEqual([true, false]);
  });

  test('banners of languages are filled in from the theme, and left out when they are not displayed', () => {
    const banner = { href: '/', message: 'News', localStorageKey: 'closed' };
    const locales = [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文', banner: { message: '新闻' } },
      { lang: 'de', label: 'Deutsch', banner: { display: false } },
    ];
    const banners = (theme: UserConfig['theme']) =>
      createSiteData(resolved({ theme })).locales.map((each) => each.banner);
    expect(banners({ banner, locales })).toEqual([banner, { ...banner, message: '新闻' }, undefined]);
    expect(banners({ banner: { ...banner, display: false }, locales })).toEqual([undefined, undefined, undefined]);
    expect(banners({})).toEqual([undefined]);
  });

  test('a language has only the values that differ from the site', () => {
    const links = (name: string) => [{ icon: name, mode: 'link' as const, content: `https://x.dev/${name}` }];
    const [github, gitlab] = ['github', 'gitlab'].map(links);
    const config = resolved({
      ...{ base: '/docs/', logo: '/logo.svg', logoText: 'Library' },
      theme: {
        socialLinks: github,
        footer: { message: 'Made here' },
        locales: [
          { lang: 'en', label: 'English', logoText: 'Library', socialLinks: github },
          {
            ...{ lang: 'zh', label: '中文', logo: '/zh.svg', logoText: '库', footer: { message: '在此制作' } },
            socialLinks: [...(gitlab ?? []), ...(github ?? [])],
          },
          { lang: 'de', label: 'Deutsch', logo: '', logoText: '', socialLinks: [], footer: {} },
        ],
      },
    });
    const { logo, logoText, socialLinks, footerMessage, locales } = createSiteData(config);
    expect({ logo, logoText, socialLinks, footerMessage }).toEqual({
      ...{ logo: { light: '/docs/logo.svg', dark: '/docs/logo.svg', width: null }, logoText: 'Library' },
      ...{ socialLinks: [{ name: 'GitHub', href: 'https://x.dev/github', icon: 0 }], footerMessage: 'Made here' },
    });
    expect(locales.map(({ lang, label, title, description, strings, ...own }) => own)).toEqual([
      {},
      {
        ...{ logo: { light: '/docs/zh.svg', dark: '/docs/zh.svg', width: null }, logoText: '库' },
        footerMessage: '在此制作',
        socialLinks: [
          { name: 'GitLab', href: 'https://x.dev/gitlab', icon: 1 },
          { name: 'GitHub', href: 'https://x.dev/github', icon: 0 },
        ],
      },
      { logo: null, logoText: '', socialLinks: [], footerMessage: '' },
    ]);
    expect(createServerData(config).socialIcons).toHaveLength(2);
  });

  test('which images can be enlarged, and how', () => {
    const getZoom = (mediumZoom: UserConfig['mediumZoom']) => createSiteData(resolved({ mediumZoom })).zoom;
    expect(getZoom(true)).toEqual({ selector: '.folia-doc img' });
    expect(getZoom(false)).toBe(undefined);
    expect(getZoom({ selector: 'main img', options: { margin: 8 } })).toEqual({ selector: 'main img', margin: 8 });
  });

  test('search needs the index and the button', () => {
    expect([
      createSiteData(config).search,
      createSiteData(resolved({})).search,
      createSiteData(resolved({ search: false })).search,
    ]).toEqual([null, { local: true, versioned: false, remote: null }, null]);
  });

  test('an index of Algolia, and whether it is filtered by version', () => {
    const algolia = { appId: 'A', apiKey: 'k', indexName: 'i' };
    const { search } = createSiteData(resolved({ search: { mode: 'docsearch', versioned: true, ...algolia } }));
    const docSearch = { ...algolia, filters: ['lang:{lang}'] };
    expect(search).toEqual({ local: true, versioned: true, remote: null, docSearch });
  });

  test('the size of the search cache, unless it is the default', () => {
    const sizes = [100, 5].map((cache) => createSiteData(resolved({ search: { mode: 'local', index: { cache } } })));
    expect(sizes.map(({ search }) => search?.cacheSize)).toEqual([undefined, 5]);
  });

  test('files of data: their names change with the content, and the first names the others', () => {
    const getFiles = (input: UserConfig) => createDataFiles(resolved(input));
    const plain = getFiles({ base: '/docs/', title: 'One' });
    expect(plain.all).toEqual([plain.site]);
    expect(plain.site.path).toMatch(/^static\/data\/site\.[0-9a-f]{8}\.json$/);
    expect(JSON.parse(plain.site.text)).toMatchObject({ site: { title: 'One' }, socialIcons: '', productMenu: '' });
    expect(getFiles({ base: '/docs/', title: 'Two' }).site.path).not.toBe(plain.site.path);
    const social = getFiles({
      base: '/docs/',
      theme: { socialLinks: [{ icon: 'x', mode: 'link', content: 'https://x.org' }] },
    });
    const icons = social.all[1];
    expect(icons?.path).toMatch(/^static\/data\/social-icons\./);
    expect(JSON.parse(social.site.text)).toMatchObject({ socialIcons: `/docs/${icons?.path}` });
    expect(icons?.text).toContain('<svg');
  });
  test('no path of this machine', () => expect(JSON.stringify(createSiteData(config))).not.toContain('/site'));
});
