import { expect, test } from '@rstest/core';
import { notFoundHref } from './not-found';

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
])('RT-08 C-40 %s is answered by %s', (path, expected) => expect(notFoundHref(path, rules)).toBe(expected));
