import type { BrowserPage } from '../../harness/browser-page';
import { expect, test } from '../../harness/browser-test';
import { atAddress, atTop, becomes, excess, focused, heading, hydrated, says, shown } from './steps';

const dialog = 'dialog.folia-search';
const field = `${dialog} input`;

async function openSearch(tab: BrowserPage, url: string): Promise<void> {
  await tab.open(url);
  await hydrated(tab);
  await tab.click('.folia-search-button');
  await shown(tab, dialog);
  await focused(tab, field);
}

/** Number of the chosen hit, from 0. */
const chosen = (): number =>
  [...document.querySelectorAll('dialog.folia-search [role=option]')].findIndex(
    (option) => option.ariaSelected === 'true' || option.getAttribute('aria-selected') === 'true',
  );

const hasHits = (tab: BrowserPage, text: string) =>
  says(tab, `${dialog} [role=option][data-kind=hit]`, new RegExp(text));

test.describe('search', { tag: '@all' }, () => {
  test('its keys open it, and Escape returns the focus', async ({ tab, at }) => {
    await tab.open(at('guide/start'));
    await hydrated(tab);
    await tab.evaluate(() => document.querySelector<HTMLElement>('.folia-doc a')?.focus());
    for (const open of [() => tab.press('Control+k'), () => tab.type('/')]) {
      await open();
      await shown(tab, dialog);
      await focused(tab, field);
      await tab.press('Escape');
      await shown(tab, dialog, false);
      await focused(tab, '.folia-doc a');
    }
  });

  test('the arrow keys choose a hit', async ({ tab, at }) => {
    await openSearch(tab, at('guide/start'));
    await tab.type('part');
    await hasHits(tab, 'Part');
    await becomes(tab, chosen, 0);
    await tab.press('ArrowDown');
    await tab.press('ArrowDown');
    await becomes(tab, chosen, 2);
    await tab.press('ArrowUp');
    await becomes(tab, chosen, 1);
  });

  test('a hit that is clicked opens', async ({ tab, at }) => {
    await openSearch(tab, at('guide/start'));
    await tab.type('last words');
    await hasHits(tab, 'Last words');
    await tab.click(`${dialog} [role=option][data-kind=hit]`);
    await heading(tab, 'After');
    await shown(tab, dialog, false);
  });

  test('what is composed for Chinese neither moves nor opens until it is there', async ({ tab, at }) => {
    await openSearch(tab, at('zh/guide/start'));
    const address = await tab.evaluate(() => location.href);
    await tab.evaluate(() => {
      const input = document.activeElement as HTMLInputElement; // checked above
      const compose = (type: string, data: string) =>
        input.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
      const write = (value: string) => {
        // as an input method does it, past what React keeps of the field
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(
          new InputEvent('input', { inputType: 'insertCompositionText', isComposing: true, bubbles: true }),
        );
      };
      compose('compositionstart', '');
      for (const value of ['b', "bu'fen"]) {
        compose('compositionupdate', value);
        write(value);
      }
      for (const key of ['ArrowDown', 'Enter'])
        input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }));
      compose('compositionupdate', '部分');
      write('部分');
      compose('compositionend', '部分');
    });
    await hasHits(tab, '部分');
    await becomes(tab, chosen, 0);
    expect(await tab.evaluate(() => location.href)).toBe(address);
    await tab.press('Enter');
    await heading(tab, '长页面');
  });

  test('a Chinese query leads to its heading', async ({ tab, at }) => {
    await openSearch(tab, at('zh/guide/start'));
    await tab.type('第 9 部分');
    await hasHits(tab, '第 9 部分');
    await tab.press('Enter');
    await heading(tab, '长页面');
    await atTop(tab, '第-9-部分');
  });

  test('without a query there is a hint, later the recent searches', async ({ tab, at }) => {
    await openSearch(tab, at('guide/start'));
    await says(tab, dialog, /Search for an option, a flag, an error message or a task\./);
    await tab.type('last words');
    await hasHits(tab, 'Last words');
    await tab.press('Enter');
    await heading(tab, 'After');
    await hydrated(tab);
    await tab.click('.folia-search-button');
    await says(tab, dialog, /Recent searches.*last words/s);
  });

  test('a query without hits says so, and the field can be emptied', async ({ tab, at }) => {
    await openSearch(tab, at('guide/start'));
    await tab.type('xyzzyq');
    await says(tab, dialog, /No results for "xyzzyq"/);
    await tab.press('Control+a');
    await tab.press('Backspace');
    await says(tab, dialog, /Search for an option/);
    await becomes(tab, () => document.querySelector('dialog.folia-search')?.textContent?.includes('xyzzyq'), false);
  });

  test('the page of a hit opens at the hit, whose words are marked where there are custom highlights', async ({
    tab,
    at,
    expected,
  }) => {
    // without the Navigation API the page is left while the code that marks is on its way
    expected.push(/could not be (loaded|highlighted)\..*dynamically imported|Importing a module script failed/);
    await openSearch(tab, at('guide/start'));
    await tab.type('part 9');
    await hasHits(tab, 'Part 9');
    await tab.press('Enter');
    await atAddress(tab, '/docs/guide/long#part-9');
    await atTop(tab, 'part-9');
    const hasMarks = () => !('highlights' in CSS) || CSS.highlights.has('folia-search');
    await becomes(tab, hasMarks, true);
  });

  test('on a phone it fills the window and does not scroll sideways', async ({ tab, at }) => {
    await tab.resize(360, 700);
    await openSearch(tab, at('guide/start'));
    await tab.type('part');
    await hasHits(tab, 'Part');
    const { width, left } = await tab.evaluate(
      (what) => document.querySelector(what)?.getBoundingClientRect().toJSON() as DOMRect, // the dialog is shown
      dialog,
    );
    expect([left, width]).toEqual([0, 360]);
    expect(await excess(tab)).toBe(0);
  });
});
