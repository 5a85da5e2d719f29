import { join } from 'node:path';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test.describe('a link to source code', requirement('DP-09'), () => {
  test('it says Source, shows its platform and opens a new tab', async ({ page }) => {
    await page.goto('');
    const links = page.locator('.folia-source-code');
    await expect(links).toHaveText(['Source', 'The code', 'Source']);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link.locator('svg')).toBeVisible();
    }
    const [byDefault, gitlab, github] = await links
      .locator('svg')
      .evaluateAll((all) => all.map((svg) => svg.innerHTML));
    expect(byDefault).toBe(github);
    expect(byDefault).not.toBe(gitlab);
    await page.goto('zh/');
    await expect(page.locator('.folia-source-code')).toHaveText('源码');
  });

  test('a site may set its label', async ({ page, sites }) => {
    const { url } = await sites.running(join(import.meta.dirname, 'site-texts'));
    await page.goto(url);
    await expect(page.locator('.folia-source-code')).toHaveText('Read it');
  });
});

test.describe('components without an import', requirement('DP-08'), () => {
  test('badges of four types, filled and outlined', async ({ page }) => {
    await page.goto('');
    for (const type of ['info', 'tip', 'warning', 'danger']) {
      const filled = page.locator(`main .folia-badge[data-type="${type}"]:not([data-outline])`).first();
      const outlined = page.locator(`.folia-badge[data-type="${type}"][data-outline]`);
      await expect(filled).toBeVisible();
      await expect(outlined).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      expect(await filled.evaluate((badge) => getComputedStyle(badge).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    }
    await expect(page.locator('.folia-badge[data-outline] em')).toHaveText('emphasis');
    await expect(page.locator('h3 .folia-badge')).toHaveText('experimental');
  });

  test('buttons and cards lead on, in the language of the page', async ({ page }) => {
    await page.goto('');
    const links = page.locator('main .folia-button, main .folia-link-card');
    await expect(links).toHaveCount(7);
    await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/second');
    const elsewhere = page.locator('main .folia-button[data-theme="alt"]');
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(elsewhere).toHaveAccessibleDescription('opens the example');
    await page.goto('zh/');
    await hydrated(page);
    for (const name of [/^快速上手/, /^第二页/])
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', '/zh/second');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^第二页/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('第二页');
  });

  test('steps number their headings, which stay headings', async ({ page }) => {
    for (const [path, count] of [
      ['', 3],
      ['zh/', 2],
      ['plain', 2],
    ] as const) {
      await page.goto(path);
      const headings = page.locator('.folia-steps > h3');
      await expect(headings).toHaveCount(count);
      const numbers = await headings.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
      expect(numbers.every((content) => content.includes('counter'))).toBe(true);
      await expect(headings.first()).toHaveAttribute('id');
    }
  });

  test('a tree of files, and a card', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('.folia-file-tree > ul > li')).toHaveCount(2);
    await expect(page.locator('.folia-file-tree strong')).toHaveText('main.ts');
    await expect(page.locator('.folia-card-title').first()).toHaveText('A card');
  });

  test('plain Markdown has steps, trees and badges', async ({ page }) => {
    await page.goto('plain');
    await expect(page.locator('.folia-badge')).toHaveText(['new', 'risky']);
    await expect(page.locator('.folia-badge').nth(1)).toHaveAttribute('data-outline');
    await expect(page.locator('.folia-file-tree li')).toHaveCount(3);
    await expect(page.getByText('Start it at 10:30.')).toBeVisible();
  });

  test('the table of contents lists the headings of its page', async ({ page, request, site }) => {
    for (const path of ['more', 'zh/']) {
      const html = await (await request.get(site.url + path)).text();
      expect(/<nav class="folia-toc"[^>]*>.*?<\/nav>/s.exec(html)?.[0]).toContain('<li data-level="0">');
    }
    await page.goto('more');
    await hydrated(page);
    const toc = page.locator('.folia-toc a');
    await expect(toc).toHaveText(['Tabs', 'Commands', 'Configure it']);
    await expect(toc.nth(2).locator('code')).toHaveText('it');
    await toc.nth(1).click();
    await expect(page).toHaveURL(/#commands$/);
    await expect(page.locator('#commands')).toBeInViewport();
    // its entries are neither headings nor text of the page
    await expect(page.locator('.folia-outline a')).toHaveCount(3);
  });

  test('an overview lists the pages of its folder and their headings', async ({ page }) => {
    await page.goto('parts/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All parts');
    await expect(page.getByText('Text before the cards.')).toBeVisible();
    const cards = page.locator('.folia-overview-card');
    await expect(cards.getByRole('heading')).toHaveText(['Part one', 'Part two']);
    await expect(cards.getByRole('listitem')).toHaveText(['Third level']);
    await expect(page.locator('.folia-page-footer')).toHaveCount(0);
    await cards.getByRole('link', { name: 'Third level' }).click();
    await expect(page).toHaveURL(/\/parts\/one#third-level$/);
  });

  test('tabs and commands of package managers', async ({ page }) => {
    await page.goto('more');
    await hydrated(page);
    await page.getByRole('tab', { name: 'Pears' }).click();
    await expect(page.getByText('Pears are green.')).toBeVisible();
    await expect(page.getByText('Apples are red.')).toBeHidden();
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('pnpm add folia -D')).toBeVisible();
  });
});

test('nothing is wider than a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['', 'zh/', 'plain', 'more']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
