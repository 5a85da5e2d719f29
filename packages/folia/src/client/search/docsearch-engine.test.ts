import { afterEach, describe, expect, rstest, test } from '@rstest/core';
import { allHostileStrings } from 'scripts/hostile-strings';
import type { DocSearch } from '../../shared/site';
import { createDocSearchEngine } from './docsearch-engine';
import { readDocSearchResponse } from './docsearch-response';
import { withFallback } from './engine-of-site';

const docSearch: DocSearch = { appId: 'APP1', apiKey: 'key', indexName: 'site', filters: ['lang:{lang}', 'type:a'] };
const rules = { base: '/docs/', locales: ['en'], defaultLocale: 'en', versions: [], defaultVersion: '' };
const context = { query: 'dts', site: { origins: ['https://docs.example'], base: '/docs/' } };

/** A record as the crawler writes it; marked texts are what Algolia adds. */
const record = (levels: string[], more: { content?: unknown; url?: unknown; marked?: string[]; in?: string } = {}) => ({
  url: 'url' in more ? more.url : 'https://docs.example/docs/guide/dts#modes',
  hierarchy: Object.fromEntries(levels.map((text, level) => [`lvl${level}`, text])),
  content: more.content ?? null,
  _highlightResult: {
    hierarchy: Object.fromEntries((more.marked ?? []).map((value, level) => [`lvl${level}`, { value }])),
    ...(more.in && { content: { value: more.in } }),
  },
});
const answer = (...hits: unknown[]) => ({ results: [{ hits }] });
const read = (...hits: unknown[]) => readDocSearchResponse(answer(...hits), context);

function engineAnswering(respond: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  rstest.stubGlobal('location', { origin: 'http://localhost:3000' });
  const engine = createDocSearchEngine({
    docSearch,
    site: { siteOrigin: 'https://docs.example', rules },
    fetch: async (url, init) => {
      asked.push({ url: String(url), init });
      return respond();
    },
  });
  return { engine, asked };
}

afterEach(() => void rstest.unstubAllGlobals());

describe('the request', () => {
  const requestOf = async (query: string, version = '') => {
    const { engine, asked } = engineAnswering(() => Response.json(answer()));
    await engine.search(query, { lang: 'zh', version }, 7);
    const [request] = JSON.parse(String(asked[0]?.init?.body)).requests;
    return { ...asked[0], request };
  };

  test('goes to the host of the application, without a preflight request', async () => {
    const { url, init, request } = await requestOf('a&b 产物');
    expect(url).toBe(
      'https://app1-dsn.algolia.net/1/indexes/*/queries?x-algolia-application-id=APP1&x-algolia-api-key=key',
    );
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error' });
    expect(init?.headers).toBeUndefined();
    expect(request).toMatchObject({ indexName: 'site', query: 'a&b 产物', hitsPerPage: 21 });
  });

  test('is filtered by the language of the page, and by its version when that is wanted', async () => {
    expect((await requestOf('dts')).request.facetFilters).toEqual(['lang:zh', 'type:a']);
    expect((await requestOf('dts', 'v2')).request.facetFilters).toEqual(['lang:zh', 'type:a', 'version:v2']);
  });

  test('a query has at most 512 bytes', async () => {
    expect((await requestOf('产'.repeat(1000))).request.query).toBe('产'.repeat(170));
    expect((await requestOf('a'.repeat(1000))).request.query).toBe('a'.repeat(512));
  });
});

describe('the hits', () => {
  test('a title, a heading and a text, with what Algolia marks', () => {
    const levels = ['Guide', 'Types', 'Files', 'Modes of &lt;dts&gt;'];
    expect(
      read(
        record(['Guide', 'dts'], { url: 'https://docs.example/docs/guide/dts', marked: ['Guide', '<mark>dts</mark>'] }),
        record(levels, { marked: ['Guide', 'Types', 'Files', 'Modes of &lt;<mark>dts</mark>&gt;'] }),
        record(levels, { content: 'x', in: 'Bundled <mark>declarations</mark> &amp; more.' }),
      ),
    ).toEqual([
      {
        ...{ type: 'title', domain: '', link: '/guide/dts', title: 'dts', header: 'dts', group: 'Guide', query: 'dts' },
        highlights: [{ start: 0, length: 3 }],
      },
      {
        ...{ type: 'header', domain: '', link: '/guide/dts#modes', title: 'Types', group: 'Guide', query: 'dts' },
        header: 'Files > Modes of <dts>',
        highlights: [{ start: 18, length: 3 }],
      },
      {
        ...{ type: 'content', domain: '', link: '/guide/dts#modes', title: 'Types', group: 'Guide', query: 'dts' },
        header: 'Files > Modes of <dts>',
        statement: 'Bundled declarations & more.',
        highlights: [{ start: 8, length: 12 }],
      },
    ]);
  });

  test('a text in which nothing is marked gives way to a heading in which something is', () => {
    const levels = ['Guide', 'Types', 'dts'];
    const content = 'Something else.';
    expect(read(record(levels, { content, marked: ['', '', '<mark>dts</mark>'] }))).toMatchObject([{ type: 'header' }]);
    expect(read(record(levels, { content }))).toMatchObject([{ type: 'content', statement: content, highlights: [] }]);
  });

  test('those of a page follow each other, each once', () => {
    const at = (path: string) => record(['', path], { url: `https://docs.example/docs/${path}` });
    const links = read(at('a'), at('b'), at('a#x'), at('a#x'), at('b#y')).map(({ link }) => link);
    expect(links).toEqual(['/a', '/a#x', '/b', '/b#y']);
  });

  test('of two texts below one heading, the better one', () => {
    const text = (content: string) => record(['', 'dts'], { content });
    expect(read(text('First.'), text('Second.'))).toMatchObject([{ statement: 'First.' }]);
  });

  const addresses: [url: unknown, target: object | null][] = [
    ['https://docs.example/docs/', { domain: '', link: '/' }],
    ['https://docs.example/docs', { domain: '', link: '/' }],
    ['https://docs.example/docs/a.html?b#c d', { domain: '', link: '/a.html?b#c%20d' }],
    ['https://docs.example/docs//evil.example/', { domain: '', link: '/evil.example/' }],
    ['https://docs.example/blog/', { domain: 'https://docs.example', link: '/blog/' }],
    ['https://user:word@other.example//x', { domain: 'https://other.example', link: '//x' }],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/docs/a', null],
    [3, null],
    [undefined, null],
  ];
  test.each(addresses)('%s', (url, target) => {
    expect(read(record(['', 'dts'], { url }))).toMatchObject(target ? [target] : []);
  });

  test('hits of the site lead to its own pages, on the dev server too', async () => {
    const hit = (origin: string) => record(['', 'dts'], { url: `${origin}/docs/a` });
    const { engine } = engineAnswering(() =>
      Response.json(answer(hit('https://docs.example'), hit('http://localhost:3000'))),
    );
    const [{ hits, ...rest } = { hits: [] }] = await engine.search('dts', { lang: 'en', version: '' }, 7);
    expect(rest).toEqual({ index: 'site', label: 'site' });
    expect(hits).toMatchObject([{ domain: '', link: '/a' }]);
  });
});

