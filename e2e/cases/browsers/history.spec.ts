/** What stays from page to page: where links load documents, and where a router shows pages in place. */
import { expect, test } from '../../harness/browser-test';
import { atAddress, becomes, focus, heading, hydrated, scrolled, scrollPage, shown } from './steps';

test('folds of the sidebar stay on the next page', { tag: '@all' }, async ({ tab, at }) => {
  await tab.open(at('guide/start'));
  await hydrated(tab);
  await tab.click('.folia-sidebar summary');
  await becomes(tab, () => document.querySelector<HTMLDetailsElement>('.folia-sidebar details')?.open, true);
  await tab.click('.folia-sidebar a[href$="/after"]');
  await heading(tab, 'After');
  await atAddress(tab, '/docs/guide/after');
  await becomes(tab, () => document.querySelector<HTMLDetailsElement>('.folia-sidebar details')?.open, true);
});

test('the words of a search hit are marked on its page', { tag: '@all' }, async ({ tab, at }) => {
  await tab.open(at('guide/start'));
  await tab.click('.folia-search-button');
  await shown(tab, 'dialog.folia-search');
  await tab.type('part 9');
  await becomes(
    tab,
    () => document.querySelector('[role=option][aria-selected=true]')?.textContent?.includes('Part 9'),
    true,
  );
  await tab.press('Enter');
  await heading(tab, 'Long');
  await becomes(tab, () => [...(CSS.highlights.get('folia-search') ?? [])].map(String).includes('Part'), true);
  expect(
    await tab.evaluate(() => getComputedStyle(document.body, '::highlight(folia-search)').backgroundColor),
  ).not.toBe('rgba(0, 0, 0, 0)');
});

test('back shows what was stored on the page after', { tag: '@all' }, async ({ tab, at }) => {
  const state = () => [
    document.documentElement.classList.contains('dark'),
    document.documentElement.hasAttribute('data-folia-banner'),
    document.querySelector('[role=tab][aria-selected=true]')?.textContent?.trim(),
  ];
  await tab.open(at('guide/tools'));
  await becomes(tab, state, [false, true, 'npm']);
  await tab.open(at('guide/long'));
  await tab.evaluate(() => {
    const choices = { 'folia-appearance': 'dark', 'notice-closed': 'true', 'folia.tabs.package.manager': '2' };
    for (const [key, value] of Object.entries(choices)) localStorage.setItem(key, value);
  });
  await tab.back();
  await heading(tab, 'Tools');
  await becomes(tab, state, [true, false, 'pnpm']);
});

test('back over several pages comes to the height of each', { tag: '@all' }, async ({ tab, at }) => {
  await tab.open(at('guide/long'));
  await hydrated(tab);
  await scrollPage(tab, 700);
  await tab.click('.folia-sidebar a[href$="/after"]');
  await heading(tab, 'After');
  await hydrated(tab);
  await tab.click('.folia-sidebar a[href$="/long"]');
  await heading(tab, 'Long');
  await hydrated(tab);
  await scrollPage(tab, 400);
  await tab.click('.folia-sidebar a[href$="/start"]');
  await heading(tab, 'Start');
  await tab.back();
  await heading(tab, 'Long');
  await expect.poll(() => scrolled(tab)).toBe(400);
  await tab.back();
  await heading(tab, 'After');
  await tab.back();
  await heading(tab, 'Long');
  await expect.poll(() => scrolled(tab)).toBe(700);
});

test('back leads to a page that works although it was left while its code was loading', { tag: '@all' }, async ({
  tab,
  on,
}) => {
  const at = await on('site', 'react.dev/errors');
  await tab.open(at('guide/after'));
  await focus(tab, '.folia-skip-link');
  await tab.evaluate((address) => void setTimeout(() => location.assign(address), 200), at('guide/start'));
  await heading(tab, 'Start');
  await tab.back();
  await heading(tab, 'After');
  await hydrated(tab);
});
