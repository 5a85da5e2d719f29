import { afterEach, describe, expect, rstest, test } from '@rstest/core';
import { allHostileStrings } from 'scripts/hostile-strings';
import { requirement } from 'scripts/requirement';
import type { RemoteSearch } from '../../shared/site';
import { type SearchEngine, SlowServerError } from './engine';
import { withFallback } from './engine-of-site';
import { createRemoteEngine } from './remote-engine';
import { readRemoteResponse } from './remote-response';

const remote: RemoteSearch = {
  apiUrl: 'https://search.example/ask?key=1',
  indexName: 'own',
  domain: '',
  searchIndexes: [
    { value: 'a', label: 'Site A' },
    { value: 'own', label: 'Here' },
  ],
  searchLoading: true,
};
const place = { lang: 'zh', version: '' };
const page = (title: string, more: object = {}) => ({
  title,
  content: `About ${title}.`,
  toc: [],
  routePath: `/${title}`,
  ...more,
});

function engineAnswering(answer: () => Response | Promise<Response>, more: { development?: boolean } = {}) {
  const asked: string[] = [];
  rstest.stubGlobal('location', { href: 'https://app.example/', origin: 'https://app.example' });
  const engine = createRemoteEngine({
    remote,
    development: more.development ?? false,
    fetch: async (url) => {
      asked.push(String(url));
      return answer();
    },
  });
  return { engine, asked };
}

afterEach(() => void rstest.unstubAllGlobals());

