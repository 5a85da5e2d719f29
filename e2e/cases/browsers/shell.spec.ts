/** What is around the article: sidebar, header, menus, banner, and how the keyboard gets there. */
import type { BrowserPage } from '../../harness/browser-page';
import { expect, test } from '../../harness/browser-test';
import { atAddress, becomes, excess, focus, focused, heading, hydrated, says, shown } from './steps';

/** How the page looked since it was loaded; kept by `messages.js`. */
const framesSeen = (): string[] => [...(window as unknown as { framesSeen: Set<string> }).framesSeen];

/** The part of the page that has the focus. */
const place = (): string => {
  const element = document.activeElement;
  const part = element?.closest('.folia-skip-link, .folia-banner, .folia-header, .folia-sidebar, main, .folia-outline');
  return part?.tagName === 'MAIN' ? 'main' : (part?.className.split(' ')[0] ?? 'none');
};

test.describe('the sidebar', { tag: '@all' }, () => {
  const isOpen = () => document.querySelector<HTMLDetailsElement>('.folia-sidebar details')?.open;

  test('a group opens and closes by pointer and keyboard', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await hydrated(tab);
    await becomes(tab, isOpen, false);
    await tab.click('.folia-sidebar summary');
    await becomes(tab, isOpen, true);
    await shown(tab, '.folia-sidebar a[href$="/more/one"]');
    await tab.press('Enter');
    await becomes(tab, isOpen, false);
  });

  test('the group of the page is open when the page is loaded', async ({ tab, at }) => {
    await tab.open(at('guide/more/two'));
    expect(await tab.evaluate(isOpen)).toBe(true);
    await says(tab, '.folia-sidebar [aria-current=page]', 'Two');
    await tab.click('.folia-sidebar a[href$="/more/three"]');
    await heading(tab, 'Three');
    await becomes(tab, isOpen, true);
  });

  test('on a phone the drawer closes by Escape and by a press beside it', async ({ tab, at }) => {
    await tab.resize(360, 700);
    await tab.open(at('guide/start'));
    await hydrated(tab);
    const inPlace = () => document.querySelector('.folia-sidebar')?.getBoundingClientRect().x;
    await tab.click('[popovertarget=folia-sidebar]');
    await becomes(tab, inPlace, 0);
    await tab.press('Escape');
    await shown(tab, '.folia-sidebar', false);
    await focused(tab, '[popovertarget=folia-sidebar]');
    await tab.click('[popovertarget=folia-sidebar]');
    await becomes(tab, inPlace, 0);
    await pressAt(tab, 350, 400);
    await shown(tab, '.folia-sidebar', false);
  });
});

