import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { layers } from './constants';
import { bases, getLayer, zIndexes } from './layers';
import { specifiedLayers } from './specified-constants';

const theme = join(__dirname, '../theme');
const sheets = readdirSync(theme, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(theme, path), 'utf8') }));
const tokens = sheets.find(({ path }) => path.endsWith('tokens.css'))?.css ?? '';

describe('stacking order', requirement('CN-23'), () => {
  describe('layers', requirement('RZ-03'), () => {
    test.each([
      ['modal', 100],
      ['drawer', 100],
      ['popover', 100],
      ['tooltip', 100],
      ['menu', 50],
      ['imagePreview', 1],
    ] as const)('%s lies %i above the base it is counted from', (kind, offset) => {
      expect(layers[kind]).toBe(offset);
      expect(getLayer('search', kind) - bases.search).toBe(offset);
      expect(getLayer('page', kind)).toBe(offset);
    });

    test('controls the theme does not have keep their specified layers, which are those of the theme', () => {
      expect(specifiedLayers).toEqual({ popconfirm: 100, tour: 100, select: 50, dropdown: 50, datePicker: 50 });
      expect([...new Set(Object.values(specifiedLayers))]).toEqual([layers.modal, layers.menu]);
    });

    test('drawer over backdrop over header, search over drawer, an enlarged image over everything', () => {
      const { header, backdrop, drawer, modal, zoom, ...others } = zIndexes;
      expect([header, backdrop, drawer, modal, zoom]).toEqual(
        [header, backdrop, drawer, modal, zoom].sort((a, b) => a - b),
      );
      expect(new Set([header, backdrop, drawer, modal, zoom]).size).toBe(5);
      expect(Math.max(...Object.values(others))).toBeLessThan(zoom);
    });
  });

  describe('the style sheets', () => {
    test('the custom properties have the values of the table', () => {
      const written = [...tokens.matchAll(/--folia-z-([\w-]+):\s*(\d+);/g)].map(([, name, value]) => [
        name,
        Number(value),
      ]);
      expect(written.length).toBeGreaterThan(5);
      expect(Object.entries(zIndexes)).toEqual(expect.arrayContaining(written));
    });

    test('every z-index is one of them; -1 and 1 order the pieces of one part, which is a context of its own', () => {
      const used = sheets.flatMap(({ path, css }) =>
        [...css.matchAll(/z-index:\s*([^;]+);/g)].map(([, value = '']) => ({ path, value })),
      );
      expect(used.length).toBeGreaterThan(5);
      const known = new Set(['-1', '1', ...Object.keys(zIndexes).map((name) => `var(--folia-z-${name})`)]);
      expect(used.filter(({ value }) => !known.has(value))).toEqual([]);
    });
  });
});
