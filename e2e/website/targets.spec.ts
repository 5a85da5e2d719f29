import { hydrated } from '../harness/page-states';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';

/** One page of each kind; the others are looked at when all tests run. */
const pages = ['', 'config/', 'zh/guide/start/quick-start'];
const others = ['api/javascript-api/core', 'blog/', 'nowhere'];

/**
 * Controls with less than `least` pixels to hit, across or along, also in menus and drawers. Links in sentences are exempt
 * (WCAG 2.5.5 and 2.5.8), and so are links that show themselves with the focus only.
 */
function smallTargets(least: number): string[] {
  const isExempt = (control: Element) =>
    control.matches('.folia-skip-link, .folia-anchor') ||
    (control.localName === 'a' && getComputedStyle(control).display === 'inline' && control.closest('main') !== null);
  const isHit = (control: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
  };
  /** Pixels from the middle in one direction: what is around a control may belong to it. */
  const reach = (control: Element, [right, down]: [number, number]) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    let pixels = 0;
    while (pixels < least && isHit(control, middle + right * (pixels + 0.5), centre + down * (pixels + 0.5))) pixels++;
    return pixels;
  };
  const small = new Set<string>();
  const measure = (root: ParentNode) => {
    for (const control of root.querySelectorAll('a[href], button, summary, input, select')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || isExempt(control)) continue;
      const box = control.getBoundingClientRect();
      if (Math.min(box.width, box.height) >= least) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const across = reach(control, [-1, 0]) + reach(control, [1, 0]);
      const along = reach(control, [0, -1]) + reach(control, [0, 1]);
      // A border of one pixel may be another's.
      if (Math.min(across, along) < least - 1) small.add(`${across} × ${along}: ${control.outerHTML.slice(0, 120)}`);
    }
  };
  measure(document.querySelector('dialog[open]') ?? document);
  for (const menu of document.querySelectorAll('header details')) {
    menu.toggleAttribute('open', true);
    measure(menu);
    menu.toggleAttribute('open', false);
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (getComputedStyle(popover).position !== 'fixed') continue;
    popover.showPopover();
    measure(popover);
    popover.hidePopover();
  }
  return [...small];
}

for (const { name, least, widths, ...use } of [
  { name: 'a pointer', least: 24, widths: [360, 1440] },
  { name: 'a finger', least: 44, widths: [360, 820, 1366], hasTouch: true, isMobile: true },
])
  test.describe(`everything can be hit with ${name}`, () => {
    // Drawers move there at once.
    test.use({ ...use, reducedMotion: 'reduce' });
    for (const path of [...pages, ...others])
      test(`/${path}`, { tag: others.includes(path) || path === 'config/' ? '@all' : [] }, async ({
        page,
        consoleErrors,
      }) => {
        if (path === 'nowhere') consoleErrors.expect(/404/);
        await page.goto(path);
        await hydrated(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(smallTargets, least), `at ${width} px`).toEqual([]);
        }
        if (path) return;
        const { open, field } = searchOf(page);
        await open();
        await field.fill('dts');
        await expect(page.getByRole('option').first()).toBeVisible();
        expect(await page.evaluate(smallTargets, least), 'in the search').toEqual([]);
      });
  });
