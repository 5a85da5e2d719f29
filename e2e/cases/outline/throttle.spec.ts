import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { fixedNavOffset, outlineOf, scrollTo, topOf } from './reading';

test('OL-04 the active entry follows at most every 200 ms', requirement('CN-14'), async ({ page }) => {
  await page.clock.install();
  await page.goto('long');
  await hydrated(page);
  const active = outlineOf(page).locator('[aria-current="location"]');
  const reach = async (id: string) => {
    const seen = page.evaluate(() =>
      new Promise((done) => window.addEventListener('scroll', done, { once: true })).then(() => 0),
    );
    await scrollTo(page, (await topOf(page, id)) - fixedNavOffset);
    await seen;
  };
  await page.clock.pauseAt(Date.now() + 60_000);
  await reach('#use-dts-with-care');
  await expect(active).toHaveText('Use dts with care');
  await reach('#same-words');
  await page.clock.runFor(199);
  await expect(active).toHaveText('Use dts with care');
  await page.clock.runFor(1);
  await expect(active).toHaveAttribute('href', '#same-words');
});
