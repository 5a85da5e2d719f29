import { expect, test } from '@rstest/core';
import { socialHtml } from './social-html';

test.each([
  ['a preset, in any case', 'GitHub', /^<svg class="folia-icon"/],
  ['twitter is x', 'twitter', /M4 4l12\.5 16H20/],
  ['a name without a drawing', 'wechat', /^<span class="folia-social-letters">we<\/span>$/],
  ['SVG of the site', { svg: '<svg id="own"></svg>' }, /^<svg id="own"><\/svg>$/],
])('SO-04 %s', (_title, icon, expected) => expect(socialHtml(icon)).toMatch(expected));
