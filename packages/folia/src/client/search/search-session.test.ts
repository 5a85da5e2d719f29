import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import type { SearchResults } from '../../shared/search/types';
import type { SearchEngine } from './engine';
import { createSearchSession } from './search-session';

const english = { lang: 'en', version: '' };
const createResults = (label: string): SearchResults[] => [{ index: '', label, hits: [] }];

/** An engine that responds when the test says so. */
function engineByHand() {
  const asked: { query: string; lang: string; answer(): void; fail(): void }[] = [];
  const engine: SearchEngine = {
    open: async () => undefined,
    search: (query, { lang }) =>
      new Promise((resolve, reject) => {
        asked.push({
          query,
          lang,
          answer: () => resolve(createResults(`${lang}:${query}`)),
          fail: () => reject(new Error('down')),
        });
      }),
  };
  return { engine, asked };
}

const settle = () => rstest.advanceTimersByTimeAsync(0);
const pause = () => rstest.advanceTimersByTimeAsync(150);

describe('search session', () => {
  beforeEach(() => void rstest.useFakeTimers());
  afterEach(() => void rstest.useRealTimers());

  const start = () => {
    const { engine, asked } = engineByHand();
    const logged: string[] = [];
    const session = createSearchSession({ engine, place: english, log: (message) => logged.push(message) });
    return { session, asked, logged };
  };

  describe('a question', requirement('SU-10', 'CN-13'), () => {
    test('one search per pause of 150 ms', async () => {
      const { session, asked } = start();
      for (const text of ['d', 'dt', 'dts']) session.type(text);
      await rstest.advanceTimersByTimeAsync(149);
      expect(asked).toEqual([]);
      await rstest.advanceTimersByTimeAsync(1);
      expect(asked.map(({ query }) => query)).toEqual(['dts']);
      expect(session.get()).toMatchObject({ status: 'loading', typed: 'dts' });
      asked[0]?.answer();
      await settle();
      expect(session.get()).toEqual({ status: 'ready', typed: 'dts', query: 'dts', results: createResults('en:dts') });
    });

    test('opening the dialog and the first key prepare the engine, later keys do not', () => {
      const { engine } = engineByHand();
      const opened: string[] = [];
      const session = createSearchSession({
        engine: { ...engine, open: async ({ lang }) => void opened.push(lang) },
        place: english,
      });
      session.prepare();
      expect(opened).toEqual(['en']);
      session.move({ lang: 'zh', version: '' });
      for (const text of ['d', 'dt']) session.type(text);
      expect(opened).toEqual(['en', 'zh']);
    });

    test('an old answer never replaces a newer one', async () => {
      const { session, asked } = start();
      session.type('one');
      await pause();
      session.type('two');
      await pause();
      asked[1]?.answer();
      await settle();
      asked[0]?.answer();
      await settle();
      expect(session.get()).toMatchObject({ status: 'ready', query: 'two', results: createResults('en:two') });
    });
  });

  test('what comes after closing is dropped', async () => {
    const { session, asked } = start();
    session.type('one');
    await pause();
    session.reset();
    asked[0]?.answer();
    await settle();
    expect(session.get()).toMatchObject({ status: 'idle', typed: '', query: '', results: [] });
  });

  test(
    'a hundred results are cached, the least recently used is dropped first',
    requirement('SI-10', 'CN-11'),
    async () => {
      const { session, asked } = start();
      const ask = async (query: string) => {
        session.type(query);
        await pause();
        asked.at(-1)?.answer();
        await settle();
      };
      for (let number = 0; number < 100; number++) await ask(`q${number}`);
      await ask('q0');
      expect(asked.length).toBe(100);
      await ask('q100');
      await ask('q0');
      expect(asked.length).toBe(101);
      await ask('q1');
      expect(asked.length).toBe(102);
    },
  );

  test.each([
    [0, ['a', 'b', 'a', 'a']],
    [1, ['a', 'b', 'a']],
    [2, ['a', 'b']],
  ])('with a cache of %s', async (cacheSize, searched) => {
    const { engine, asked } = engineByHand();
    const session = createSearchSession({ engine, place: english, cacheSize });
    for (const query of ['a', 'b', 'a', 'a']) {
      const before = asked.length;
      session.type(query);
      await pause();
      if (asked.length > before) asked.at(-1)?.answer();
      await settle();
    }
    expect(asked.map(({ query }) => query)).toEqual(searched);
  });

  test('another language is another query', async () => {
    const { session, asked } = start();
    session.type('dts');
    await pause();
    asked[0]?.answer();
    await settle();
    session.move({ lang: 'zh', version: '' });
    expect(session.get().status).toBe('idle');
    session.type('dts');
    await pause();
    expect(asked.map(({ lang }) => lang)).toEqual(['en', 'zh']);
  });

  test('a failure is logged once, the next query is searched again', async () => {
    const { session, asked, logged } = start();
    session.type('dts');
    await pause();
    asked[0]?.fail();
    await settle();
    expect(session.get()).toMatchObject({ status: 'failed', results: [] });
    expect(logged.length).toBe(1);
    session.type('dts ');
    await pause();
    asked[1]?.answer();
    await settle();
    expect(session.get().status).toBe('ready');
  });

  test('a query has at most a thousand characters', async () => {
    const { session, asked } = start();
    session.type(`  ${'x'.repeat(5000)}`);
    await pause();
    expect(asked[0]?.query.length).toBe(1000);
  });

  test('an empty field starts no search', async () => {
    const { session, asked } = start();
    session.type('   ');
    await pause();
    expect(asked).toEqual([]);
    expect(session.get().status).toBe('idle');
  });
});
