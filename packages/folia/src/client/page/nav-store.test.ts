import { expect, rs, test } from '@rstest/core';
import type { NavData } from '../../shared/nav';
import { createNavStore } from './nav-store';

const nav = (label: string): NavData => ({ nav: [], sidebar: [{ kind: 'header', label, tag: null }] });

test('a navigation file is fetched once, even when requested twice at the same time', async () => {
  const fetchNav = rs.fn(async (href: string) => nav(href));
  const navs = createNavStore(fetchNav, { '/first.json': nav('first') });
  expect(await navs.load('/first.json')).toEqual(nav('first'));
  await Promise.all([navs.load('/b.json'), navs.load('/b.json')]);
  await navs.load('/b.json');
  expect(fetchNav.mock.calls).toEqual([['/b.json']]);
  expect(navs.get('/b.json')).toEqual(nav('/b.json'));
});

test('a file that is not loaded is empty; a failure can be retried', async () => {
  const fetchNav = rs.fn(async (href: string) => nav(href));
  fetchNav.mockRejectedValueOnce(new Error('no answer'));
  const navs = createNavStore(fetchNav);
  await expect(navs.load('/a.json')).rejects.toThrow('no answer');
  expect(navs.get('/a.json')).toEqual({ nav: [], sidebar: [] });
  expect(await navs.load('/a.json')).toEqual(nav('/a.json'));
});

test('refresh fetches again and notifies subscribers', async () => {
  const answers = [nav('old'), nav('new')];
  const navs = createNavStore(async () => answers.shift() ?? nav('none'));
  await navs.load('/a.json');
  const seen: NavData[] = [];
  navs.subscribe(() => seen.push(navs.get('/a.json')));
  await navs.refresh('/a.json');
  expect(seen).toEqual([nav('new')]);
});
