import { describe, expect, test } from '@rstest/core';
import type { Frontmatter } from '../../shared/page';
import { type VisibleParts, visibleParts } from './visible-parts';

const all: VisibleParts = { navbar: true, sidebar: true, outline: true, footer: true, globalUIComponents: true };

describe('UI-01…UI-07 what is shown', () => {
  test.each<[string, Partial<VisibleParts>, Frontmatter, string, (keyof VisibleParts)[]]>([
    ['everything by default', {}, {}, '', []],
    ['UI-01 query', {}, {}, '?navbar=0', ['navbar']],
    ['UI-02 UI-04 several', {}, {}, '?sidebar=0&footer=0', ['sidebar', 'footer']],
    ['UI-06 only the exact 0 hides', {}, {}, '?navbar=00&outline=&sidebar=1&footer=false', []],
    ['UI-07 frontmatter', {}, { outline: false }, '', ['outline']],
    ['UI-07 frontmatter over site', { outline: false }, { outline: true }, '', []],
    ['UI-07 query over frontmatter', {}, { outline: true }, '?outline=0', ['outline']],
    ['NV-11 the site hides', { navbar: false }, {}, '', ['navbar']],
    ['UI-05 global components', {}, { globalUIComponents: false }, '', ['globalUIComponents']],
  ])('%s', (_title, site, frontmatter, query, hidden) => {
    const shown = visibleParts({ ...all, ...site }, frontmatter, query);
    expect(Object.entries(shown).flatMap(([name, on]) => (on ? [] : [name]))).toEqual(hidden);
  });
});
