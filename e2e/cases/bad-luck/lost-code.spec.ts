import type { Page } from '@playwright/test';
import { codeIsMissing } from '../../harness/console';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

/** Once the page is hydrated, no further code arrives: a policy takes effect at once, whatever way code is loaded. */
const loseCode = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('folia:ready', () => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "script-src 'none'; style-src 'none'";
      document.head.append(policy);
    });
  });

/** What the page itself has logged: the browser's own remarks about files are not counted. */
const logged = ({ list }: { list: string[] }) =>
  list.filter((line) => !/Failed to load resource|Content Security Policy/.test(line));

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expect(codeIsMissing);
  consoleErrors.expect(/Content Security Policy/);
});

test('code for images, menus, tooltips and the drawer that cannot be loaded is logged, and nothing else happens', {
  tag: '@all',
}, async ({ page, consoleErrors }) => {
  await loseCode(page);
  await page.goto('');
  await hydrated(page);
  await expect.poll(() => logged(consoleErrors).length, { message: 'images' }).toBe(1);
  await page.locator('.folia-appearance').hover();
  await expect.poll(() => logged(consoleErrors).length, { message: 'menus and tooltip' }).toBe(3);
  await page.locator('.folia-appearance').click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.setViewportSize({ width: 768, height: 800 });
  await page.locator('.folia-mobile-bar button').first().click();
  await expect.poll(() => logged(consoleErrors).length, { message: 'the drawer' }).toBe(4);
  await expect(page.locator('.folia-sidebar')).toBeInViewport();
});

test('a 404 page whose code cannot be loaded stays as it is', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/);
  await loseCode(page);
  await page.goto('zh/nowhere');
  await hydrated(page);
  await expect.poll(() => logged(consoleErrors)).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PAGE NOT FOUND');
  await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
});
