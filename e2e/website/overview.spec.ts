import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

const lib = [
  ...['bundle', 'format', 'autoExtension', 'autoExternal', 'redirect', 'syntax', 'externalHelpers', 'banner'],
  ...['footer', 'dts', 'shims', 'id', 'outBase', 'wasm', 'experiments', 'umdName'],
];
const rsbuild = ['plugins', 'source', 'output', 'tools'];

for (const [base, rsbuildGroup, filter] of [
  ['', 'Rsbuild Config', 'Filter'],
  ['/zh', 'Rsbuild 配置', '过滤'],
] as const)
  test(
    `${base}/config/ lists the pages of its groups with their headings`,
    requirement('OV-01', 'OV-02'),
    async ({ page }) => {
      await page.goto(`${base}/config/`);
      const groups = page.locator('.folia-overview section');
      await expect(groups.locator('h2')).toHaveText(['Lib', rsbuildGroup]);
      for (const [index, folder, pages] of [
        [0, 'lib', lib],
        [1, 'rsbuild', rsbuild],
      ] as const) {
        await expect(groups.nth(index).locator('h3')).toHaveText(pages);
        for (const card of await groups.nth(index).locator('.folia-overview-card').all()) {
          const href = (await card.locator('h3 a').getAttribute('href')) ?? '';
          expect(href).toMatch(new RegExp(`^${base}/config/${folder}/[a-z-]+$`));
          const headings = await card
            .locator('li a')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
          expect(headings.length, href).toBeGreaterThan(0);
          for (const heading of headings) expect(heading?.startsWith(`${href}#`), `${heading}`).toBe(true);
        }
      }
      await hydrated(page);
      const found: string[][] = [];
      for (const query of ['auto external', 'AUTO-EXTERNAL', 'auto-external']) {
        await page.getByRole('searchbox', { name: filter }).fill(query);
        await expect(groups.locator('h3').first()).toHaveText('autoExternal');
        await expect(groups.locator('h3', { hasText: 'umdName' })).toHaveCount(0);
        found.push(await groups.locator('h3, li').allTextContents());
      }
      expect(found[1]).toEqual(found[0]);
      expect(found[2]).toEqual(found[0]);
      // an option is a line with its type, its default and a sentence; the introduction gives way to what is found
      const row = page.locator('.folia-option', { hasText: 'autoExternal.exclude' });
      await expect(row).toBeInViewport();
      await expect(row).toContainText('RegExp');
      await expect(page.locator('[data-folia-body]')).toBeHidden();
      await expect(page.locator('.folia-overview').getByRole('status')).toContainText(/8|9/);
      // it works from anywhere on the page, and by type
      await page.getByRole('searchbox', { name: filter }).fill('');
      await page.locator('.folia-option').last().scrollIntoViewIfNeeded();
      await expect(page.getByRole('searchbox', { name: filter })).toBeInViewport();
      await page.getByRole('searchbox', { name: filter }).fill("'umd'");
      await expect(page.locator('.folia-option').first()).toBeInViewport();
      await expect(page.locator('.folia-option-name')).toHaveText(['format']);
    },
  );
