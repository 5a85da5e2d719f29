import { expect, test } from '@rstest/core';
import { sampleSite } from '../site/fixtures/sample';
import { renderSitemap } from './sitemap';

test('sitemap with alternates, escaped and absolute', () => {
  const site = sampleSite({
    pages: {
      'en/a&b': { lastUpdated: Date.UTC(2025, 0, 2) },
      'zh/a&b': {},
      'en/only here': {},
      'zh/only here': { fallback: 'en' },
      'en/404': { pageType: '404' },
      'zh/404': { pageType: 'custom' },
    },
  });
  const alternate = (lang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="https://x.dev${path}"/>`;
  const both = alternate('en', '/a&amp;b') + alternate('x-default', '/a&amp;b') + alternate('zh', '/zh/a&amp;b');
  expect(renderSitemap(site, 'https://x.dev').split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>https://x.dev/a&amp;b</loc><lastmod>2025-01-02T00:00:00.000Z</lastmod>${both}</url>`,
    `<url><loc>https://x.dev/zh/a&amp;b</loc>${both}</url>`,
    '<url><loc>https://x.dev/only%20here</loc></url>',
    '</urlset>',
    '',
  ]);
});
