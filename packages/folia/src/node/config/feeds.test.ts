import { expect, test } from '@rstest/core';
import { resolved } from './fixtures/resolved';
import { createSiteData } from './site-data';

test('several feeds, of which the browser is told where they are', () => {
  const config = resolved({
    siteOrigin: 'https://x.dev',
    feed: [{}, { folder: '/releases/', fileName: '/releases.xml', format: 'atom', title: 'R', limit: 5 }],
  });
  const files = [{ format: 'atom', name: '/releases.xml' }];
  expect(config.feed).toEqual([
    { folder: 'blog', content: 'full', limit: 20 },
    { folder: 'releases', content: 'full', limit: 5, title: 'R', files },
  ]);
  expect(createSiteData(config).feeds).toEqual([{ folder: 'blog' }, { folder: 'releases', title: 'R', files }]);
  expect(createSiteData(resolved({}))).not.toHaveProperty('feeds');
});
