import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { getLinkFault } from '../../shared/link-fault';
import { checkValue } from './findings';
import { frontmatterSchema } from './schema/frontmatter';
import { configSchema } from './schema/site';
import type { Source } from './source';

const source: Source = { label: 'folia.config.ts', file: '/site/folia.config.ts', text: '', getPosition: () => null };
const told = (value: unknown): string[] =>
  checkValue(configSchema, value, source).problems.map(({ message, hint }) =>
    hint ? `${message} | ${hint}` : message,
  );

describe('wrong configuration', () => {
  const english = { lang: 'en', label: 'English' };
  const kindless = 'must have one of the keys [text, dividerType, sectionHeaderText]';
  const cases: [string, unknown, string[]][] = [
    ['a mistyped key', { titel: 'x' }, ['Unknown key "titel" in folia.config.ts | Did you mean "title"?']],
    ['another case', { Title: 'x' }, ['Unknown key "Title" in folia.config.ts | Did you mean "title"?']],
    [
      'a nested key',
      { theme: { darkmode: true } },
      ['Unknown key "theme.darkmode" in folia.config.ts | Did you mean "darkMode"?'],
    ],
    [
      'a key in a list',
      { theme: { locales: [english, { ...english, outlineTitel: 'x' }] } },
      ['Unknown key "theme.locales[1].outlineTitel" in folia.config.ts | Did you mean "outlineTitle"?'],
    ],
    [
      'a key in a nested list',
      { theme: { nav: [{ text: 'a', items: [{ text: 'b', lnk: '/' }] }] } },
      ['Unknown key "theme.nav[0].items[0].lnk" in folia.config.ts | Did you mean "link"?'],
    ],
    [
      'a key like no other',
      { multiVersion: { zzzzzzzz: 1 } },
      ['Unknown key "multiVersion.zzzzzzzz" in folia.config.ts | Known keys: default, versions.'],
    ],
    [
      'all of them in one run',
      { titel: 1, theme: { nam: 1 } },
      [expect.stringContaining('theme.nam'), expect.stringContaining('titel')] as string[],
    ],
    ['not an object', 3, ['folia.config.ts is not an object']],
    ['a number for text', { title: 404 }, ['title is not a string | Put the value in quotes: "404".']],
    ['an object or text', { logo: 3 }, ['logo is not a string or object']],
    ['the branch that was meant', { logo: { light: '/a.svg' } }, ['logo.dark is required']],
    ['false or an object', { search: true }, ['search must be one of [false, object]']],
    [
      'an unknown mode',
      { search: { mode: 'remot' } },
      ['search.mode must be one of [local, remote, docsearch] | Did you mean "remote"?'],
    ],
    ['no mode', { search: {} }, ['search.mode is required | One of local, remote, docsearch.']],
    ['a field of a mode', { search: { mode: 'remote', apiUrl: '/s' } }, ['search.indexName is required']],
    [
      'an index of Algolia that is not named',
      { search: { mode: 'docsearch' } },
      ['search.appId is required', 'search.apiKey is required', 'search.indexName is required'],
    ],
    [
      'an application id that would name another host, and a filter without a value',
      { search: { mode: 'docsearch', appId: 'evil.example/', apiKey: ' ', indexName: 'a', filters: ['lang'] } },
      [
        'search.appId does not match pattern /^[A-Za-z0-9]+$/',
        'search.apiKey cannot be empty',
        'search.filters[0] does not match pattern /^[^:]+:.+$/',
      ],
    ],
    [
      'an over-long address',
      { search: { mode: 'remote', indexName: 'a', apiUrl: `https://x.org/${'a'.repeat(2048)}` } },
      ['search.apiUrl cannot be longer than 2048 characters'],
    ],
    [
      'a social link to nowhere',
      { theme: { socialLinks: [{ icon: 'x', mode: 'link', content: 'nowhere' }] } },
      ['theme.socialLinks[0].content is not a valid url'],
    ],
    [
      'a bad e-mail',
      { theme: { socialLinks: [{ icon: 'x', mode: 'link', content: 'mailto:nobody' }] } },
      ['theme.socialLinks[0].content is not a valid email'],
    ],
    ['a colour of four digits', { themeColor: '#abcd' }, ['themeColor is not a valid hex']],
    [
      'an edit link without a scheme',
      { theme: { editLink: { docRepoBaseUrl: 'github.com' } } },
      ['theme.editLink.docRepoBaseUrl is not a valid url'],
    ],
    [
      'an address for feedback without a host',
      { theme: { feedback: { endpoint: '/answers' } } },
      ['theme.feedback.endpoint is not a valid url'],
    ],
    ['feedback to nowhere', { theme: { feedback: {} } }, ['theme.feedback.endpoint is required']],
    ['a feed of nothing', { feed: { limit: 0 } }, ['feed.limit cannot be less than 1']],
    ['an origin with a path', { siteOrigin: 'https://x.org/docs' }, ['siteOrigin is not a valid url']],
    [
      'an unknown extension',
      { route: { extensions: ['.vue'] } },
      ['route.extensions[0] does not match pattern /^\\.?(?:js|jsx|ts|tsx|md|mdx)$/'],
    ],
    [
      'a sidebar prefix without a slash',
      { theme: { sidebar: { guide: [] } } },
      ['theme.sidebar.guide does not match pattern /^\\//'],
    ],
    [
      'a sidebar entry',
      { theme: { sidebar: { '/guide': [{ txt: 'a', link: '/a' }] } } },
      [expect.stringContaining('text is required'), expect.stringContaining('txt" in')] as string[],
    ],
    [
      'a divider',
      { theme: { sidebar: { '/guide': [{ dividerType: 'dotted' }] } } },
      ['theme.sidebar./guide[0].dividerType must be one of [solid, dashed]'],
    ],
    [
      'a sidebar entry of an unknown kind',
      {
        theme: { sidebar: { '/guide': [{ divider: 'solid' }, { sectionHeader: 'a', tag: '/a.svg' }, { colour: 1 }] } },
      },
      [
        `theme.sidebar./guide[0] ${kindless} | Did you mean "dividerType"?`,
        `theme.sidebar./guide[1] ${kindless} | Did you mean "sectionHeaderText"?`,
        `theme.sidebar./guide[2] ${kindless}`,
      ],
    ],
    [
      'a pattern that is none',
      { replaceRules: [{ search: 3, replace: '' }] },
      ['replaceRules[0].search is not a valid regexp'],
    ],
    ['a base that is an address', { base: 'https://x.org/' }, ['base does not match pattern /path/']],
  ];
  for (const [title, value, expected] of cases) test(title, () => expect(told(value)).toEqual(expected));
  test('previous and next pages in the frontmatter', requirement('DF-12'), () => {
    const problem = expect.stringMatching(/^Unknown key "theme\.docFooter" in folia\.config\.ts \| Known keys: /);
    expect(told({ theme: { docFooter: { next: 'Next' } } })).toEqual([problem]);
  });

  test('valid values have no findings', () => {
    const value = {
      title: 'x',
      ssg: { strict: false },
      logo: '/a.svg',
      globalStyles: 'a.css',
      replaceRules: [{ search: /a/g, replace: 'b' }],
    };
    expect(told(value)).toEqual([]);
  });
});

