import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { createTexts } from '../app/strings';
import { createLayouts, getLayoutName, layoutsFor } from '../page/layouts';
import { defineTheme } from './define-theme';
import type { Parts } from './parts';
import type { Strings } from './strings';
import type { ThemeContract } from './theme-contract';

const Doc = () => <p>doc</p>;
const Footer = () => <p>footer</p>;
const Landing = () => <p>landing</p>;
const Chart = ({ data }: { data: number[] }) => data.length;
// Two texts and two parts are enough to see where they come from.
const texts = (menu: string) => ({ menu, home: 'Home' }) as Strings;

const base: ThemeContract = {
  layouts: { doc: Doc, overview: Doc, posts: Doc, feedback: Doc, home: Doc, notFound: Doc, custom: Doc, blank: Doc },
  parts: { Header: Doc, Footer: Doc } as unknown as Parts,
  slots: { top: Doc },
  markdown: { Badge: Doc },
  strings: { en: texts('Menu') },
};

describe('defineTheme', () => {
  test('changes what is given and keeps the rest; the base stays as it is', async () => {
    const theme = defineTheme(base, {
      slots: { beforeNav: Footer },
      parts: { Footer },
      markdown: { Chart },
      strings: { en: { menu: 'Contents' }, fr: async () => ({ default: { menu: 'Sommaire' } }) },
    });
    expect(theme.slots).toEqual({ top: Doc, beforeNav: Footer });
    expect(theme.parts).toEqual({ Header: Doc, Footer });
    expect(Object.keys(theme.markdown)).toEqual(['Badge', 'Chart']);
    const loaded = createTexts(theme, { locales: [] });
    await Promise.all([loaded.load('en'), loaded.load('fr')]);
    expect([loaded.get('en'), loaded.get('fr')]).toEqual([texts('Contents'), texts('Sommaire')]);
    expect(base.parts.Footer).toBe(Doc);
  });

  test('a misspelled part does not compile', () => {
    // @ts-expect-error: the part is called Footer
    const theme = defineTheme(base, { parts: { Foter: Footer } });
    expect(theme.parts.Footer).toBe(Doc);
  });

  test('a function among the layouts is a loader, a component is named as one', async () => {
    const load = async () => ({ default: Landing });
    const theme = defineTheme(base, { layouts: { home: load, custom: { component: Footer } } });
    expect(theme.layouts).toEqual({ ...base.layouts, home: { load }, custom: Footer });
    const layouts = createLayouts(theme);
    expect(() => layouts.get('home')).toThrow('has not been loaded');
    await layouts.load('home');
    expect(layouts.get('home')).toBe(Landing);
  });
});

test('a layout whose code has gone asks for an ordinary page load', async () => {
  const theme = defineTheme(base, { layouts: { home: () => Promise.reject(new Error('ChunkLoadError')) } });
  await expect(createLayouts(theme).load('home')).rejects.toMatchObject({ kind: 'gone' });
});

test.each([
  ['home', 'home'],
  ['doc', 'doc'],
  ['404', 'notFound'],
  ['custom', 'custom'],
  ['blank', 'blank'],
  ['whatever', 'doc'],
])('page type %s → layout %s', requirement('ST-07'), (pageType, name) =>
  expect(getLayoutName({ page: { pageType }, overview: null })).toBe(name),
);

test('overviews, lists of posts and the question for feedback are rendered inside the layout of its page', () => {
  expect(layoutsFor({ page: { pageType: 'doc' }, overview: [] })).toEqual(['doc', 'overview']);
  expect(layoutsFor({ page: { pageType: 'doc' }, overview: null, posts: [] })).toEqual(['doc', 'posts']);
  const site = { feedback: { endpoint: 'https://example.org/' } };
  expect(layoutsFor({ page: { pageType: 'doc' }, overview: null }, site)).toEqual(['doc', 'feedback']);
});
