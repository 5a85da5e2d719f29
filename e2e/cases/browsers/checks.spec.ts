/** Whether the site works at all in Firefox and WebKit. The other files here go into detail, when all tests are run. */
import { expect, test } from '../../harness/browser-test';
import { atAddress, atTop, becomes, enlarge, heading, hydrated, scrolled, scrollPage, shown } from './steps';

test('a page opens, has its styles, and hydrates', async ({ tab, at }) => {
  await tab.open(at('guide/start'));
  await heading(tab, 'Start');
  await becomes(
    tab,
    () => getComputedStyle(document.querySelector('.folia-header') ?? document.body).position,
    'sticky',
  );
  await hydrated(tab);
  await shown(tab, '.folia-sidebar');
});

test('a link leads to the top of another page', async ({ tab, at }) => {
  await tab.open(at('guide/long'));
  await hydrated(tab);
  await scrollPage(tab, 900);
  await tab.click('.folia-sidebar a[href$="/after"]');
  await heading(tab, 'After');
  await atAddress(tab, '/docs/guide/after');
  await becomes(tab, () => scrollY, 0);
  expect(await tab.evaluate(() => document.title)).toContain('After');
});

test('a link to a Chinese heading of another page leads to it, and so does a reload', async ({ tab, at }) => {
  await tab.open(at('zh/guide/start'));
  await hydrated(tab);
  await tab.click('.folia-doc p a[href*="long#"]');
  await heading(tab, '长页面');
  await atAddress(tab, '/docs/zh/guide/long#第-7-部分');
  await atTop(tab, '第-7-部分');
  await tab.reload();
  await atTop(tab, '第-7-部分');
});

test('back returns to the same height, forward to the page after', async ({ tab, at }) => {
  await tab.open(at('guide/long'));
  await hydrated(tab);
  await scrollPage(tab, 700);
  await tab.click('.folia-sidebar a[href$="/after"]');
  await heading(tab, 'After');
  await tab.back();
  await heading(tab, 'Long');
  await expect.poll(() => scrolled(tab)).toBe(700);
  await tab.forward();
  await heading(tab, 'After');
});

test('search finds a page by the keyboard', async ({ tab, at }) => {
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
  await atTop(tab, 'part-9');
  await shown(tab, 'dialog.folia-search', false);
});

test('tabs switch, and code is copied', async ({ tab, at }) => {
  await tab.open(at('guide/tools'));
  await tab.click('[role=tab]:nth-child(3)');
  await becomes(
    tab,
    () =>
      [...(document.querySelector('.folia-tabs')?.querySelectorAll('[role=tabpanel]') ?? [])]
        .find((panel) => panel.checkVisibility())
        ?.textContent?.trim(),
    'pnpm install folia -D',
  );
  await tab.click('[aria-label^="Copy code: rslib"]');
  await becomes(
    tab,
    () => document.querySelector('[aria-label^="Copy code: rslib"]')?.hasAttribute('data-copied') ?? false,
    true,
  );
});

test('an image is enlarged, and Escape brings it back', async ({ tab, at }) => {
  await tab.open(at('guide/tools'));
  await hydrated(tab);
  await enlarge(tab, () => tab.click('.folia-doc img'));
  await tab.press('Escape');
  await shown(tab, '.folia-zoom', false);
});

test('at 360 px the drawer opens and leads on', async ({ tab, at }) => {
  await tab.resize(360, 700);
  await tab.open(at('guide/start'));
  await shown(tab, '.folia-sidebar', false);
  await tab.click('[popovertarget=folia-sidebar]');
  await becomes(tab, () => document.querySelector('.folia-sidebar')?.getBoundingClientRect().x, 0);
  await tab.click('.folia-sidebar a[href$="/after"]');
  await heading(tab, 'After');
  await shown(tab, '.folia-sidebar', false);
  expect(await tab.evaluate(() => [innerWidth, document.documentElement.scrollWidth <= innerWidth])).toEqual([
    360,
    true,
  ]);
});

test('the appearance is switched, kept, and set before the page is painted', async ({ tab, at }) => {
  await tab.open(at('guide/start'));
  const dark = () => document.documentElement.classList.contains('dark');
  const before = await tab.evaluate(dark);
  await tab.click('[data-folia-appearance]');
  await becomes(tab, dark, !before);
  await tab.open(at('guide/after'));
  expect(await tab.evaluate(dark)).toBe(!before);
});

test('a menu of the header leads to the same page in Chinese', async ({ tab, at }) => {
  await tab.open(at('guide/after'));
  await tab.click('summary[aria-label=Language]');
  await tab.click('.folia-menu a[lang=zh], .folia-menu a[hreflang=zh]');
  await heading(tab, '之后');
  await atAddress(tab, '/docs/zh/guide/after');
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe('zh');
});