describe('untrusted responses', () => {
  test('hostile text stays text, with marks inside of it', () => {
    for (const text of allHostileStrings) {
      const marked = `${text}<mark>${text}<mark></mark>${text}</mark>`;
      const hits = read(
        record([text, text, text], { content: text, in: marked, marked: [marked, marked, marked] }),
        record([text, text, text]),
      );
      for (const hit of hits) {
        const shown = hit.type === 'content' ? hit.statement : hit.header;
        const ends = hit.highlights.map(({ start, length }) => start + length);
        expect(
          ends.every((end, index) => end <= shown.length && end <= (hit.highlights[index + 1]?.start ?? end)),
        ).toBe(true);
        expect(shown).not.toContain('<mark>');
      }
      expect(hits.length).toBeGreaterThan(0);
    }
  });

  test('addresses lead to the site or to http(s)', () => {
    for (const url of allHostileStrings) {
      for (const address of [url, `https://docs.example/docs/${url}`, `https://docs.example${url}`]) {
        for (const { domain, link } of read(record(['', 'dts'], { url: address }))) {
          expect(domain).toMatch(/^(?:https?:\/\/[^/]+)?$/);
          expect(link).toMatch(domain === '' ? /^\/(?!\/)/ : /^\//);
        }
      }
    }
  });

  test('marks without words mark nothing, and many marks take no time', () => {
    const empty = '<mark>'.repeat(1000);
    expect(read(record(['', 'dts'], { content: 'x', in: `${empty}x</mark>` }))).toMatchObject([
      { type: 'content', highlights: [{ start: 0, length: 1 }] },
    ]);
    const start = performance.now();
    const many = '<mark>a'.repeat(1_000_000);
    for (const hit of read(...Array.from({ length: 10 }, () => record(['', 'dts'], { content: 'x', in: many }))))
      expect(hit.type).toBe('content');
    expect(performance.now() - start).toBeLessThan(2000);
  });

  const shapes: [what: string, hit: unknown][] = [
    ['nothing', null],
    ['a text', 'x'],
    ['a list', []],
    ['no title', record(['', ''])],
    ['a hierarchy of numbers', { url: 'https://docs.example/docs/', hierarchy: { lvl1: 3 } }],
    ['no hierarchy', { url: 'https://docs.example/docs/', hierarchy: null, _highlightResult: 'x' }],
  ];
  test.each(shapes)('a hit of the wrong shape is left out: %s', (_, hit) => expect(read(hit)).toEqual([]));

  const failures: [what: string, respond: () => Response | Promise<Response>][] = [
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['status 403', () => Response.json({ message: 'Invalid Application-ID or API key' }, { status: 403 })],
    ['no JSON', () => new Response('<html>')],
    ['no results', () => Response.json({ results: [] })],
    ['no hits', () => Response.json({ results: [{ hits: {} }] })],
    ['10 MB', () => new Response(`["${'x'.repeat(10_000_000)}"]`)],
  ];
  test.each(failures)('%s: logged, and the index of the site answers', async (_, respond) => {
    const logged: string[] = [];
    const { engine } = engineAnswering(respond);
    const local = { open: async () => undefined, search: async () => [{ index: '', label: '', hits: [] }] };
    const safe = withFallback(engine, local, (message) => logged.push(message));
    expect(await safe.search('dts', { lang: 'en', version: '' }, 7)).toEqual([{ index: '', label: '', hits: [] }]);
    expect(logged.length).toBe(1);
  });
});
