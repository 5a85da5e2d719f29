import { searchOf } from '../../harness/search';
import { expect, groonga, test } from './engine-test';

test.skip(groonga === null, 'Groonga is not here: install the package "groonga-bin".');

const english: [query: string, href: string][] = [
  ['lighthouse', '/guide/start'],
  ['light', '/guide/start'],
  ['lihgthouse', '/guide/start'],
  ['auto external', '/guide/start#options'],
  ['RESUME', '/guide/start#more-options'],
  ['1.0.3', '/guide/start#more-options'],
  ['semaphore', '/guide/start#examples'],
  ['declaration', '/guide/dts'],
  ['typings', '/guide/dts'],
];
const chinese: [query: string, href: string][] = [
  ['构建产物', '/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['建产', '/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['灯塔', '/zh/guide/start'],
  ['autoexternal', '/zh/guide/start#%E6%9B%B4%E5%A4%9A%E9%80%89%E9%A1%B9'],
  ['编译', '/zh/guide/dts'],
];

test('a real engine answers in both languages through the gateway, to pages of the site only; when it ends, the index of the site does', {
  tag: '@all',
}, async ({ page, site, engine, traffic, consoleErrors }) => {
  test.setTimeout(120_000);
  const { open, ask, hits } = searchOf(page);
  for (const [start, queries] of [
    ['guide/start', english],
    ['zh/guide/start', chinese],
  ] as const) {
    await page.goto(start);
    await open();
    for (const [query, href] of queries) {
      await ask(query);
      await expect(hits.first(), query).toHaveAttribute('href', href);
    }
  }
  await respondsToItsPagesOnly(engine.gateway, new URL(site.url).origin);
  const indexAsked = () => traffic.urls().filter((url) => url.includes('search_index')).length;
  expect(indexAsked()).toBe(0);
  consoleErrors.expect(/Failed to load resource|did not respond/);
  await engine.kill();
  await ask('类型');
  await expect(hits.first()).toHaveAttribute('href', '/zh/guide/dts');
  expect(indexAsked()).toBeGreaterThan(0);
  expect(consoleErrors.list.filter((text) => text.includes('did not respond')).length).toBe(1);
});

async function respondsToItsPagesOnly(gateway: string, origin: string): Promise<void> {
  const url = `${gateway}?keyword=lighthouse&searchIndexes=docs,secret&lang=en`;
  const own = await fetch(url, { headers: { Origin: origin } });
  expect(own.headers.get('access-control-allow-origin')).toBe(origin);
  expect(await own.json()).toMatchObject([
    { index: 'docs', hits: [{ title: 'First steps', routePath: '/guide/start' }] },
  ]);
  const other = await fetch(url, { headers: { Origin: 'https://evil.example' } });
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null]);
}
