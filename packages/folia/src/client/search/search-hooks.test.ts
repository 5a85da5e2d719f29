import { afterEach, describe, expect, rstest, test } from '@rstest/core';
import type { SearchResults } from '../../shared/search/types';
import type { SearchEngine } from './engine';
import { type SearchHooks, withHooks } from './search-hooks';

const place = { lang: 'en', version: '' };
const own: SearchResults = { index: '', label: '', hits: [] };

function start(load: () => Promise<SearchHooks>) {
  const asked: string[] = [];
  const logged: string[] = [];
  const engine: SearchEngine = {
    open: async () => undefined,
    search: async (query) => {
      asked.push(query);
      return [own];
    },
  };
  return { asked, logged, engine: withHooks(engine, { load, log: (message) => logged.push(message) }) };
}

const ask = (engine: SearchEngine, query = 'dts') => engine.search(query, place, 7);

describe('search hooks', () => {
  afterEach(() => void rstest.useRealTimers());

  test('the query may be changed', async () => {
    const { engine, asked } = start(async () => ({ beforeSearch: async (query) => `${query} files` }));
    await ask(engine);
    expect(asked).toEqual(['dts files']);
  });

  test('groups may be added; only title and link are needed', async () => {
    const { engine } = start(async () => ({
      onSearch: (query) => [
        {
          index: 'blog',
          hits: [
            { title: query, link: '/blog/1' },
            { title: 'B', link: 'https://b.example/x?y#z', statement: 'Text', group: 'News' },
          ],
        },
      ],
    }));
    const [first, second] = await ask(engine);
    expect(first).toBe(own);
    expect(second).toMatchObject({
      index: 'blog',
      label: 'blog',
      hits: [
        { type: 'title', title: 'dts', link: '/blog/1', domain: '', highlights: [] },
        { type: 'content', statement: 'Text', link: '/x?y#z', domain: 'https://b.example', group: 'News' },
      ],
    });
  });

  test('the last hook receives everything that is shown', async () => {
    const heard: unknown[] = [];
    const { engine } = start(async () => ({
      onSearch: () => [{ index: 'a', label: 'A', hits: [] }],
      afterSearch: (query, results) => heard.push(query, results.length),
    }));
    await ask(engine);
    expect(heard).toEqual(['dts', 2]);
  });

  const failing: [what: string, hooks: object][] = [
    ['beforeSearch throws', { beforeSearch: () => JSON.parse('{') }],
    ['onSearch rejects', { onSearch: () => Promise.reject(new Error('no')) }],
    ['onSearch returns something else', { onSearch: () => 'hits' }],
    ['a group without hits', { onSearch: () => [{ index: 'a' }] }],
    [
      'a hit that leads to a script',
      { onSearch: () => [{ index: 'a', hits: [{ title: 'x', link: 'javascript:1' }] }] },
    ],
    ['a hit that leads nowhere', { onSearch: () => [{ index: 'a', hits: [{ title: 'x' }] }] }],
    ['afterSearch throws', { afterSearch: () => JSON.parse('{') }],
    ['a hook that is no function', { onSearch: 3 }],
  ];
  for (const [what, hooks] of failing)
    test(`${what}: logged, and the search goes on`, async () => {
      const { engine, logged } = start(async () => hooks);
      expect(await ask(engine)).toEqual([own]);
      await expect.poll(() => logged.length).toBe(1);
    });

  test('a hook that never ends is left out after three seconds', async () => {
    rstest.useFakeTimers();
    const { engine, logged } = start(async () => ({ onSearch: () => new Promise(() => undefined) }));
    const answer = ask(engine);
    await rstest.advanceTimersByTimeAsync(3_000);
    expect(await answer).toEqual([own]);
    expect(logged).toEqual(['The search hook "onSearch" has failed.']);
  });

  test('a module that could not be loaded is requested again', async () => {
    const state = { times: 0 };
    const { engine, asked, logged } = start(async () => {
      if (state.times++ === 0) throw new Error('offline');
      return { beforeSearch: () => 'changed' };
    });
    await ask(engine);
    await ask(engine);
    expect(asked).toEqual(['dts', 'changed']);
    expect(logged.length).toBe(1);
  });
});
