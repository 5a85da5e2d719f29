import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { imageDimensions } from '../../support/image-dimensions';
import { type CardRenderer, createCardRenderer } from './card-renderer';

// the website's own font, without those of the machine
const { resolve } = createRequire(join(process.cwd(), 'website/package.json'));
const state = {} as { render: CardRenderer };

beforeAll(async () => {
  state.render = await createCardRenderer({
    module: resolve('@takumi-rs/core'),
    fonts: [resolve('@fontsource-variable/noto-sans-sc/index.css')],
    logo: null,
    brand: '#ff5e00',
  });
});

const card = (title: string, section = 'Guide · Basic') => state.render({ site: 'Site', section, title }, 'en');

test('a card has the size that networks expect, and depends on title and section', async () => {
  const { png, missing } = await card('快速上手 Quick Start');
  expect(missing).toEqual([]);
  expect(imageDimensions(Buffer.from(png))).toMatchObject({ width: 1200, height: 630 });
  expect(Buffer.from((await card('快速上手 Quick Start')).png).equals(png)).toBe(true);
  expect(Buffer.from((await card('快速上下 Quick Start')).png).equals(png)).toBe(false);
  expect(Buffer.from((await card('快速上手 Quick Start', '指南')).png).equals(png)).toBe(false);
});

test('a long title is cut off after the third line', async () => {
  const long = await card('很长的标题'.repeat(20));
  expect(Buffer.from((await card('很长的标题'.repeat(30))).png).equals(long.png)).toBe(true);
});

test('a title without glyphs in any font is left out: the card names the site', async () => {
  const { png, missing } = await card('مرحبا');
  expect(missing).toContain('م');
  expect(Buffer.from((await card('Site', '')).png).equals(png)).toBe(true);
});
