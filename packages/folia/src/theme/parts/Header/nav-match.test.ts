import { describe, expect, test } from '@rstest/core';
import type { NavItem } from '../../../model/nav';
import { isCurrentItem } from './nav-match';

const rules = { base: '/docs/', locales: ['en', 'zh'], defaultLocale: 'en', versions: [], defaultVersion: '' };
const item = (href: string | null, activeMatch: string | null = null, items: NavItem[] = []): NavItem => ({
  label: '',
  href,
  items,
  tag: null,
  activeMatch,
  position: 'right',
});

describe('NV-03 the current item', () => {
  test.each<[string, NavItem, string, boolean]>([
    ['pattern, English', item('/docs/guide/start/', '/guide/'), '/docs/guide/framework/react', true],
    ['pattern, Chinese', item('/docs/zh/config/', '/config/'), '/docs/zh/config/lib/dts', true],
    ['pattern, elsewhere', item('/docs/config/', '/config/'), '/docs/guide/start/', false],
    ['nothing on home', item('/docs/blog/', '/blog/'), '/docs/', false],
    ['address, below it', item('/docs/blog/'), '/docs/blog/2024', true],
    ['address, another section', item('/docs/blog/'), '/docs/guide/', false],
    ['home on itself', item('/docs/'), '/docs/', true],
    ['home elsewhere', item('/docs/'), '/docs/guide/', false],
    ['Chinese home elsewhere', item('/docs/zh/'), '/docs/zh/guide/', false],
    ['dropdown through a child', item(null, null, [item('/docs/api/')]), '/docs/api/core', true],
    ['a broken pattern is plain text', item(null, '/c++('), '/docs/c++(/x', true],
    ['query and hash do not count', item('/docs/blog/', '/blog/$'), '/docs/blog/?x=1#y', true],
  ])('%s', (_title, entry, href, expected) => {
    expect(isCurrentItem(entry, href, rules)).toBe(expected);
  });
});
