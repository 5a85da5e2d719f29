import { violationsOf } from '../harness/axe';
import { awake } from '../harness/page-states';
import { expect, test } from '../harness/website-test';
import { routes } from './routes';

/** Every page, both appearances, three widths; no rule of axe is switched off. */
const widths = [1440, 768, 360];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} appearance`, () => {
    test.use({ colorScheme });
    for (const route of routes) {
      test(`AX-05 AX-12 axe finds nothing on ${route}`, async ({ page }) => {
        await page.goto(route.slice(1));
        await awake(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 860 });
          // Styles of another width are applied with the next frame.
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          expect(await violationsOf(page), `${width} px`).toEqual([]);
        }
      });
    }
  });
}
