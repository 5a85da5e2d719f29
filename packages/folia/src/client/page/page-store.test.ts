import { describe, expect, rs, test } from '@rstest/core';
import type { PagePayload } from '../../shared/page';
import { payloadFor } from '../fixtures/pages';
import { DataError } from './fetch-data';
import { createPageStore } from './page-store';

/** Responds when the test says so. */
function slowFetch() {
  const waiting = new Map<string, { resolve: (payload: PagePayload) => void; reject: (error: unknown) => void }>();
  const fetchPage = rs.fn(
    (href: string) => new Promise<PagePayload>((resolve, reject) => waiting.set(href, { resolve, reject })),
  );
  return { fetchPage, answer: (href: string) => waiting.get(href)?.resolve(payloadFor(href)) };
}

const first = payloadFor('/a');

describe('page store', () => {
  test('a page is fetched, shown and announced to subscribers', async () => {
    const pages = createPageStore(async (href) => payloadFor(href), first);
    const seen: string[] = [];
    pages.subscribe(() => seen.push(pages.get().page.href));
    const outcome = await pages.go('/b?x=1#y');
    expect(outcome.kind).toBe('shown');
    expect(seen).toEqual(['/b']);
  });

  test('what a page needs besides its payload is loaded before it is shown', async () => {
    const order: string[] = [];
    const prepare = async ({ page }: PagePayload) => order.push(`prepared ${page.href}`);
    const pages = createPageStore(async (href) => payloadFor(href), first, { prepare });
    await pages.go('/b', (commit, { page }) => {
      order.push(`shown ${page.href}`);
      commit();
    });
    expect(order).toEqual(['prepared /b', 'shown /b']);
  });

  test('a prefetched page needs no further request; the first page is there already', async () => {
    const fetchPage = rs.fn(async (href: string) => payloadFor(href));
    const pages = createPageStore(fetchPage, first);
    pages.prefetch('/b');
    await pages.go('/b');
    await pages.go('/a');
    expect(fetchPage.mock.calls).toEqual([['/b']]);
  });

  test('a slow response is dropped when a later navigation has started', async () => {
    const { fetchPage, answer } = slowFetch();
    const pages = createPageStore(fetchPage, first);
    const slow = pages.go('/slow');
    const quick = pages.go('/quick');
    answer('/quick');
    expect((await quick).kind).toBe('shown');
    answer('/slow');
    expect(await slow).toEqual({ kind: 'stale' });
    expect(pages.get().page.href).toBe('/quick');
  });

  test.each([
    ['a page that is not there', new DataError('gone', 'answered 404'), 'reload'],
    ['no network', new DataError('network', 'no answer'), 'failed'],
    ['something unforeseen', new Error('?'), 'failed'],
  ])('%s', async (_title, error, kind) => {
    const pages = createPageStore(() => Promise.reject(error), first);
    expect((await pages.go('/b')).kind).toBe(kind);
    expect(pages.get()).toBe(first);
  });

  test.each([
    ['a page of another build', payloadFor('/b', { build: 'two' })],
    ['JSON of something else', { ok: true }],
    ['null', null],
  ])('%s is not mixed in', async (_title, answer) => {
    // Responses that are not a payload.
    const pages = createPageStore(async () => answer as PagePayload, first);
    expect((await pages.go('/b')).kind).toBe('reload');
    expect(pages.get()).toBe(first);
  });

  test('a failed page is retried', async () => {
    const fetchPage = rs.fn(async (href: string) => payloadFor(href));
    fetchPage.mockRejectedValueOnce(new DataError('network', 'no answer'));
    const pages = createPageStore(fetchPage, first);
    pages.prefetch('/b');
    await pages.go('/b');
    expect((await pages.go('/b')).kind).toBe('shown');
  });

  test('refresh fetches the shown page anew; forget drops others', async () => {
    const fetchPage = rs.fn(async (href: string) => payloadFor(href));
    const pages = createPageStore(fetchPage, first);
    await pages.refresh();
    await pages.go('/b');
    pages.forget(['/a']);
    await pages.go('/a');
    expect(fetchPage.mock.calls).toEqual([['/a'], ['/b'], ['/a']]);
  });

  test('only the payloads used last are kept', async () => {
    const fetchPage = rs.fn(async (href: string) => payloadFor(href));
    const pages = createPageStore(fetchPage, first, { capacity: 2 });
    for (const href of ['/b', '/c', '/b', '/d', '/b', '/c']) await pages.go(href);
    expect(fetchPage.mock.calls).toEqual([['/b'], ['/c'], ['/d'], ['/c']]);
  });
});
