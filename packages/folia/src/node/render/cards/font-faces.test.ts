import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { chooseFaces, readFontFaces } from './font-faces';

const folder = mkdtempSync(join(tmpdir(), 'folia-fonts-'));

test('a style sheet of fonts: families, files beside it and ranges', () => {
  const sheet = join(folder, 'fonts.css');
  writeFileSync(
    sheet,
    `/* latin */
@font-face { font-family: 'Some Sans'; src: url(./files/a.woff2) format('woff2'); unicode-range: U+0000-00FF,U+2026, U+4??; }
@font-face { font-family: Other; src: url("b.woff2") }
@font-face { src: url(c.woff2) }`,
  );
  expect(readFontFaces(sheet)).toEqual([
    {
      family: 'Some Sans',
      file: join(folder, 'files/a.woff2'),
      range: [
        [0, 0xff],
        [0x2026, 0x2026],
        [0x400, 0x4ff],
      ],
    },
    { family: 'Other', file: join(folder, 'b.woff2'), range: [[0, 0x10ffff]] },
  ]);
});

test('a text needs the fonts of its characters, some of which may be missing', () => {
  const latin = { family: 'A', file: 'latin', range: [[0x20, 0x7f] as [number, number]] };
  const chinese = { family: 'A', file: 'chinese', range: [[0x4e00, 0x9fff] as [number, number]] };
  expect(chooseFaces('Rslib', [latin, chinese])).toEqual({ needed: new Set([latin]), missing: new Set() });
  const mixed = chooseFaces('Rslib 指南 مرحبا', [latin, chinese]);
  expect(mixed.needed).toEqual(new Set([latin, chinese]));
  expect([...mixed.missing].join('')).toBe('مرحبا');
});
