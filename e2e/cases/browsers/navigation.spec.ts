import type { BrowserPage } from '../../harness/browser-page';
import { expect, test } from '../../harness/browser-test';
import { atAddress, atTop, becomes, heading, hydrated, says, scrolled, scrollPage, shown } from './steps';

const hasNavigationApi = (tab: BrowserPage) => tab.evaluate(() => 'navigation' in window);

test.describe('navigation', { tag: '@all' }, () => {
  test('the header leads to a page and marks its entry', async ({ tab, at }) => {
    await tab.open(at(''));
    await tab.click('.folia-header nav a[href$="/guide/start"]');
    await heading(tab, 'Start');
    await becomes(
      tab,
      () => document.querySelector('.folia-header nav a[href$="/guide/start"]')?.hasAttribute('aria-current'),
      true,
    );
  });

  test('next and previous lead through the section', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await tab.click('[rel=next]');
    await heading(tab, 'After');
    await becomes(tab, () => scrollY, 0);
    await tab.click('[rel=next]');
    await heading(tab, 'Long');
    await tab.click('[rel=prev]');
    await heading(tab, 'After');
    await atAddress(tab, '/docs/guide/after');
  });

  test('a page takes the place of the other with the Navigation API, and is loaded without', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await hydrated(tab);
    await tab.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await tab.click('.folia-sidebar a[href$="/after"]');
    await heading(tab, 'After');
    expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(await hasNavigationApi(tab));
  });

  test('elements with the id of a global do not stand for it', async ({ tab, on }) => {
    const at = await on('../sidebar/site');
    await tab.open(at('guide/start/first'));
    await hydrated(tab);
    await tab.click('.folia-sidebar a[href$="/fixed/right"]');
    await heading(tab, 'Right');
    await hydrated(tab);
  });

  test('the sidebar marks the page that is shown', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await says(tab, '.folia-sidebar [aria-current=page]', 'Start');
    await tab.click('.folia-sidebar a[href$="/tools"]');
    await heading(tab, 'Tools');
    await says(tab, '.folia-sidebar [aria-current=page]', 'Tools');
  });

  test('the second of two presses decides', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await hydrated(tab);
    await tab.evaluate(() => {
      for (const name of ['after', 'tools'])
        document.querySelector<HTMLElement>(`.folia-sidebar a[href$="/${name}"]`)?.click();
    });
    await heading(tab, 'Tools');
    await atAddress(tab, '/docs/guide/tools');
  });

  test('an address that does not exist says so, and leads home', async ({ tab, at }) => {
    await tab.open(at('guide/nowhere'));
    await heading(tab, 'PAGE NOT FOUND');
    await tab.click('main a');
    await heading(tab, 'Browsers');
    await atAddress(tab, '/docs/');
  });

  test('links that leave the site open another tab', async ({ tab, at }) => {
    await tab.open(at('guide/parts'));
    await becomes(tab, () => {
      const link = document.querySelector<HTMLAnchorElement>('.folia-doc a[href^="https://example.com"]');
      return [link?.target, link?.relList.contains('noopener') || link?.relList.contains('noreferrer')];
    }, ['_blank', true]);
  });

  test('buttons of the landing page lead on', async ({ tab, at }) => {
    await tab.open(at(''));
    await tab.click('main a[href$="/guide/long"]');
    await heading(tab, 'Long');
    await tab.back();
    await heading(tab, 'Browsers');
  });
});

test.describe('hash', { tag: '@all' }, () => {
  test('the outline leads to a heading, back returns to the top, forward to the heading', async ({ tab, at }) => {
    await tab.open(at('guide/long'));
    await hydrated(tab);
    await tab.click('.folia-outline a[href$="#part-8"]');
    await atTop(tab, 'part-8');
    await atAddress(tab, '/docs/guide/long#part-8');
    await tab.back();
    await expect.poll(() => scrolled(tab)).toBe(0);
    await tab.forward();
    await atTop(tab, 'part-8');
  });

  for (const [form, hash] of [
    ['as it is written', '#第-7-部分'],
    ['percent-encoded', `#${encodeURIComponent('第-7-部分')}`],
  ])
    test(`an address with a Chinese hash, ${form}, opens at the heading`, async ({ tab, at }) => {
      // Firefox under its driver lays a page out before its style sheet is there, unless that is cached.
      await tab.open(at('zh/guide/start'));
      await tab.open(`${at('zh/guide/long')}${hash}`);
      await atTop(tab, '第-7-部分');
      await hydrated(tab);
      await atTop(tab, '第-7-部分');
    });

  test('a hash that is typed leads to its heading', async ({ tab, at }) => {
    await tab.open(at('guide/long'));
    await hydrated(tab);
    await tab.evaluate(() => {
      location.hash = '#part-6';
    });
    await atTop(tab, 'part-6');
  });

  test('#top leads to the top', async ({ tab, at }) => {
    await tab.open(at('guide/long'));
    await hydrated(tab);
    await scrollPage(tab, 900);
    await tab.evaluate(() => {
      location.hash = '#top';
    });
    await expect.poll(() => scrolled(tab)).toBe(0);
  });

  test('a hash without a place is noted once, and the page is at its top', async ({ tab, at, expected }) => {
    expected.push(/No element on this page has the id "nowhere"/);
    await tab.open(at('guide/long#nowhere'));
    await hydrated(tab);
    await expect.poll(() => tab.messages()).toHaveLength(1);
    expect(await scrolled(tab)).toBe(0);
  });

  test('a link in the text leads to a heading of another page', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await tab.click('.folia-doc p a[href*="long#part-7"]');
    await heading(tab, 'Long');
    await atTop(tab, 'part-7');
    await shown(tab, '#part-7');
  });
});
