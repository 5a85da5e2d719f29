import type { BrowserPage } from '../../harness/browser-page';
import { expect, test } from '../../harness/browser-test';
import { atTop, becomes, enlarge, excess, focus, focused, heading, hydrated, says, scrollPage, shown } from './steps';

/** The title of the chosen tab of the first group. */
const chosenTab = (): string | undefined =>
  document.querySelector('.folia-tabs [role=tab][aria-selected=true]')?.textContent?.trim();

/** What is in the clipboard, pasted into the field of the search. */
async function pasted(tab: BrowserPage): Promise<string> {
  await tab.press('Control+k');
  await focused(tab, 'dialog.folia-search input');
  await tab.press('Control+v');
  const value = () =>
    tab.evaluate(() => document.querySelector<HTMLInputElement>('dialog.folia-search input')?.value ?? '');
  await expect.poll(value).not.toBe('');
  return value();
}

test.describe('tabs', { tag: '@all' }, () => {
  test('the arrow keys choose a tab', async ({ tab, at }) => {
    await tab.open(at('guide/tools'));
    await focus(tab, '.folia-tabs [role=tab][aria-selected=true]');
    await hydrated(tab);
    await focus(tab, '.folia-tabs [role=tab][aria-selected=true]');
    const first = await tab.evaluate(chosenTab);
    await tab.press('ArrowRight');
    await expect.poll(() => tab.evaluate(chosenTab)).not.toBe(first);
    await focused(tab, '[role=tab][aria-selected=true]');
    await tab.press('ArrowLeft');
    await becomes(tab, chosenTab, first);
  });

  test('the choice is kept by a reload and on another page', async ({ tab, at }) => {
    await tab.open(at('guide/tools'));
    await tab.click('.folia-tabs [role=tab]:nth-child(3)');
    await becomes(tab, chosenTab, 'pnpm');
    await tab.reload();
    await becomes(tab, chosenTab, 'pnpm');
    await tab.open(at('zh/guide/tools'));
    await becomes(tab, chosenTab, 'pnpm');
  });
});

test.describe('copying', { tag: '@all' }, () => {
  test('code is in the clipboard as it is written', async ({ tab, at }) => {
    await tab.open(at('guide/tools'));
    await tab.click('[aria-label^="Copy code: rslib"]');
    await becomes(
      tab,
      () => document.querySelector('[aria-label^="Copy code: rslib"]')?.hasAttribute('data-copied'),
      true,
    );
    expect(await pasted(tab)).toBe('export const answer = 42;');
  });

  const markdown = /# After\s*The page after the start\./;

  for (const late of [false, true])
    test(`the page is in the clipboard as Markdown${late ? ', although the code of the button is late' : ''}`, async ({
      tab,
      on,
    }) => {
      const at = await on('site', late ? 'The page could not be copied' : undefined);
      await tab.open(at('guide/after'));
      await tab.click('[popovertarget=folia-page-menu]');
      await tab.click('[data-folia-copy-page]');
      await says(tab, '[data-folia-copy-page]', 'Copied');
      expect(await pasted(tab)).toMatch(markdown);
    });

  test('a command of the search puts the page in the clipboard', async ({ tab, at }) => {
    await tab.open(at('guide/after'));
    await tab.press('Control+k');
    await focused(tab, 'dialog.folia-search input');
    await tab.type('copy as markdown');
    await shown(tab, '[data-kind=command]');
    await tab.click('[data-kind=command]');
    await shown(tab, 'dialog.folia-search', false);
    await says(tab, '[role=status]', 'Copied');
    expect(await pasted(tab)).toMatch(markdown);
  });
});

test.describe('an image', { tag: '@all' }, () => {
  test('is enlarged by the keyboard, and Escape returns the focus', async ({ tab, at }) => {
    await tab.open(at('guide/tools'));
    await hydrated(tab);
    await shown(tab, '.folia-doc img[tabindex]');
    await focus(tab, '.folia-doc img');
    await enlarge(tab, () => tab.press('Enter'));
    await tab.press('Escape');
    await shown(tab, '.folia-zoom', false);
    await focused(tab, '.folia-doc img');
  });

  test('that is enlarged closes when it is clicked', async ({ tab, at }) => {
    await tab.open(at('guide/tools'));
    await hydrated(tab);
    await enlarge(tab, () => tab.click('.folia-doc img'));
    await tab.click('.folia-zoom img');
    await shown(tab, '.folia-zoom', false);
  });
});

