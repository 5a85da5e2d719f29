import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { blockWith, copyButton, wrapButton } from './blocks';

test('the tooltip of a button that has copied says so, and what the button does afterwards', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('');
  await hydrated(page);
  const button = copyButton(blockWith(page, 'defineConfig'));
  const tooltip = page.locator('.folia-tooltip[data-open]');
  await button.hover();
  await expect(tooltip).toHaveText('Copy code');
  await button.click();
  await expect(tooltip).toHaveText('Copied');
  await page.mouse.move(0, 0);
  await expect(button).toBeVisible();
  await expect(blockWith(page, 'defineConfig').locator('.folia-code-buttons')).toHaveCSS('opacity', '1');
  await expect(button).not.toHaveAttribute('data-copied');
  await button.hover();
  await expect(tooltip).toHaveText('Copy code');
  await expect(button).not.toHaveAttribute('aria-description');
});

test('only code that scrolls is a tab stop, fades at its edge and can be wrapped', async ({ page }) => {
  await page.goto('');
  const long = blockWith(page, 'long long');
  await expect(long).toHaveAttribute('data-scrolls');
  const code = page.getByRole('group', { name: 'Code, scrolls sideways' });
  await expect(code).toHaveAttribute('tabindex', '0');
  await expect(code).toContainText('long long');
  await expect(page.locator('pre[tabindex]')).toHaveCount(await page.locator('.folia-code[data-scrolls]').count());
  await expect(code).toHaveCSS('mask-image', /linear-gradient/);
  await expect(wrapButton(blockWith(page, 'defineConfig'))).toHaveCount(0);
  await long.scrollIntoViewIfNeeded();
  await long.locator('code').evaluate((lines) => {
    lines.textContent = 'long long';
  });
  await expect(long).not.toHaveAttribute('data-scrolls');
  await expect(page.locator('pre[tabindex]')).toHaveCount(0);
});

test('what a command prints is marked as output; trees of files and titled blocks are not', async ({ page }) => {
  await page.goto('');
  const outputs = page.locator('.folia-code[data-output="Output"]');
  await expect(outputs.first()).toContainText('long long');
  await expect(page.locator('.folia-code[data-output] .folia-code-title')).toHaveCount(0);
  await expect(page.locator('.folia-code[data-lang="ts"][data-output]')).toHaveCount(0);
});
