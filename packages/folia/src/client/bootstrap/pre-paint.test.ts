import { describe, expect, test } from '@rstest/core';
import * as markup from '../../shared/markup';
import { createPrePaint } from './pre-paint';

const rules = {
  base: '/docs/',
  locales: ['en', 'zh'],
  defaultLocale: 'en',
  versions: ['v1', 'v2.0'],
  defaultVersion: 'v2.0',
};

interface Visit {
  rules?: typeof rules;
  localeRedirect?: 'auto' | 'never';
  language?: string;
  userAgent?: string;
  visited?: string | null;
  /** What the script's element says. */
  dataset?: Record<string, string>;
  blocked?: boolean;
}

/** Where the inline script redirects to (null when it does not), and the mark it stores. */
function visit(address: string, given: Visit = {}): { sent: string | null; visited: string | null } {
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  const sent: string[] = [];
  const state = { stopped: false, visited: given.visited ?? null };
  const source = createPrePaint({
    darkMode: false,
    rules: given.rules ?? rules,
    localeRedirect: given.localeRedirect ?? 'never',
    locales: [],
  });
  const refuse = () => {
    if (given.blocked) throw new Error('blocked');
  };
  const world = {
    document: {
      documentElement: {},
      currentScript: { dataset: given.dataset ?? {} },
    },
    location: { pathname, search, hash, replace: (href: string) => state.stopped && sent.push(href) },
    stop: () => {
      state.stopped = true;
    },
    navigator: { language: given.language ?? 'en-US', userAgent: given.userAgent ?? 'Mozilla/5.0 (a browser)' },
    localStorage: {
      get 'folia-visited'() {
        refuse();
        return state.visited;
      },
      set 'folia-visited'(value: unknown) {
        state.visited = String(value);
      },
    },
  };
  new Function(...Object.keys(world), source)(...Object.values(world));
  return { sent: sent[0] ?? null, visited: state.visited };
}

const sentTo = (address: string, given: typeof rules = rules) => visit(address, { rules: given }).sent;

describe('the default language is removed from the address before the first paint', () => {
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
  });
  test('never to another site', () => expect(sentTo('/docs/en//other.test/')).toBe('/docs/other.test/'));
  test('the target is not redirected', () => expect(sentTo(sentTo('/docs/en/nope') ?? '')).toBe(null));
  test('does nothing on a site with one language', () =>
    expect(sentTo('/docs/en/guide/', { ...rules, locales: ['en'] })).toBe(null));
});

/** Whether the inline script shows the banner. */
function bannerShown(keys: Record<string, string>, { lang, stored }: { lang: string; stored: () => string | null }) {
  const locales = Object.entries(keys).map(([name, localStorageKey]) => ({
    ...{ lang: name, label: name, title: '', description: '', strings: {} },
    banner: { href: '/', message: 'News', localStorageKey },
  }));
  const attributes = new Map<string, boolean>();
  const documentElement = { lang, toggleAttribute: (name: string, on: boolean) => attributes.set(name, on) };
  const onStorage: (() => void)[] = [];
  const asked: string[] = [];
  const localStorage = {
    getItem(key: string) {
      asked.push(key);
      return stored();
    },
  };
  const source = createPrePaint({
    darkMode: false,
    rules: { ...rules, locales: ['en'] },
    locales,
    localeRedirect: 'never',
  });
  const world = {
    document: { documentElement },
    localStorage,
    location: { search: '' },
    addEventListener: (type: string, run: () => void) => type === 'storage' && onStorage.push(run),
  };
  new Function(...Object.keys(world), source)(...Object.values(world));
  for (const run of onStorage) run();
  return { shown: attributes.get(markup.banner), asked };
}

describe('whether the banner is shown is decided before the first paint', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  test.each<[string, () => string | null, boolean]>([
    ['never closed', () => null, true],
    ['closed', () => 'true', false],
    ['some other text', () => '1', true],
    ['blocked storage', blocked, true],
  ])('%s', (_, stored, shown) => {
    expect(bannerShown({ en: 'key', zh: 'key' }, { lang: 'zh', stored })).toMatchObject({
      shown,
      asked: ['key', 'key'],
    });
  });

  test('every language may have a key of its own, of any shape', () => {
    const keys = { en: 'a', zh: '</script>"b' };
    expect(bannerShown(keys, { lang: 'zh', stored: () => 'true' })).toMatchObject({
      shown: false,
      asked: [keys.zh, keys.zh],
    });
    const locales = [{ lang: 'en', label: '', title: '', description: '', strings: {} }];
    const [banner] = [{ href: '/', message: '', localStorageKey: keys.zh }];
    const getSource = (given: typeof locales) =>
      createPrePaint({ darkMode: false, rules, locales: given, localeRedirect: 'never' });
    expect(getSource(locales.map((each) => ({ ...each, banner })))).not.toContain('<');
    expect(getSource(locales)).not.toContain('localStorage');
  });
});

describe('the first visit', () => {
  const english = { localeRedirect: 'auto', dataset: { zh: '/docs/zh/guide/' } } as const;
  const chinese = { localeRedirect: 'auto', dataset: { en: '/docs/guide/' } } as const;

  test.each([
    ['zh-CN', '/docs/guide/', { ...english, language: 'zh-CN' }, '/docs/zh/guide/'],
    ['the main part counts', '/docs/guide/', { ...english, language: 'zh-TW' }, '/docs/zh/guide/'],
    ['en-GB on a Chinese page', '/docs/zh/guide/', { ...chinese, language: 'en-GB' }, '/docs/guide/'],
    ['query and hash', '/docs/guide/?a=1#b', { ...english, language: 'zh' }, '/docs/zh/guide/?a=1#b'],
    ['the language of the page', '/docs/guide/', { ...english, language: 'en-US' }, null],
    ['a language the site does not speak', '/docs/guide/', { ...english, language: 'fr' }, null],
  ])('%s', (_title, address, given: Visit, expected) =>
    expect(visit(address, given)).toMatchObject({ sent: expected, visited: '1' }),
  );

  test('a second visit is not redirected', () =>
    expect(visit('/docs/guide/', { ...english, language: 'zh', visited: '1' }).sent).toBe(null));
  test.each(['Googlebot/2.1', 'Baiduspider', 'My CRAWLER', 'Chrome-Lighthouse'])('%s', (userAgent) =>
    expect(visit('/docs/guide/', { ...english, language: 'zh', userAgent })).toMatchObject({
      sent: null,
      visited: null,
    }),
  );
  test('never', () =>
    expect(visit('/docs/guide/', { ...english, language: 'zh', localeRedirect: 'never' })).toMatchObject({
      sent: null,
      visited: null,
    }));
  test('without storage there is no redirect', () =>
    expect(visit('/docs/guide/', { ...english, language: 'zh', blocked: true }).sent).toBe(null));
  test('the default language is removed from the address first, then the visit is recorded', () =>
    expect(visit('/docs/en/guide/', { ...english, language: 'zh' })).toMatchObject({
      sent: '/docs/guide/',
      visited: null,
    }));
});
