import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

/** In pixels. */
const popoverTitleMinWidth = 177;
const popoverArrowOffset = 12;
const popoverVerticalArrowOffset = 8;

/** Opens the popover of this label; gives the boxes of button and panel, and how far the arrow is from the panel's edges. */
async function boxes(page: Page, label: string) {
  const button = page.getByRole('button', { name: label, exact: true });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  const panel = page.locator('.folia-popover', { hasText: `About ${label}.` });
  await expect(panel).toBeVisible();
  const [anchor, box] = [await button.boundingBox(), await panel.boundingBox()];
  if (!anchor || !box) throw new Error('Nothing is rendered.');
  const arrow = await panel.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--folia-arrow')));
  const rendered = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
  return { anchor, box, arrow, rendered, side: await panel.getAttribute('data-side') };
}

const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;

test.describe('the place of a popover', requirement('CN-22', 'RZ-02'), () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('places');
    await hydrated(page);
    await expect(page.locator('.folia-popover-button[aria-controls]')).toHaveCount(7);
  });

  test('top is where a popover goes automatically, with an arrow in the middle', async ({ page }) => {
    const { anchor, box, side, rendered, arrow } = await boxes(page, 'top');
    expect(side).toBe('top');
    expect(box.y + box.height).toBeLessThan(anchor.y);
    expect(middle(box)).toBeCloseTo(middle(anchor), 0);
    expect(box.x + arrow + 8).toBeCloseTo(middle(anchor), 0);
    expect(rendered).toBe('""');
  });

  test('edges in line: the arrow is 12 from the corner, and radius + 2 from a round one', async ({ page }) => {
    const start = await boxes(page, 'top-start');
    expect(start.box.x).toBeCloseTo(start.anchor.x, 0);
    expect(start.arrow).toBe(popoverArrowOffset);
    const end = await boxes(page, 'bottom-end');
    expect(end.side).toBe('bottom');
    expect(end.box.x + end.box.width).toBeCloseTo(end.anchor.x + end.anchor.width, 0);
    expect(end.arrow).toBeCloseTo(end.box.width - popoverArrowOffset - 16, 0);
    const round = await boxes(page, 'round');
    expect(round.arrow).toBe(22);
  });

  test('beside the button the arrow is 8 from the corner', async ({ page }) => {
    const right = await boxes(page, 'right-start');
    expect(right.box.x).toBeGreaterThan(right.anchor.x + right.anchor.width);
    expect(right.box.y).toBeCloseTo(right.anchor.y, 0);
    expect(right.arrow).toBe(popoverVerticalArrowOffset);
    const left = await boxes(page, 'left');
    expect(left.box.x + left.box.width).toBeLessThan(left.anchor.x);
  });

  test('below, edges in line, no arrow', async ({ page }) => {
    const { anchor, box, rendered, side } = await boxes(page, 'bottom-start');
    expect(side).toBe('bottom');
    expect(box.x).toBeCloseTo(anchor.x, 0);
    expect(rendered).toBe('none');
  });

  test('where there is no room it goes to the other side', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    const button = page.getByRole('button', { name: 'bottom-end', exact: true });
    await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom + 20 - innerHeight));
    const { side, box, anchor } = await boxes(page, 'bottom-end');
    expect(side).toBe('top');
    expect(box.y + box.height).toBeLessThan(anchor.y);
  });

  test('a title is at least 177 wide', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('.folia-popover-button[aria-controls]')).toHaveCount(6);
    await page.getByRole('button', { name: 'hover' }).click();
    const title = page.locator('.folia-popover-title');
    await expect(title).toHaveText('Title');
    expect((await title.boundingBox())?.width).toBeGreaterThanOrEqual(popoverTitleMinWidth);
    await expect(title).toHaveCSS('min-width', `${popoverTitleMinWidth}px`);
  });
});
