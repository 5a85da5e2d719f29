import { describe, expect, test } from '@rstest/core';
import { withoutDefaultLocale } from '../model/locale';
import { BANNER_ATTRIBUTE } from './banner';
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

/** What the inline script finds out about the banner. */
function bannerShown(keys: Record<string, string>, { lang, stored }: { lang: string; stored: () => string | null }) {
  const locales = Object.entries(keys).map(([name, localStorageKey]) => ({
    ...{ lang: name, label: name, title: '', description: '', strings: {} },
    banner: { href: '/', message: 'News', localStorageKey },
  }));
  const attributes: string[] = [];
  const documentElement = { lang, setAttribute: (name: string) => attributes.push(name) };
  const asked: string[] = [];
  const localStorage = {
    getItem(key: string) {
      asked.push(key);
      return stored();
    },
  };
  const source = prePaintOf({ darkMode: false, rules: { ...rules, locales: ['en'] }, locales });
  new Function('document', 'localStorage', source)({ documentElement }, localStorage);
  return { shown: attributes.includes(BANNER_ATTRIBUTE), asked };
}

describe('BN-06 whether the banner is shown is known before anything is painted', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  test.each<[string, () => string | null, boolean]>([
    ['never closed', () => null, true],
    ['closed', () => 'true', false],
    ['some other text', () => '1', true],
    ['BN-07 blocked storage', blocked, true],
  ])('%s', (_, stored, shown) => {
    expect(bannerShown({ en: 'key', zh: 'key' }, { lang: 'zh', stored })).toEqual({ shown, asked: ['key'] });
  });

  test('every language may have a key of its own, of any shape', () => {
    const keys = { en: 'a', zh: '</script>"b' };
    expect(bannerShown(keys, { lang: 'zh', stored: () => 'true' })).toEqual({ shown: false, asked: [keys.zh] });
    const locales = [{ lang: 'en', label: '', title: '', description: '', strings: {} }];
    const [banner] = [{ href: '/', message: '', localStorageKey: keys.zh }];
    expect(prePaintOf({ darkMode: false, rules, locales: locales.map((each) => ({ ...each, banner })) })).not.toContain(
      '<',
    );
    expect(prePaintOf({ darkMode: false, rules, locales })).not.toContain('localStorage');
  });
});
