import type { Page } from '@playwright/test';
import { awake } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

/** Once the page is awake, no further code arrives. */
const loseCode = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('folia:ready', () => {
      document.head.appendChild = <T extends Node>(node: T): T => {
        setTimeout(() => node.dispatchEvent(new Event('error')));
        return node;
      };
    });
  });

test.beforeEach(({ complaints }) => complaints.expect(/^error: .*(ChunkLoadError|Loading (CSS )?chunk)/s));

test('ER-05 IZ-10 code for images, menus, tooltips and the drawer that does not come is logged, and nothing else happens', async ({
  page,
  complaints,
}) => {
  await loseCode(page);
  await page.goto('');
  await awake(page);
  await expect.poll(() => complaints.list.length, { message: 'images' }).toBe(1);
  await page.locator('.folia-appearance').hover();
  await expect.poll(() => complaints.list.length, { message: 'menus and tooltip' }).toBe(3);
  await page.locator('.folia-appearance').click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.setViewportSize({ width: 768, height: 800 });
  await page.locator('.folia-mobile-bar button').first().click();
  await expect.poll(() => complaints.list.length, { message: 'the drawer' }).toBe(4);
  await expect(page.locator('.folia-sidebar')).toBeInViewport();
});

test('ER-05 NF-01 a 404 page whose code does not come stays what it is', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const lost = () => complaints.list.filter((line) => !line.includes('Failed to load resource'));
  await loseCode(page);
  await page.goto('zh/nowhere');
  await awake(page);
  await expect.poll(lost).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PAGE NOT FOUND');
  await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
});