test.describe('the article', { tag: '@all' }, () => {
  test('callouts have a title, closed ones open by pointer and keyboard', async ({ tab, at }) => {
    await tab.open(at('guide/parts'));
    await says(tab, '.folia-callout-title', /TIP/i);
    const isOpen = () => document.querySelector<HTMLDetailsElement>('details.folia-callout')?.open;
    await becomes(tab, isOpen, false);
    await tab.click('details.folia-callout summary');
    await becomes(tab, isOpen, true);
    await tab.press('Enter');
    await becomes(tab, isOpen, false);
  });

  test('a fold in the text opens and closes', async ({ tab, at }) => {
    await tab.open(at('guide/tools'));
    const text = () => [...document.querySelectorAll('.folia-doc details p')].some((p) => p.checkVisibility());
    await becomes(tab, text, false);
    await tab.click('.folia-doc details summary');
    await becomes(tab, text, true);
    await tab.click('.folia-doc details summary');
    await becomes(tab, text, false);
  });

  test('a footnote leads to its text and back', async ({ tab, at }) => {
    await tab.resize(1280, 300);
    await tab.open(at('guide/parts'));
    await tab.click('.folia-doc sup a');
    await becomes(tab, () => document.querySelector(':target')?.textContent?.includes('Text of the footnote'), true);
    // by key: the page may still be scrolling below a pointer
    await focus(tab, '.folia-doc a[href*=fnref]');
    await tab.press('Enter');
    await becomes(tab, () => document.querySelector(':target')?.closest('sup') !== null, true);
  });

  test('on a phone a wide table scrolls inside itself', async ({ tab, at }) => {
    await tab.resize(360, 700);
    await tab.open(at('guide/parts'));
    const inside = await tab.evaluate(() => {
      const box = document.querySelector('.folia-table');
      box?.scrollTo({ left: 40, behavior: 'instant' });
      return box?.scrollLeft;
    });
    expect(inside).toBe(40);
    expect(await excess(tab)).toBe(0);
  });

  test('the outline marks the heading that is read', async ({ tab, at }) => {
    await tab.open(at('guide/long'));
    await hydrated(tab);
    const current = () => document.querySelector('.folia-outline [aria-current]')?.textContent?.trim();
    await tab.evaluate(() => document.getElementById('part-9')?.scrollIntoView({ behavior: 'instant' }));
    await becomes(tab, current, 'Part 9');
    await scrollPage(tab, 0);
    await becomes(tab, current, 'Part 1');
  });

  test('on a phone the outline opens in the window, below its bar where it can be anchored, and leads to a heading', async ({
    tab,
    at,
  }) => {
    await tab.resize(360, 700);
    await tab.open(at('guide/long'));
    await hydrated(tab);
    await tab.click('.folia-outline-button');
    await shown(tab, '.folia-outline');
    const fits = () => {
      const bar = document.querySelector('.folia-mobile-bar')?.getBoundingClientRect();
      const menu = document.querySelector('.folia-outline')?.getBoundingClientRect();
      if (!bar || !menu) return false;
      const isBelow = menu.top >= bar.bottom - 1 || !CSS.supports('top: anchor(bottom)');
      return isBelow && menu.top >= 0 && menu.bottom <= innerHeight && menu.left >= 0 && menu.right <= innerWidth;
    };
    await becomes(tab, fits, true);
    await tab.click('.folia-outline a[href$="#part-3"]');
    await shown(tab, '.folia-outline', false);
    await atTop(tab, 'part-3');
  });
});

test.describe('islands and lists', { tag: '@all' }, () => {
  test('an island is hydrated and keeps its state', async ({ tab, on }) => {
    const at = await on('../islands/site');
    await tab.open(at(''));
    await hydrated(tab);
    const button = '[data-name="plain"] button, button[data-name="plain"]';
    // the first press is kept until the island is hydrated
    await tab.click(button);
    await says(tab, button, /plain: 4/);
    await tab.click(button);
    await says(tab, button, /plain: 5/);
  });

  test('the list of all pages is filtered', async ({ tab, on }) => {
    const at = await on('../overview/site');
    await tab.open(at('api/'));
    await heading(tab, 'API Index');
    await hydrated(tab);
    await focus(tab, '.folia-overview input[type=search]');
    const cards = () => document.querySelectorAll('.folia-overview-card').length;
    const all = await tab.evaluate(cards);
    await tab.type('second level');
    await becomes(tab, cards, 1);
    await tab.press('Control+a');
    await tab.type('xyzzyq');
    await becomes(tab, cards, 0);
    await says(tab, '.folia-overview', /No API matching "xyzzyq" found/);
    await tab.press('Control+a');
    await tab.press('Backspace');
    await becomes(tab, cards, all);
  });
});
