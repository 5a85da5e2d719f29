import type { Page } from '@playwright/test';
import { violationsOf } from '../harness/axe';
import { hydrated } from '../harness/page-states';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';

interface State {
  name: string;
  path: string;
  width: number;
  open(page: Page): Promise<void>;
}

const states: State[] = [
  {
    name: 'the full-screen menu is open',
    path: 'guide/start/',
    width: 360,
    async open(page) {
      await page.locator('.folia-hamburger').click();
      await expect(page.locator('.folia-header-menu')).toBeVisible();
    },
  },
  {
    name: 'the drawer is open',
    path: 'guide/start/',
    width: 768,
    async open(page) {
      await page.locator('.folia-mobile-bar button').first().click();
      await expect(page.locator('.folia-sidebar')).toBeInViewport();
    },
  },
  {
    name: 'the outline is open',
    path: 'guide/start/quick-start',
    width: 768,
    async open(page) {
      await page.locator('.folia-outline-button').click();
      await expect(page.locator('.folia-outline')).toBeVisible();
    },
  },
  {
    name: 'the language menu is open',
    path: 'guide/start/',
    width: 1440,
    async open(page) {
      await page.locator('.folia-header summary').first().click();
      await expect(page.locator('.folia-header details[open]')).toHaveCount(1);
    },
  },
  {
    name: 'the product menu is open',
    path: 'guide/start/',
    width: 1440,
    async open(page) {
      await page.locator('.folia-product-menu').click();
      await expect(page.locator('.folia-popover')).toBeVisible();
    },
  },
  {
    name: 'another tab is chosen',
    path: 'guide/start/quick-start',
    width: 1440,
    open: (page) => page.getByRole('tab', { name: 'pnpm' }).first().click(),
  },
  {
    name: 'an image is enlarged',
    path: 'guide/start/',
    width: 1440,
    async open(page) {
      const image = page.locator('.folia-doc img').first();
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveAttribute('tabindex', '0');
      await image.click();
      await expect(page.locator('dialog.folia-zoom[open]')).toBeVisible();
    },
  },
  {
    name: 'the menu of the page is open',
    path: 'guide/start/quick-start',
    width: 1440,
    async open(page) {
      await page.locator('[popovertarget="folia-page-menu"]').click();
      await expect(page.locator('#folia-page-menu')).toBeVisible();
    },
  },
  {
    name: 'the menu of the page is open on a phone',
    path: 'guide/start/quick-start',
    width: 360,
    async open(page) {
      await page.locator('[popovertarget="folia-page-menu"]').click();
      await expect(page.locator('#folia-page-menu')).toBeVisible();
    },
  },
  {
    name: 'the product menu is open on a phone',
    path: 'guide/start/',
    width: 360,
    async open(page) {
      await page.locator('.folia-product-menu').click();
      await expect(page.locator('.folia-popover')).toBeVisible();
    },
  },
  {
    name: 'options are filtered',
    path: 'config/',
    width: 1440,
    async open(page) {
      await page.locator('.folia-filter input').fill('external');
      await expect(page.locator('.folia-overview-found')).toHaveText(/\d/);
    },
  },
  {
    name: 'no option is found',
    path: 'config/',
    width: 360,
    async open(page) {
      await page.locator('.folia-filter input').fill('qqqqzz');
      await expect(page.locator('.folia-overview-found[data-none]')).toBeVisible();
    },
  },
  {
    name: 'a banner is shown and the output of a build is chosen',
    path: '',
    width: 1440,
    async open(page) {
      await expect(page.locator('.folia-banner')).toBeVisible();
      await page.locator('.landing-switches input[name="umd"]').click({ force: true });
      await page.locator('.landing-tree button').last().click();
    },
  },
  {
    name: 'search offers where to start',
    path: 'guide/start/',
    width: 1440,
    async open(page) {
      const { open, dialog } = searchOf(page);
      await open();
      await expect(dialog.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'search remembers queries',
    path: 'guide/start/',
    width: 1440,
    async open(page) {
      const { open, ask, dialog } = searchOf(page);
      await open();
      await ask('dts');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await open();
      await expect(dialog.locator('[data-kind=forget]')).toBeVisible();
    },
  },
  {
    name: 'search offers a command',
    path: 'guide/start/',
    width: 360,
    async open(page) {
      const { open, ask, dialog } = searchOf(page);
      await open();
      await ask('markdown');
      await expect(dialog.locator('[data-kind=command]').first()).toBeVisible();
    },
  },
  {
    name: 'search shows results',
    path: 'guide/start/',
    width: 1440,
    async open(page) {
      const { open, ask } = searchOf(page);
      await open();
      await ask('dts');
    },
  },
  {
    name: 'search finds nothing',
    path: 'guide/start/',
    width: 360,
    async open(page) {
      const { open, ask } = searchOf(page);
      await open();
      await ask('qqqqzz');
    },
  },
];

/** Half of the states, each in one language and appearance, by turns; the others with all tests. */
const looks = [
  { language: '', colorScheme: 'light' },
  { language: 'zh/', colorScheme: 'dark' },
  { language: '', colorScheme: 'dark' },
  { language: 'zh/', colorScheme: 'light' },
] as const;

for (const [turn, { language, colorScheme }] of looks.entries())
  test.describe(`${colorScheme} appearance`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    for (const [index, { name, path, width, open }] of states.entries())
      test(`axe finds nothing while ${name} (/${language}${path})`, {
        tag: index % 8 === turn ? [] : '@all',
      }, async ({ page }) => {
        await page.setViewportSize({ width, height: 860 });
        await page.goto(language + path);
        await hydrated(page);
        await open(page);
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        expect(await violationsOf(page)).toEqual([]);
      });
  });
