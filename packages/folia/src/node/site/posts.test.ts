import { expect, test } from '@rstest/core';
import { sampleSite } from './fixtures/sample';
import { createPosts } from './posts';

const post = (title: string, date: string) => ({ title, frontmatter: { date } });
const site = sampleSite({
  pages: {
    'en/index': post('Home', '2026-01-09'),
    'en/blog/index': { title: 'Blog', frontmatter: { posts: true, date: '2026-01-08' } },
    'en/blog/old': post('Old', '2024-05-01'),
    'en/blog/2026/new': { title: 'New', frontmatter: { date: '2026-01-02', authors: ['Ada'], description: 'Text' } },
    'en/blog/undated': 'Undated',
    'en/blogroll': post('Elsewhere', '2026-01-03'),
    'zh/blog/new': post('新', '2026-01-04'),
  },
});
const list = (id: string, locale: string) =>
  createPosts(site, { route: { id, locale, version: '' } }).map(({ title }) => title);

test('a page lists the posts below it, newest first, in its language: pages with a date', () => {
  expect(createPosts(site, { route: { id: 'blog/index', locale: 'en', version: '' } })).toEqual([
    ...[
      {
        id: 'blog/2026/new',
        href: '/blog/2026/new',
        title: 'New',
        date: '2026-01-02',
        authors: ['Ada'],
        description: 'Text',
      },
    ],
    ...[{ id: 'blog/old', href: '/blog/old', title: 'Old', date: '2024-05-01', authors: [], description: '' }],
  ]);
  expect(list('blog/index', 'zh')).toEqual(['新']);
});

test('the home page lists all posts, a folder without posts none', () => {
  expect(list('index', 'en')).toEqual(['Blog', 'Elsewhere', 'New', 'Old']);
  expect(list('guide/index', 'en')).toEqual([]);
});
