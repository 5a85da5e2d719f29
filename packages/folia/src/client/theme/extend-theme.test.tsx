import { expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { extendTheme } from './extend-theme';
import type { Parts } from './parts';
import type { ThemeContract } from './theme-contract';

const Own = () => <i>own</i>;
const One = () => <b>one</b>;
const Two = () => <b>two</b>;
const theme: ThemeContract = {
  layouts: { doc: Own, overview: Own, posts: Own, feedback: Own, home: Own, notFound: Own, custom: Own, blank: Own },
  // No part is rendered here.
  parts: {} as Parts,
  slots: { global: Own },
  markdown: { One },
  strings: {},
};

test('components of the configuration follow those of the theme, in their order', () => {
  const { slots, markdown } = extendTheme(theme, { markdown: { Two }, global: [One, Two] });
  expect(slots.global && renderToStaticMarkup(<slots.global />)).toBe('<i>own</i><b>one</b><b>two</b>');
  expect(Object.keys(markdown)).toEqual(['One', 'Two']);
  expect(theme.slots.global).toBe(Own);
});

test('without any of them nothing is rendered', () => {
  const { slots } = extendTheme({ ...theme, slots: {} }, { markdown: {}, global: [] });
  expect(slots.global && renderToStaticMarkup(<slots.global />)).toBe('');
});
