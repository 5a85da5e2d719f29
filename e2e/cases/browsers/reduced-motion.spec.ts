import { expect, test } from '../../harness/browser-test';
import { enlarge, hydrated, shown } from './steps';

// told to the browser at its start
test.use({ motionReduced: true });

test.describe('with reduced motion', { tag: '@all' }, () => {
  test('nothing moves: drawer, appearance, folds', async ({ tab, at }) => {
    await tab.resize(360, 700);
    await tab.open(at('guide/start'));
    await hydrated(tab);
    expect(await tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    const moving = () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 20).length;
    await tab.click('[popovertarget=folia-sidebar]');
    await shown(tab, '.folia-sidebar');
    expect(await tab.evaluate(moving)).toBe(0);
    await tab.click('.folia-sidebar summary');
    expect(await tab.evaluate(moving)).toBe(0);
  });

  test('an image is enlarged at once', async ({ tab, at }) => {
    await tab.open(at('guide/tools'));
    await hydrated(tab);
    await enlarge(tab, () => tab.click('.folia-doc img'));
    await tab.press('Escape');
    await shown(tab, '.folia-zoom', false);
  });
});