const long = (length: number, start: string, end = '') => start + 'a'.repeat(length - start.length - end.length) + end;
const social = (content: string) => ({ theme: { socialLinks: [{ icon: 'x', mode: 'link', content }] } });
const remote = (apiUrl: string) => ({ search: { mode: 'remote', indexName: 'a', apiUrl } });

describe('addresses have at most 2048 characters', requirement('RZ-05', 'CN-25'), () => {
  const url = (length: number) => long(length, 'https://x.org/');
  test.each<[string, (address: string) => object]>([
    ['theme.editLink.docRepoBaseUrl', (docRepoBaseUrl) => ({ theme: { editLink: { docRepoBaseUrl, text: 'Edit' } } })],
    ['theme.socialLinks[0].content', social],
    ['search.apiUrl', remote],
    ['icon', (icon) => ({ icon })],
    ['logo', (logo) => ({ logo })],
  ])('%s', (name, configOf) => {
    expect(told(configOf(url(2048)))).toEqual([]);
    expect(told(configOf(url(2049)))).toEqual([`${name} cannot be longer than 2048 characters`]);
  });
  test('links in Markdown', () => {
    expect(getLinkFault(url(2048))).toBeNull();
    expect(getLinkFault(url(2049))).toEqual({ kind: 'too-long', max: 2048 });
  });
});

describe('e-mail addresses are checked, and have at most 320 characters', requirement('RZ-04', 'CN-24'), () => {
  const mail = (length: number) => long(length, 'mailto:', '@x.org');
  const extra = 'mailto:'.length;
  test('in the configuration', () => {
    expect(told(social(mail(320 + extra)))).toEqual([]);
    const name = 'theme.socialLinks[0].content';
    expect(told(social(mail(321 + extra)))).toEqual([`${name} cannot be longer than 320 characters`]);
    expect(told(social('mailto:nobody'))).toEqual([`${name} is not a valid email`]);
  });
  test('in the frontmatter', () => {
    const hero = (link: string) => ({ hero: { name: 'x', actions: [{ text: 'Write', link }] } });
    const messages = (link: string) =>
      checkValue(frontmatterSchema, hero(link), source).problems.map(({ message }) => message);
    expect(messages(mail(320 + extra))).toEqual([]);
    expect(messages(mail(321 + extra))).toEqual(['hero.actions[0].link cannot be longer than 320 characters']);
    expect(messages('mailto:nobody')).toEqual(['hero.actions[0].link is not a valid email']);
  });
  test('links in Markdown', () => {
    expect(getLinkFault(mail(320 + extra))).toBeNull();
    expect(getLinkFault(mail(321 + extra))).toMatchObject({ kind: 'email-too-long', max: 320 });
    expect(getLinkFault('mailto:nobody')).toEqual({ kind: 'email', email: 'nobody' });
  });
});
