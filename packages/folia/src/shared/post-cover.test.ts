import { expect, test } from '@rstest/core';
import { renderPostCover } from './post-cover';

const arcs = (cover: string) => cover.match(/a1 1 0 0/g)?.length;

test('the same seed gives the same cover, another seed a different one', () => {
  expect(renderPostCover('blog/first')).toBe(renderPostCover('blog/first'));
  expect(renderPostCover('blog/first')).not.toBe(renderPostCover('blog/second'));
});

test.each(['blog/first', '', '博客/第一篇', '"><script>'])(
  'each of the 72 tiles has two arcs, whatever the seed: %s',
  (seed) => {
    expect(arcs(renderPostCover(seed))).toBe(144);
  },
);

test('every colour is a token, and nothing of the seed is in the markup', () => {
  const cover = renderPostCover('"><script>');
  expect(cover).not.toContain('script');
  const colours = [...cover.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
  expect(colours.filter((colour) => colour !== 'none' && !/^var\(--folia-[\w-]+\)$/.test(colour ?? ''))).toEqual([]);
});
