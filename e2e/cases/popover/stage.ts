import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect } from '../../harness/test';

/** How long the pointer has to rest on a control, and how long after it has left, in milliseconds. */
export const popoverEnterDelay = 100;
export const triggerLeaveDelay = 100;

export const tip = (page: Page) => page.locator('.folia-tooltip');
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens the page with popovers and stops its clock, once every button has its behaviour. */
export async function stagePopovers(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('');
  await hydrated(page);
  await expect(page.locator('.folia-popover-button[aria-controls]')).toHaveCount(6);
  await page.clock.pauseAt(3_600_000);
}

/** Opens the page with tooltips, has the first one load their code, and stops the clock. */
export async function stageTooltips(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('tips');
  await hydrated(page);
  await link(page, 'A link').hover();
  await expect(tip(page)).toHaveText('Where the link leads');
  await page.mouse.move(0, 0);
  await expect(tip(page)).toBeHidden();
  await page.clock.pauseAt(3_600_000);
}
