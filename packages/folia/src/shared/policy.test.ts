import { describe, expect, test } from '@rstest/core';
import type { HeadTag } from './head';
import { blockedBy, extendPolicy, policyText, sourcesOfTag, strictPolicy } from './policy';

test('a policy is extended: sources are added once, fall back to the site itself, replace none, or take a directive away', () => {
  const policy = { 'default-src': ["'self'"], 'object-src': ["'none'"], 'trusted-types': ['default'], 'x-src': ['a'] };
  const added = { 'font-src': ['b'], 'object-src': ['b'], 'trusted-types': ['default', 'c'], 'x-src': false as const };
  expect(policyText(extendPolicy(policy, added))).toBe(
    "default-src 'self'; object-src b; trusted-types default c; font-src 'self' b",
  );
});

describe('what a tag of the head loads from elsewhere', () => {
  const elsewhere = 'https://a.example';
  test.each<[HeadTag, string[]]>([
    [
      ['script', { src: `${elsewhere}/x.js` }],
      ['script-src', 'connect-src'],
    ],
    [
      ['script', { src: '//a.example/x.js' }],
      ['script-src', 'connect-src'],
    ],
    [['script', { src: '/x.js' }], []],
    [
      ['link', { rel: 'stylesheet', href: `${elsewhere}/css?family=Inter` }],
      ['style-src', 'font-src'],
    ],
    [
      ['link', { rel: 'preconnect', href: elsewhere }],
      ['font-src', 'connect-src'],
    ],
    [['link', { rel: 'preload', as: 'font', href: `${elsewhere}/a.woff2` }], ['font-src']],
    [['link', { rel: 'manifest', href: `${elsewhere}/m.json` }], ['manifest-src']],
    [['link', { rel: 'icon', href: `${elsewhere}/i.png` }], []],
    [['meta', { name: 'x', content: elsewhere }], []],
  ])('%j', (tag, directives) => {
    expect(sourcesOfTag(tag)).toEqual(Object.fromEntries(directives.map((name) => [name, [elsewhere]])));
  });
});

test.each([
  [['https://a.example'], false],
  [['*.example'], false],
  [['https:'], false],
  [['*'], false],
  [['https://b.example'], true],
  [['*.b.example'], true],
])('%j blocks it: %s', (sources, isBlocked) => {
  const policy = extendPolicy(strictPolicy, { 'script-src': sources });
  const found = blockedBy(policy, { 'script-src': ['https://a.example'] });
  expect(found).toEqual(isBlocked ? [['script-src', 'https://a.example']] : []);
});
