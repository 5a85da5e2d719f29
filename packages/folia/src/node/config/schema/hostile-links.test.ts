import { expect, test } from '@rstest/core';
import { getActing } from 'scripts/acting-html';
import { allHostileStrings } from 'scripts/hostile-strings';
import { escapeHtml } from '../../../shared/escape';
import { bannerSchema } from './banner';
import { link } from './parts';
import { socialLinkSchema } from './social';

test.each<[field: string, isAccepted: (link: string) => boolean]>([
  ['navigation', (href) => link().safeParse(href).success],
  ['the banner', (href) => bannerSchema.safeParse({ href }).success],
  ['a social link', (content) => socialLinkSchema.safeParse({ icon: 'x', mode: 'link', content }).success],
])('a link of %s leads to no script', (_, isAccepted) => {
  expect(isAccepted('/guide/')).toBe(true);
  expect(
    allHostileStrings.filter(isAccepted).flatMap((href) => getActing(`<a href="${escapeHtml(href)}">x</a>`)),
  ).toEqual([]);
});
