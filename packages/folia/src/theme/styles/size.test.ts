import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from '@rstest/core';

const theme = join(__dirname, '..');
const sheets = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
const sources = sheets.map((path) => ({ path, css: readFileSync(join(theme, path), 'utf8') }));

describe('the style sheets', () => {
  test('all of them together stay within the budget of a first visit: 10 kB (brotli), even unminified', () => {
    // The others are loaded with the code that needs them.
    const first = sources.filter(({ path }) => !path.endsWith('.lazy.css'));
    const all = first.map(({ css }) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')).join('');
    expect(brotliCompressSync(all).length).toBeLessThan(10_000);
  });
  test('no colour outside tokens.css', () => {
    const colour =
      /#[\da-f]{3,8}\b(?!')|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:\s*(?:white|black|red|orange|gray|grey)\b/i;
    const wrong = sources
      .filter(({ path, css }) => !path.endsWith('tokens.css') && colour.test(css))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
  test('every rule is in a layer, so that those of a site win', () => {
    const loose = sources.filter(({ css }) => {
      const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').trim();
      return !/^@layer [\w.]+(?:, [\w.]+)*;$|^@layer [\w.]+ \{[\s\S]*\}$|^@media print \{\s*@layer [\w.]+ \{/.test(
        bare,
      );
    });
    expect(loose.map(({ path }) => path)).toEqual([]);
  });
  test('only logical properties: no left, right, top or bottom in boxes', () => {
    const physical =
      /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height))\s*:/m;
    const wrong = sources.filter(({ css }) =>
      physical.test(css.replace(/@media[^{]*\{/g, '{').replace(/\([^)]*\)/g, '')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
  test('no token is used that is not defined', () => {
    const tokens = sources.flatMap(({ css }) => [...css.matchAll(/(--folia-[\w-]+)\s*:/g)].map(([, name]) => name));
    const known = new Set([
      ...tokens,
      '--folia-header',
      '--folia-mobile-bar',
      '--folia-arrow',
      '--folia-search-height',
    ]);
    const used = sources.flatMap(({ css }) => [...css.matchAll(/var\((--folia-[\w-]+)/g)].map(([, name]) => name));
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });
});
