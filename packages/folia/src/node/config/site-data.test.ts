import { describe, expect, test } from '@rstest/core';
import type { Config } from './config';
import { resolveConfig } from './resolve';
import { type ConfigInput, configSchema } from './schema/site';
import { siteDataOf, urlRulesOf } from './site-data';

const resolved = (input: ConfigInput): Config => ({
  ...resolveConfig({ input: configSchema.parse(input), root: '/site', configFile: null, labels: {} }),
  configDependencies: [],
  warnings: [],
});

describe('what the browser is told', () => {
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

  test('RT-11 addresses carry the base', () => {
    expect(siteDataOf(config)).toMatchObject({
      icon: '/docs/icon.png',
      logo: { light: '/docs/l.svg', dark: 'https://x.org/d.svg' },
    });
    expect(siteDataOf(resolved({})).icon).toBe('');
  });

  test('RT-03 the rules of addresses', () => {
    expect(urlRulesOf(config)).toEqual({
      base: '/docs/',
      locales: ['en', 'zh'],
      defaultLocale: 'en',
      versions: ['v2', 'v1'],
      defaultVersion: 'v2',
    });
  });

  test('search needs the index and the button', () => {
    expect([
      siteDataOf(config).search,
      siteDataOf(resolved({})).search,
      siteDataOf(resolved({ search: false })).search,
    ]).toEqual([null, { local: true, versioned: false, remote: null }, null]);
  });

  test('PD-08 no path of this machine', () => expect(JSON.stringify(siteDataOf(config))).not.toContain('/site'));
});
