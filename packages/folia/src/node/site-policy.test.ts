import { expect, test } from '@rstest/core';
import type { PageFacts } from '../shared/page';
import { policyText } from '../shared/policy';
import { findBlockedTags } from './blocked-tags';
import { resolved } from './config/fixtures/resolved';
import { sitePolicy } from './site-policy';

test('servers and sources of the configuration are allowed', () => {
  const policy = sitePolicy(
    resolved({
      head: [
        ['script', { src: 'https://stats.example/s.js' }],
        ['link', { rel: 'stylesheet', href: 'https://fonts.example/css' }],
        ['link', { rel: 'preconnect', href: 'https://files.fonts.example' }],
      ],
      search: { mode: 'local', reportEmpty: 'https://empty.example/queries' },
      theme: { feedback: { endpoint: 'https://feedback.example/answers' } },
      security: {
        csp: { 'frame-src': ['https://video.example'], 'style-src': ["'unsafe-inline'"], 'frame-ancestors': ['*'] },
      },
    }),
  );
  const text = policyText(policy ?? {});
  expect(text).toContain("script-src 'self' https://stats.example;");
  expect(text).toContain("style-src 'self' https://fonts.example 'unsafe-inline';");
  expect(text).toContain("font-src 'self' https://fonts.example https://files.fonts.example");
  expect(text).toContain("frame-src 'self' https://video.example");
  expect(text).toMatch(
    /connect-src 'self' https:\/\/empty\.example https:\/\/feedback\.example https:\/\/stats\.example/,
  );
  // ignored in a meta tag
  expect(text).not.toContain('frame-ancestors');
});

test('only the host of Algolia that is queried', () => {
  const algolia = { appId: 'B1G2', apiKey: 'k', indexName: 'i' };
  const policy = (theme: object) => sitePolicy(resolved({ search: { mode: 'docsearch', ...algolia }, theme }));
  expect(policy({})?.['connect-src']).toEqual(["'self'", 'https://b1g2-dsn.algolia.net']);
  expect(policy({ search: false })?.['connect-src']).toEqual(["'self'"]);
});

test('a site may have no policy', () => {
  expect(sitePolicy(resolved({ security: { csp: false } }))).toBeNull();
});

test('a tag that the policy blocks is reported with the directive', () => {
  const head: [string, Record<string, string>][] = [['script', { src: 'https://x.example/a.js' }]];
  const facts = { frontmatter: { head } } as unknown as PageFacts; // only the frontmatter is read
  const found = findBlockedTags(resolved({ head: [['link', { rel: 'x', onload: 'go()' }]] }), [
    { path: '/a.md', facts },
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    '<link onload> in `head` is blocked by script-src of the Content-Security-Policy.',
    '<script> in `head` needs https://x.example, which script-src of the Content-Security-Policy blocks.',
    '<script> in `head` needs https://x.example, which connect-src of the Content-Security-Policy blocks.',
  ]);
  expect(found[1]).toMatchObject({
    at: { file: '/a.md' },
    hint: "Add it: `security: { csp: { 'script-src': ['https://x.example'] } }`.",
  });
  expect(findBlockedTags(resolved({ security: { csp: false } }), [{ path: '/a.md', facts }])).toEqual([]);
});
