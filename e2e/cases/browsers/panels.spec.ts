/** On a small screen. */
import { expect, test } from '../../harness/browser-test';
import { scrollPage, shown } from './steps';

test('the outline opens below its bar, at the top of the page and scrolled', { tag: '@all' }, async ({ tab, at }) => {
  const gap = () =>
    tab.evaluate(() => {
      const [panel, bar] = ['.folia-outline', '.folia-mobile-bar'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return Math.round(Math.abs((panel?.top ?? 0) - (bar?.bottom ?? 0)));
    });
  await tab.resize(360, 700);
  await tab.open(at('guide/long'));
  for (const top of [0, 900]) {
    await scrollPage(tab, top);
    await tab.click('.folia-outline-button');
    await shown(tab, '.folia-outline');
    await expect.poll(gap).toBe(0);
    await tab.press('Escape');
    await shown(tab, '.folia-outline', false);
  }
});

test('the menu of the header opens below the header', { tag: '@all' }, async ({ tab, at }) => {
  await tab.resize(360, 700);
  await tab.open(at('guide/long'));
  await tab.click('.folia-hamburger');
  await shown(tab, '.folia-header-menu');
  await expect
    .poll(() =>
      tab.evaluate(() => {
        const [panel, bar] = ['.folia-header-menu', '.folia-header'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        const gaps = [(panel?.top ?? 0) - (bar?.bottom ?? 0), panel?.left ?? -1, innerHeight - (panel?.bottom ?? 0)];
        return gaps.map((gap) => Math.round(gap));
      }),
    )
    .toEqual([0, 0, 0]);
});
