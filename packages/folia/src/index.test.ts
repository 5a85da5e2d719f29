import { expect, test } from '@rstest/core';
import { defineConfig, type HeadTag, type Locale, type NavItem, type SidebarItem, type SocialLink } from './index';
import { configSchema } from './node/config/schema/site';

const nav: NavItem[] = [{ text: 'Guide', link: '/guide/', items: [{ text: 'Start', link: '/guide/start' }] }];
const sidebar: SidebarItem[] = [
  { text: 'Group', items: [{ text: 'Start', link: '/guide/start' }] },
  { dividerType: 'dashed' },
  { sectionHeaderText: 'More' },
];
const socialLinks: SocialLink[] = [{ icon: 'github', mode: 'link', content: 'https://example.com' }];
const head: HeadTag[] = [['meta', { name: 'author', content: 'Ada' }]];
const locales: Locale[] = [{ lang: 'en', label: 'English' }];

test('parts of a configuration are typed automatically and fit together', () => {
  const config = defineConfig({
    head,
    ssg: { strict: false },
    logo: '/logo.svg',
    theme: { nav, sidebar: { '/guide': sidebar }, socialLinks, locales },
  });
  expect(configSchema.safeParse(config).error).toBeUndefined();
});

test('what does not compile is refused when it is loaded, too', () => {
  const configs = [
    // @ts-expect-error a misspelled option
    defineConfig({ titel: 'Rslib' }),
    // @ts-expect-error a former name
    defineConfig({ twins: true }),
    // @ts-expect-error not one of the values
    defineConfig({ theme: { hideNavbar: 'sometimes' } }),
    // @ts-expect-error the resolved form, which is not one a site can write
    defineConfig({ ssg: { enabled: true } }),
    // @ts-expect-error an entry without a text
    defineConfig({ theme: { nav: [{ link: '/' }] } }),
  ];
  expect(configs.map((config) => configSchema.safeParse(config).success)).toEqual(configs.map(() => false));
});
