import { readFileSync } from 'node:fs';
import { expect, test } from '../harness/docs-test';
import { hydrated } from '../harness/page-states';

const read = (path: string): string => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');

for (const [path, texts] of [
  ['guide/theming', { button: 'A button', report: 'Report a problem with this page', history: 'History' }],
  ['zh/guide/theming', { button: '按钮', report: '报告此页的问题', history: '修改历史' }],
] as const)
  test(`/${path} shows its examples running: tokens, slot, part and layout`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const [, brand] = /--folia-brand: (#\w+);/.exec(read('examples/forest.css')) ?? [];
    const button = page.locator('.forest').getByRole('link', { name: texts.button });
    await expect(button).toBeVisible();
    expect(await button.evaluate((link) => getComputedStyle(link).getPropertyValue('--folia-brand').trim())).toBe(
      brand,
    );
    const footer = page.locator('.folia-page-footer');
    await expect(footer.getByRole('link', { name: texts.report })).toHaveAttribute(
      'href',
      /issues\/new\?title=.*theming/,
    );
    await expect(footer.getByRole('link', { name: texts.history })).toHaveAttribute(
      'href',
      /\/commits\/main\/.*theming\.mdx$/,
    );
    const frame = page.locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').locator('main.poster').getByRole('heading', { level: 1 })).toBeVisible();
  });

test('/guide/theming quotes the files that run', async ({ page }) => {
  await page.goto('guide/theming');
  for (const file of ['theme.tsx', 'examples/forest.css', 'examples/ReportLink.tsx', 'examples/EditLink.tsx'])
    await expect(page.locator('.folia-code', { hasText: file }).locator('code').last()).toHaveText(
      read(file).trimEnd(),
    );
});