/** Presses where there may be nothing. */
async function pressAt(tab: BrowserPage, x: number, y: number): Promise<void> {
  await tab.evaluate(
    ({ left, top }) => {
      const mark = document.createElement('i');
      mark.id = 'press-here';
      mark.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:2px;height:2px;pointer-events:none`;
      document.body.append(mark);
    },
    { left: x, top: y },
  );
  await tab.click('#press-here');
  await tab.evaluate(() => document.getElementById('press-here')?.remove());
}

test.describe('the header', { tag: '@all' }, () => {
  test('the language menu works by the keyboard', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await hydrated(tab);
    const isOpen = () =>
      document.querySelector<HTMLDetailsElement>('details:has(> summary[aria-label=Language])')?.open;
    await focus(tab, 'summary[aria-label=Language]');
    if (!(await tab.evaluate(isOpen))) await tab.press('Enter');
    await becomes(tab, isOpen, true);
    await tab.press('Escape');
    await becomes(tab, isOpen, false);
    await focused(tab, 'summary[aria-label=Language]');
    await tab.press('Enter');
    await becomes(tab, isOpen, true);
    await focus(tab, '.folia-menu a[hreflang=zh], .folia-menu a[lang=zh]');
    await tab.press('Enter');
    await heading(tab, '开始');
    await becomes(tab, () => document.documentElement.lang, 'zh');
  });

  test('the version menu leads to the same page of another version', async ({ tab, on }) => {
    const at = await on('../versions/site');
    await tab.open(at('guide/start'));
    await heading(tab, 'Start v2 en');
    await tab.click('summary[aria-label^=Version]');
    await tab.click('.folia-menu a[href*="/v1/"]');
    await heading(tab, 'Start v1 en');
    await atAddress(tab, '/v1/guide/start');
    await says(tab, 'summary[aria-label^=Version]', 'v1');
  });

  test('the product menu opens and closes', async ({ tab, on }) => {
    const at = await on('../product-menu/site');
    await tab.open(at(''));
    await hydrated(tab);
    await tab.click('.folia-product-menu');
    await shown(tab, '.folia-product-panel');
    await says(tab, '.folia-product-panel', /The first tool/);
    await tab.press('Escape');
    await shown(tab, '.folia-product-panel', false);
    await focused(tab, '.folia-product-menu');
  });

  test('on a phone its menu fills the window and leads on', async ({ tab, at }) => {
    await tab.resize(360, 700);
    await tab.open(at(''));
    await hydrated(tab);
    await tab.click('.folia-hamburger');
    await shown(tab, '.folia-header-menu a[href$="/guide/start"]');
    const bounds = () => {
      const { left, right, bottom } = document.querySelector('.folia-header-menu')?.getBoundingClientRect() ?? {};
      return [left, right === document.documentElement.clientWidth, bottom];
    };
    await becomes(tab, bounds, [0, true, 700]);
    await tab.click('.folia-header-menu a[href$="/guide/start"]');
    await heading(tab, 'Start');
    await shown(tab, '.folia-header-menu', false);
  });
});

test.describe('what is kept', { tag: '@all' }, () => {
  test('the appearance does not flash when the page is loaded again', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    const isDark = () => document.documentElement.classList.contains('dark');
    await becomes(tab, isDark, false);
    await tab.click('[data-folia-appearance]');
    await becomes(tab, isDark, true);
    await tab.reload();
    await hydrated(tab);
    expect(await tab.evaluate(framesSeen)).toEqual(['dark banner']);
    const [ground = 1] =
      (await tab.evaluate(() =>
        getComputedStyle(document.documentElement)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number),
      )) ?? [];
    expect(ground).toBeLessThan(0.5);
  });

  test('the banner stays closed, and does not flash', async ({ tab, on }) => {
    const at = await on('../banner/site');
    await tab.open(at(''));
    await shown(tab, '.folia-banner');
    await hydrated(tab);
    await tab.click('.folia-banner button');
    await shown(tab, '.folia-banner', false);
    await tab.reload();
    await hydrated(tab);
    expect(await tab.evaluate(framesSeen)).toEqual(['light']);
    await tab.open(at('target'));
    await shown(tab, '.folia-banner', false);
  });

  test('the banner leads to its page', async ({ tab, on }) => {
    const at = await on('../banner/site');
    await tab.open(at(''));
    await tab.click('.folia-banner a');
    await atAddress(tab, '/docs/target');
  });
});

test.describe('the keyboard', { tag: '@all' }, () => {
  test('the first Tab shows the link that skips the header', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await tab.press('Tab');
    await focused(tab, '.folia-skip-link');
    const inWindow = () => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0;
    await becomes(tab, inWindow, true);
    await tab.press('Enter');
    await atAddress(tab, '/docs/guide/start#folia-content');
    await tab.press('Tab');
    await becomes(tab, place, 'main');
  });

  test('Tab goes through the page in its order, and back', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await hydrated(tab);
    const number = () => [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);
    const places = new Set<string>();
    const order: number[] = [];
    for (let presses = 0; presses < 40 && !places.has('main'); presses++) {
      await tab.press('Tab');
      places.add(await tab.evaluate(place));
      order.push(await tab.evaluate(number));
    }
    expect([...places]).toEqual(['folia-skip-link', 'folia-banner', 'folia-header', 'folia-sidebar', 'main']);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    await tab.press('Shift+Tab');
    expect(await tab.evaluate(number)).toBe(order.at(-2));
  });
});

test.describe('at 360 px', { tag: '@all' }, () => {
  for (const path of [
    '',
    'guide/start',
    'guide/long',
    'guide/tools',
    'guide/parts',
    'guide/nowhere',
    'zh/',
    'zh/guide/tools',
  ])
    test(`/${path} does not scroll sideways`, async ({ tab, at }) => {
      await tab.resize(360, 700);
      await tab.open(at(path));
      await hydrated(tab);
      expect(await excess(tab)).toBe(0);
    });
});
