import { expect, test } from '@rstest/core';
import { payloadFor } from '../fixtures/pages';
import { findWrittenOtherwise, notFoundHref } from './not-found';

const rules = {
  base: '/docs/',
  locales: ['en', 'zh'],
  defaultLocale: 'en',
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};

test.each([
  ['/docs/nope', '/docs/404'],
  ['/docs/zh/nope', '/docs/zh/404'],
  ['/docs/v1/zh/nope', '/docs/v1/zh/404'],
  ['/docs/guide/zh-hant/x', '/docs/404'],
])('%s is answered by %s', (path, expected) => expect(notFoundHref(path, rules)).toBe(expected));

const fetchPage = async (href: string) => {
  if (href !== '/docs/guide/start') throw new Error('There is no such page.');
  return payloadFor('/docs/guide/start/');
};

test.each([
  ['/docs/Guide/START', '/docs/guide/start/'],
  ['/docs/guide/start/index.html', '/docs/guide/start/'],
  ['/docs/%E0%A4%A', null],
  ['an address that is written well, but unknown: /docs/nope', null],
  ['one with a slash: /docs/nope/', null],
  ['one that is unknown anyhow: /docs/Nope', null],
])('%s', async (title, expected) =>
  expect(await findWrittenOtherwise(/\S+$/.exec(title)?.[0] ?? '', rules, fetchPage)).toBe(expected),
);
