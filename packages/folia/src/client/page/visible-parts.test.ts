import { describe, expect, test } from '@rstest/core';
import type { Frontmatter } from '../../shared/page';
import { type VisibleParts, visibleParts } from './visible-parts';

const all: VisibleParts = { navbar: true, sidebar: true, outline: true, footer: true, globalUIComponents: true };

describe('what is shown', () => {
  test.each<[string, Partial<VisibleParts>, Frontmatter, string, (keyof VisibleParts)[]]>([
    ['everything by default', {}, {}, '', []],
    ['query', {}, {}, '?navbar=0', ['navbar']],
    ['several', {}, {}, '?sidebar=0&footer=0', ['sidebar', 'footer']],
    ['only the exact 0 hides', {}, {}, '?navbar=00&outline=&sidebar=1&footer=false', []],
    ['frontmatter', {}, { outline: false }, '', ['outline']],
    ['frontmatter over site', { outline: false }, { outline: true }, '', []],
    ['query over frontmatter', {}, { outline: true }, '?outline=0', ['outline']],
    ['the site hides', { navbar: false }, {}, '', ['navbar']],
    ['global components', {}, { globalUIComponents: false }, '', ['globalUIComponents']],
  ])('%s', (_title, site, frontmatter, query, hidden) => {
    const shown = visibleParts({ ...all, ...site }, frontmatter, query);
    expect(Object.entries(shown).flatMap(([name, on]) => (on ? [] : [name]))).toEqual(hidden);
  });
});
