import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { createStore } from '../page/store';
import { createReporter, watchEmpty } from './report-empty';
import type { SearchState } from './search-session';

beforeEach(() => void rstest.useFakeTimers());
afterEach(() => {
  rstest.useRealTimers();
  rstest.unstubAllGlobals();
});

const hit = [{}] as unknown as SearchState['results'][number]['hits'];
const found = (query: string, hits: typeof hit): SearchState => ({
  ...{ status: 'ready', typed: query, query },
  results: [{ index: '', label: '', hits }],
});
const idle: SearchState = { status: 'idle', typed: '', query: '', results: [] };

const start = () => {
  const store = createStore<SearchState>(idle);
  const reported: string[] = [];
  const stop = watchEmpty(store, (query) => reported.push(query));
  return { store, reported, stop };
};
const wait = (time: number) => rstest.advanceTimersByTimeAsync(time);

test('a query without hits is reported once it no longer changes', async () => {
  const { store, reported } = start();
  store.set(found('qu', []));
  await wait(1_999);
  store.set({ ...found('qu', []), status: 'loading', typed: 'quar' });
  store.set(found('quar', []));
  await wait(1_999);
  expect(reported).toEqual([]);
  await wait(1);
  expect(reported).toEqual(['quar']);
  store.set(found('quark', hit));
  await wait(5_000);
  store.set({ ...found('x', []), status: 'failed' });
  await wait(5_000);
  expect(reported).toEqual(['quar']);
});

test('closing the box settles the query, and so does stopping', () => {
  const { store, reported, stop } = start();
  store.set(found('one', []));
  store.set(idle);
  store.set(found('two', []));
  stop();
  store.set(found('three', []));
  expect(reported).toEqual(['one', 'two']);
});

test('a report is sent without cookies, once per query and language, and ten times a minute at most', async () => {
  const sent: [string, RequestInit | undefined][] = [];
  rstest.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    sent.push([address, init]);
    throw new Error('down');
  });
  const report = createReporter('/empty', new Map());
  report('a', 'en');
  report('a', 'en');
  report('a', 'zh');
  expect(sent.map(([address, init]) => [address, init?.body])).toEqual([
    ['/empty', '{"query":"a","lang":"en"}'],
    ['/empty', '{"query":"a","lang":"zh"}'],
  ]);
  expect(sent[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  for (let index = 0; index < 20; index++) report(`b${index}`, 'en');
  expect(sent).toHaveLength(10);
  await wait(60_000);
  report('c', 'en');
  expect(sent).toHaveLength(11);
});
