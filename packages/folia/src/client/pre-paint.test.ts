import { describe, expect, test } from '@rstest/core';
import { withoutDefaultLocale } from '../model/locale';
import { prePaintOf } from './pre-paint';

const rules = {
  base: '/docs/',
  locales: ['en', 'zh'],
  defaultLocale: 'en',
  versions: ['v1', 'v2.0'],
  defaultVersion: 'v2.0',
};

/** Where the inline script sends the reader; null when it lets the address be. */
function sentTo(address: string, given: typeof rules = rules): string | null {
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  const sent: string[] = [];
  const location = { pathname, search, hash, replace: (href: string) => sent.push(href) };
  const documentElement = { classList: { add: () => {} } };
  new Function('document', 'location', prePaintOf({ darkMode: false, rules: given, locales: [] }))(
    { documentElement },
    location,
  );
  return sent[0] ?? null;
}

describe('NF-03 the default language leaves the address before anything is painted', () => {
  test.each([
    ['/docs/en/guide/start/?x=1#y', '/docs/guide/start/?x=1#y'],
    ['/docs/en', '/docs/'],
    ['/docs/EN/', '/docs/'],
    ['/docs/v1/en/guide/', '/docs/v1/guide/'],
    ['/docs/guide/en/', null],
    ['/docs/enough/', null],
    ['/docs/zh/guide/', null],
    ['/docs/guide/', null],
    ['/en/guide/', null],
  ])('%s → %s', (address, expected) => {
    expect(sentTo(address)).toBe(expected);
    if (expected?.startsWith('/docs/')) expect(withoutDefaultLocale(address, rules)).toBe(expected);
    else expect(withoutDefaultLocale(address, rules) === null || !address.startsWith('/docs/')).toBe(true);
  });
  test('never to another site', () => expect(sentTo('/docs/en//other.test/')).toBe('/docs/other.test/'));
  test('NF-07 the target is let be', () => expect(sentTo(sentTo('/docs/en/nope') ?? '')).toBe(null));
  test('nothing to leave where there is one language', () =>
    expect(sentTo('/docs/en/guide/', { ...rules, locales: ['en'] })).toBe(null));
});
