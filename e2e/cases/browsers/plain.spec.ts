/** Without JavaScript: the page is in a frame that runs none, and looked at from outside. */
import type { BrowserPage } from '../../harness/browser-page';
import { expect, test } from '../../harness/browser-test';

/** Opens a page in the frame and waits until it is there. */
async function openPlain(tab: BrowserPage, at: (path: string) => string, path: string): Promise<void> {
  await tab.open(at('frame.html'));
  await tab.evaluate((url) => {
    const frame = document.querySelector('iframe');
    if (frame) frame.src = url;
  }, at(path));
}

/** Waits until a page in the frame has loaded: before that, elements move away from where they are clicked. */
const title = (tab: BrowserPage, text: string): Promise<void> =>
  expect
    .poll(() =>
      tab.evaluate(() => {
        const inside = frames[0]?.document;
        return inside?.readyState === 'complete' ? inside.querySelector('h1')?.firstChild?.textContent : '';
      }),
    )
    .toBe(text);

/** Clicks in the frame, which fills the window, on an element that no animation keeps outside. */
async function clickInside(tab: BrowserPage, selector: string): Promise<void> {
  await expect.poll(() => tab.evaluate(markInside, selector), { message: selector }).toBe(true);
  await tab.click('#press-here');
}

/** Marks where an element of the frame is. Runs in the page. */
function markInside(selector: string): boolean {
  const inside = frames[0]?.document;
  const target = [...(inside?.querySelectorAll(selector) ?? [])].find((element) => element.checkVisibility());
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target?.getBoundingClientRect() ?? new DOMRect();
  document.getElementById('press-here')?.remove();
  const mark = document.createElement('i');
  mark.id = 'press-here';
  mark.style.cssText = `position:fixed;left:${left + width / 2}px;top:${top + height / 2}px;width:1px;height:1px;pointer-events:none`;
  document.body.append(mark);
  return left >= 0 && left + width <= innerWidth;
}

const visible = (tab: BrowserPage, selector: string): Promise<boolean> =>
  tab.evaluate(
    (what) => [...(frames[0]?.document.querySelectorAll(what) ?? [])].some((element) => element.checkVisibility()),
    selector,
  );

const shownInside = (tab: BrowserPage, selector: string, expected = true): Promise<void> =>
  expect.poll(() => visible(tab, selector), { message: selector }).toBe(expected);

test.describe('without JavaScript', { tag: '@all' }, () => {
  test('every kind of page can be read', async ({ tab, at }) => {
    for (const [path, text] of [
      ['', 'Browsers'],
      ['guide/start', 'Start'],
      ['guide/tools', 'Tools'],
      ['guide/parts', 'Parts'],
      ['guide/nowhere', 'PAGE NOT FOUND'],
      ['zh/', '浏览器'],
      ['zh/guide/long', '长页面'],
    ] as const) {
      await openPlain(tab, at, path);
      await title(tab, text);
      await shownInside(tab, 'h1');
    }
  });

  test('all its links lead on: sidebar, text, next page, header, outline', async ({ tab, at }) => {
    await openPlain(tab, at, 'guide/start');
    await title(tab, 'Start');
    await clickInside(tab, '.folia-sidebar a[href$="/after"]');
    await title(tab, 'After');
    await clickInside(tab, '.folia-doc p a');
    await title(tab, 'Start');
    await clickInside(tab, '[rel=next]');
    await title(tab, 'After');
    await clickInside(tab, '[rel=next]');
    await title(tab, 'Long');
    await clickInside(tab, '.folia-outline a[href$="#part-7"]');
    await expect
      .poll(() => tab.evaluate(() => frames[0]?.document.getElementById('part-7')?.getBoundingClientRect().top ?? 999))
      .toBeLessThan(150);
    await clickInside(tab, '.folia-header nav a[href$="/guide/start"]');
    await title(tab, 'Start');
  });

  test('folds, menus and the drawer of a phone open', async ({ tab, at }) => {
    await openPlain(tab, at, 'guide/start');
    await title(tab, 'Start');
    await shownInside(tab, '.folia-sidebar a[href$="/more/one"]', false);
    await clickInside(tab, '.folia-sidebar summary');
    await shownInside(tab, '.folia-sidebar a[href$="/more/one"]');
    await clickInside(tab, 'summary[aria-label=Language]');
    await clickInside(tab, '.folia-menu a[hreflang=zh], .folia-menu a[lang=zh]');
    await title(tab, '开始');
    await tab.resize(360, 700);
    await shownInside(tab, '.folia-sidebar', false);
    await clickInside(tab, '[popovertarget=folia-sidebar]');
    await shownInside(tab, '.folia-sidebar a[href$="/after"]');
    await clickInside(tab, '.folia-sidebar a[href$="/after"]');
    await title(tab, '之后');
  });

  test('the text of all tabs is there, and what needs scripts is not', async ({ tab, at }) => {
    await openPlain(tab, at, 'guide/tools');
    await title(tab, 'Tools');
    const panels = () =>
      [...(frames[0]?.document.querySelectorAll('[role=tabpanel]') ?? [])].map((panel) => panel.checkVisibility());
    expect((await tab.evaluate(panels)).length).toBeGreaterThan(3);
    await expect.poll(async () => (await tab.evaluate(panels)).some(Boolean)).toBe(true);
    await shownInside(tab, '.folia-search-button', false);
    await shownInside(tab, '[data-folia-appearance]', false);
    await shownInside(tab, '.folia-code-buttons', false);
  });
});
