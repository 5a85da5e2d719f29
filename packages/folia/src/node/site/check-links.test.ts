import { expect, test } from '@rstest/core';
import type { LinkUse } from '../../shared/site';
import { checkLinks } from './check-links';
import { rules, type SampleFacts, sampleSite } from './fixtures/sample';

const at = { file: '/docs/en/a.mdx', line: 7, column: 2 };
const link = (href: string, written: string | null = null): LinkUse => ({ href, written, at });

function check(links: LinkUse[], more: Record<string, SampleFacts> = {}, base = '/') {
  const pages = {
    'en/a': { links, anchors: ['usage', '用法'] },
    'en/guide/start/index': { anchors: ['install', 'next-steps'] },
    'zh/guide/start/index': {},
    ...more,
  };
  const site = sampleSite({ pages, rules: { ...rules, base } });
  return checkLinks({ site, fileExists: (path) => path === '/files/a b.zip' });
}

test('a link to a missing heading may be a warning; one to a missing page is an error', () => {
  const pages = { 'en/a': { links: [link('#gone'), link('/gone')], anchors: [] } };
  const site = sampleSite({ pages, rules });
  const problems = checkLinks({ site, fileExists: () => false, anchorLevel: 'warning' });
  expect(problems.map(({ level }) => level)).toEqual(['warning', 'error']);
});

test.each([
  '/guide/start/',
  '/guide/start',
  '/Guide/Start/index.html?x=1',
  '/guide/start/#install',
  '/guide/start/#:~:text=hello',
  '/files/a%20b.zip',
  '#usage',
  '#%E7%94%A8%E6%B3%95',
  '#用法',
  '#',
  '#top',
  'https://x.dev/nope',
  'tel:+1',
  'mailto:a@b.dev?subject=x',
])('%s is alive', (href) => {
  expect(check([link(href)])).toEqual([]);
});

test('the links of a file that is served in two languages are checked in its own', () => {
  const gone = { links: [link('/zh/gone')], fallback: 'en' };
  expect(check([], { 'zh/a': gone })).toEqual([]);
});

test.each([
  ['/guide/strat/', 'Dead link: "/guide/strat/" leads to no page.', 'Did you mean "/guide/start/"?'],
  ['/zh/guid/start', 'Dead link: "/zh/guid/start" leads to no page.', 'Did you mean "/zh/guide/start/"?'],
  ['/moved/a', 'Dead link: "/moved/a" leads to no page.', 'Did you mean "/a"?'],
  ['/wholly-unlike', 'Dead link: "/wholly-unlike" leads to no page.', 'Add the page or remove the link.'],
  ['#usge', 'Dead anchor: "#usge" names "#usge", which is not on this page.', 'Did you mean "#usage"?'],
  [
    '/guide/start/#instal',
    'Dead anchor: "/guide/start/#instal" names "#instal", which is not on /guide/start/.',
    'Did you mean "#install"?',
  ],
  [
    '/guide/start/#%E0%A4%A',
    'Dead anchor: "/guide/start/#%E0%A4%A" names "#%E0%A4%A", which is not on /guide/start/.',
    'Name a heading of that page or remove the anchor.',
  ],
])('%s is dead', (href, message, hint) => {
  expect(check([link(href)])).toEqual([{ level: 'error', message, hint, at, frame: null }]);
});

test('every link is reported as it was written, and a link without a place with its file', () => {
  const problems = check([link('/x', './x.mdx'), { href: '/y', written: null, at: null }], {
    'zh/b': { links: [link('/z')] },
  });
  expect(problems.map(({ message, at }) => [message, at?.file, at?.line])).toEqual([
    ['Dead link: "./x.mdx" leads to no page.', '/docs/en/a.mdx', 7],
    ['Dead link: "/y" leads to no page.', '/docs/en/a.mdx', 0],
    ['Dead link: "/z" leads to no page.', '/docs/en/a.mdx', 7],
  ]);
});

test('an address of a component that lacks the base', () => {
  const [problem] = check([link('/guide/start/')], {}, '/docs/');
  expect(problem?.hint).toBe('The address lacks the base /docs/. Components make addresses with `useHref`.');
});

test('links include the base, files and hints do not', () => {
  const [problem, ...others] = check([link('/docs/guide/strat/'), link('/docs/files/a%20b.zip')], {}, '/docs/');
  expect(problem?.hint).toBe('Did you mean "/guide/start/"?');
  expect(others).toEqual([]);
});

const long = (length: number, start: string) => start + 'x'.repeat(length - start.length);

test.each([
  ['URL', long(2048, 'https://x.dev/'), 0],
  ['URL', long(2049, 'https://x.dev/'), 1],
  ['e-mail', `mailto:${long(320, 'a@')}?subject=${'y'.repeat(100)}`, 0],
  ['e-mail', `mailto:${long(321, 'a@')}`, 1],
  ['two e-mails', `mailto:${long(300, 'a@')},${long(300, 'b@')}`, 0],
])('%s length %#', (_title, href, count) => {
  const problems = check([link(href)]);
  expect(problems).toHaveLength(count);
  expect(problems.every(({ message }) => /cannot be longer than (320|2048) characters/.test(message))).toBe(true);
});

test('anchors of a page that could not be compiled are not reported', () => {
  const problem = { level: 'error', message: 'Broken', hint: null, at: null, frame: null } as const;
  const broken = { 'en/broken': { problems: [problem] } };
  expect(check([link('/broken#install')], broken)).toEqual([]);
  expect(check([link('/broken#install')], { 'en/broken': {} })).toHaveLength(1);
});