describe('remote search', () => {
  test('the question', async () => {
    const { engine, asked } = engineAnswering(() => Response.json([]));
    await engine.search('a&b 产物', place, 7);
    const url = new URL(asked[0] ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: '1',
      keyword: 'a&b 产物',
      limit: '7',
      searchIndexes: 'own,a',
      lang: 'zh',
    });
  });

  test('no address is longer than 2048 characters', async () => {
    const { engine, asked } = engineAnswering(() => Response.json([]));
    await engine.search('产'.repeat(1000), place, 7);
    expect(asked[0]?.length).toBeLessThanOrEqual(2048);
    expect(new URL(asked[0] ?? '').searchParams.get('keyword')).toMatch(/^产+$/);
  });

  test('the own index first, the others with their labels', async () => {
    const answer = [
      { index: 'x', hits: [] },
      { index: 'a', hits: [page('dts')] },
      { index: 'own', hits: [page('dts')] },
    ];
    const { engine } = engineAnswering(() => Response.json(answer));
    const results = await engine.search('dts', place, 7);
    expect(results.map(({ index, label, hits }) => [index, label, hits.length > 0])).toEqual([
      ['own', 'Here', true],
      ['a', 'Site A', true],
      ['x', 'x', false],
    ]);
    expect(results[0]?.hits[0]).toMatchObject({ type: 'title', link: '/dts', highlights: [{ start: 0, length: 3 }] });
  });

  test('the domain is put before links, but not before those of this site in development', async () => {
    const answer = () => Response.json([{ index: 'own', hits: [page('dts', { domain: 'https://app.example/' })] }]);
    const built = await engineAnswering(answer).engine.search('dts', place, 7);
    expect(built[0]?.hits[0]?.domain).toBe('https://app.example');
    const inDev = await engineAnswering(answer, { development: true }).engine.search('dts', place, 7);
    expect(inDev[0]?.hits[0]?.domain).toBe('');
  });

  test('links without a domain get that of the configuration', async () => {
    const answer = () =>
      Response.json([
        { index: 'own', hits: [page('dts')] },
        { index: 'a', hits: [page('dts', { domain: 'https://a.example' })] },
      ]);
    rstest.stubGlobal('location', { href: 'https://app.example/', origin: 'https://app.example' });
    const domains = async (development: boolean) => {
      const more = { remote: { ...remote, domain: 'https://app.example/product/' }, development };
      const results = await createRemoteEngine({ ...more, fetch: async () => answer() }).search('dts', place, 7);
      return results.map(({ hits }) => hits[0]?.domain);
    };
    expect(await domains(false)).toEqual(['https://app.example/product', 'https://a.example']);
    expect(await domains(true)).toEqual(['', 'https://a.example']);
  });

  test('an answer without this site’s index has an empty group for it', async () => {
    const { engine } = engineAnswering(() => Response.json([{ index: 'a', hits: [page('dts')] }]));
    const results = await engine.search('dts', place, 7);
    expect(results.map(({ index, hits }) => [index, hits.length > 0])).toEqual([
      ['own', false],
      ['a', true],
    ]);
  });

  test('what is found in code shows it, unless it belongs to other sections', () => {
    const hit = (code: unknown) => [{ index: 'own', hits: [page('Setup', { content: 'Text.', code })] }];
    const [found] = readRemoteResponse(hit(['const semaphore = 1;']), 'semaphore');
    expect(found?.hits[0]).toMatchObject({ type: 'content', statement: 'const semaphore = 1;' });
    const [other] = readRemoteResponse(hit(['', 'const semaphore = 1;']), 'semaphore');
    expect(other?.hits[0]).toMatchObject({ type: 'title', highlights: [] });
  });

  test('an index twice and a hit twice are shown once', () => {
    const groups = readRemoteResponse(
      [
        { index: 'own', hits: [page('dts'), page('dts')] },
        { index: 'own', hits: [] },
      ],
      'dts',
    );
    expect(groups.map(({ hits }) => hits.map(({ type }) => type))).toEqual([['title']]);
  });

  test('a hit that does not contain the query shows the place the server names', () => {
    const hit = page('Builds', { content: 'Whatever bundlers do.', matches: { content: [{ start: 9, length: 8 }] } });
    const [group] = readRemoteResponse([{ index: 'own', hits: [hit] }], 'packaging');
    expect(group?.hits).toEqual([
      expect.objectContaining({
        type: 'content',
        statement: 'Whatever bundlers do.',
        highlights: [{ start: 9, length: 8 }],
      }),
    ]);
  });

  test.each(['routePath', 'domain'])('%s leads to a page of this site or to a web address', (field) => {
    const hits = allHostileStrings.map((text) => page('dts', { [field]: text }));
    const groups = hits.flatMap((hit) => readRemoteResponse([{ index: 'own', hits: [hit] }], 'dts'));
    for (const { domain, link } of groups.flatMap((group) => group.hits))
      expect(domain + link).toMatch(/^(?:https?:\/\/[^/]+)?\/(?!\/)/);
    expect(groups.length).toBe(hits.length);
  });

  const failures: [what: string, answer: () => Response | Promise<Response>][] = [
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['status 500', () => new Response('[]', { status: 500 })],
    ['no JSON', () => new Response('<html>')],
    ['no list', () => Response.json({ hits: [] })],
    ['10 MB', () => new Response(`["${'x'.repeat(10_000_000)}"]`)],
  ];
  for (const [what, answer] of failures) {
    test(`${what}: logged, and no results`, requirement('RS-03'), async () => {
      const logged: string[] = [];
      const { engine } = engineAnswering(answer);
      const safe = withFallback(engine, null, (message) => logged.push(message));
      expect(await safe.search('dts', place, 7)).toEqual([]);
      expect(logged.length).toBe(1);
    });
  }

  test('the index of the site answers instead when there is one', async () => {
    const local: SearchEngine = {
      open: async () => undefined,
      search: async (query) => [{ index: '', label: '', hits: [], query }] as never,
    };
    const { engine } = engineAnswering(() => new Response('', { status: 503 }));
    const safe = withFallback(engine, local, () => undefined);
    expect(await safe.search('dts', place, 7)).toEqual([{ index: '', label: '', hits: [], query: 'dts' }]);
  });

  test('a server that was too slow is skipped for half a minute', async () => {
    const clock = rstest.spyOn(Date, 'now').mockReturnValue(0);
    const local: SearchEngine = { open: async () => undefined, search: async () => [] };
    const state = { asked: 0 };
    const slow: SearchEngine = {
      open: async () => undefined,
      search: async () => {
        state.asked++;
        throw new SlowServerError();
      },
    };
    const safe = withFallback(slow, local, () => undefined);
    for (const time of [0, 29_999, 30_000]) {
      clock.mockReturnValue(time);
      await safe.search('dts', place, 7);
    }
    clock.mockRestore();
    expect(state.asked).toBe(2);
  });

  const shapes: [what: string, hit: unknown][] = [
    ['nothing', null],
    ['a text', 'x'],
    ['no address', { title: 'dts' }],
    ['an address elsewhere', page('dts', { routePath: '//evil.example' })],
    ['a script for an address', page('dts', { routePath: 'javascript:alert(1)' })],
    ['a script for a domain', page('dts', { domain: 'javascript:alert(1)' })],
    ['no domain', page('dts', { domain: 3 })],
  ];
  for (const [what, hit] of shapes)
    test(`a hit of the wrong shape is left out: ${what}`, () => {
      expect(readRemoteResponse([{ index: 'own', hits: [hit] }], 'dts')).toEqual([{ index: 'own', hits: [] }]);
    });

  test('HTML in every field stays text, broken positions are ignored', () => {
    const html = '<img src=x onerror=alert(1)> dts';
    const toc = [
      { id: html, text: html, depth: -3, charIndex: 9e9 },
      null,
      { id: 'a', text: 'dts', depth: 2, charIndex: 1 },
    ];
    const hit = page(html, {
      routePath: '/x',
      content: html,
      group: html,
      toc,
      matches: { content: [{ start: -1, length: 1e9 }] },
    });
    const [group] = readRemoteResponse([{ index: html, hits: [hit] }], 'dts');
    expect(group?.hits[0]).toMatchObject({ title: html });
    for (const { highlights } of group?.hits ?? [])
      for (const { start, length } of highlights) expect(start + length).toBeLessThanOrEqual(html.length * 3);
  });
});
