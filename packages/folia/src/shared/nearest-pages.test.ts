import { expect, test } from '@rstest/core';
import type { NavNode } from './nav';
import { findNearestPages } from './nearest-pages';

const rules = { base: '/docs/', locales: ['en', 'zh'], defaultLocale: 'en', versions: [], defaultVersion: '' };
const page = (path: string): NavNode => ({
  ...{ kind: 'page', id: path, label: path, href: `/docs/${path}`, tag: null, context: null },
});
const sidebars = [
  [page('guide/start/'), page('guide/start/quick-start'), page('guide/framework/react'), page('guide/framework/vue')],
  [page('config/lib/bundle'), page('config/lib/banner'), page('config/lib/bundle')],
  [page('zh/指南/安装')],
];

test.each([
  ['a misspelt name', '/docs/guide/start/quick-strat', ['guide/start/quick-start']],
  ['a page that has moved', '/docs/guide/solution/react', ['guide/framework/react']],
  ['a folder left out, an ending', '/docs/quick-start.html', ['guide/start/quick-start', 'guide/start/']],
  ['each page once', '/docs/config/bundel', ['config/lib/bundle']],
  ['another language of the site', '/docs/zh/config/lib/bundle', ['config/lib/bundle']],
  ['encoded names', '/docs/zh/%E6%8C%87%E5%8D%97/%E5%AE%89%E8%A3%85%E5%8C%85', ['zh/指南/安装']],
  ['nothing is near', '/docs/wp-login.php', []],
  ['nothing to compare', '/docs/?', []],
  ['a broken encoding', '/docs/%E0%A4%A', []],
])('%s: %s', (_title, address, expected) => {
  expect(findNearestPages(address, sidebars, rules).map(({ label }) => label)).toEqual(expected);
});
