import { join } from 'node:path';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

test('DP-09 the source link says Source, shows its platform and opens a new tab', async ({ page }) => {
  await page.goto('');
  const [github, gitlab] = [page.locator('.folia-source-code').nth(0), page.locator('.folia-source-code').nth(1)];
  await expect(github).toHaveText('Source');
  await expect(gitlab).toHaveText('The code');
  for (const link of [github, gitlab]) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link.locator('svg')).toBeVisible();
  }
  expect(await github.locator('svg').innerHTML()).not.toBe(await gitlab.locator('svg').innerHTML());
  await page.goto('zh/');
  await expect(page.locator('.folia-source-code')).toHaveText('源码');
});

test('LG-14 the label of source links is the one of the site', async ({ page, sites }) => {
  const { url } = await sites.running(join(import.meta.dirname, 'site-texts'));
  await page.goto(url);
  await expect(page.locator('.folia-source-code')).toHaveText('Read it');
});

test('DP-08 badges of four types, filled and outlined', async ({ page }) => {
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

test('DP-08 buttons and cards lead on, in the language of the page', async ({ page }) => {
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

test('DP-08 steps number their headings, which stay headings', async ({ page }) => {
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

test('DP-08 a tree of files, and a card', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('.folia-file-tree > ul > li')).toHaveCount(2);
  await expect(page.locator('.folia-file-tree strong')).toHaveText('main.ts');
  await expect(page.locator('.folia-card-title').first()).toHaveText('A card');
});

test('DP-08 plain Markdown has steps, trees and badges', async ({ page }) => {
  await page.goto('plain');
  await expect(page.locator('.folia-badge')).toHaveText(['new', 'risky']);
  await expect(page.locator('.folia-badge').nth(1)).toHaveAttribute('data-outline');
  await expect(page.locator('.folia-file-tree li')).toHaveCount(3);
  await expect(page.getByText('Start it at 10:30.')).toBeVisible();
});

test('nothing is wider than a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['', 'zh/', 'plain']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
