import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { ConsoleErrors } from '../../harness/console';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const here = dirname(fileURLToPath(import.meta.url));
const key = 'folia-appearance';

const appearanceSwitch = (page: Page) => page.getByRole('button', { name: /^Appearance/ });
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const isDark = (page: Page) => expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
const isLight = (page: Page) => expect(page.locator('html')).not.toHaveClass(/dark/);

/** Has to be called before the page is opened: something is in the storage already. */
const store = (page: Page, value: string) =>
  page.addInitScript(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);

/** What the page looked like in every frame that was rendered so far. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      requestAnimationFrame(look);
      if (!document.body) return;
      const { classList } = document.documentElement;
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      seen.add(`${classList.contains('dark') ? 'dark' : 'light'} ${colorScheme} ${backgroundColor}`);
    };
    look();
    Object.assign(window, { framesSeen: seen });
  });
  return () => page.evaluate(() => [...(window as unknown as { framesSeen: Set<string> }).framesSeen]); // put there above
}

/** Contrast of an element's text colour on the page's ground, as WCAG counts it. */
function contrastOf(element: Element): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (colour: string) => {
    if (!context) return 0;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [one, two] = [getComputedStyle(element).color, getComputedStyle(document.documentElement).backgroundColor];
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.describe('before the first paint', requirement('AP-08'), () => {
  for (const [value, system, look] of [
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['auto', 'dark', 'dark'],
    ['purple', 'dark', 'dark'],
  ] as const)
    test(
      `stored ${value}, system ${system}: ${look} from the first frame on`,
      requirement('AP-01', 'AP-05'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: system });
        await store(page, value);
        const frames = await watchFrames(page);
        await page.goto('');
        await hydrated(page);
        const seen = await frames();
        expect(seen).toHaveLength(1);
        expect(seen[0]).toContain(`${look} ${look} `);
        expect(seen[0]).not.toContain('rgba(0, 0, 0, 0)');
      },
    );

  test('the static HTML is light, and a script in its head knows the storage key', async ({ request, site }) => {
    const html = await (await request.get(site.url)).text();
    expect(/<html[^>]*>/.exec(html)?.[0]).toBe('<html lang="en">');
    const head = html.slice(0, html.indexOf('</head>'));
    const [, inline] = /<script[^>]*>([^<]+)<\/script>/.exec(head) ?? [];
    for (const part of [key, 'classList', 'colorScheme']) expect(inline).toContain(part);
  });
});

test.describe('the switch', requirement('AP-09', 'AP-12'), () => {
  test(
    'auto follows the system while the page is open, an explicit choice does not',
    requirement('AP-02'),
    async ({ page }) => {
      await page.goto('');
      await hydrated(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await isDark(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await isLight(page);
      await appearanceSwitch(page).click();
      await isDark(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.emulateMedia({ colorScheme: 'light' });
      await isDark(page);
      expect(await stored(page)).toBe('dark');
    },
  );

  test('it says its state, stores what was chosen, and leads back to auto', requirement('AP-03'), async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    const control = appearanceSwitch(page);
    const [sun, moon] = [control.locator('[data-scheme="light"] svg'), control.locator('[data-scheme="dark"] svg')];
    await expect(control).toHaveAccessibleName('Appearance: same as the system');
    await expect(sun).toBeVisible();
    await expect(moon).toBeHidden();
    await control.press('Enter');
    await expect(control).toHaveAccessibleName('Appearance: dark');
    await expect(page.getByRole('status')).toHaveText('Appearance: dark');
    await expect(moon).toBeVisible();
    await expect(sun).toBeHidden();
    await isDark(page);
    expect(await stored(page)).toBe('dark');
    await page.reload();
    await isDark(page);
    await hydrated(page);
    await expect(control).toHaveAccessibleName('Appearance: dark');
    await control.click();
    await expect(control).toHaveAccessibleName('Appearance: light');
    await isLight(page);
    expect(await stored(page)).toBe('light');
    await control.click();
    await expect(control).toHaveAccessibleName('Appearance: same as the system');
    expect(await stored(page)).toBe('auto');
    await page.emulateMedia({ colorScheme: 'dark' });
    await isDark(page);
  });

  for (const look of ['light', 'dark'] as const)
    test(`its contrast is at least 4.5 in the ${look} appearance`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: look });
      await page.goto('');
      await hydrated(page);
      expect(await appearanceSwitch(page).evaluate(contrastOf)).toBeGreaterThanOrEqual(4.5);
    });
});

test('other tabs follow', requirement('AP-04'), async ({ page, context, site }) => {
  await page.goto('');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(`${site.url}second`);
  await hydrated(other);
  await appearanceSwitch(page).click();
  await isDark(other);
  await expect(appearanceSwitch(other)).toHaveAccessibleName('Appearance: dark');
  await other.evaluate(() => localStorage.clear());
  await isLight(page);
});

test('it is in the header, on a phone in the full-screen menu', requirement('AP-10'), async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Appearance/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(appearanceSwitch(page)).toBeHidden();
  await page.locator('.folia-hamburger').click();
  await appearanceSwitch(page).click();
  await isDark(page);
  const size = await appearanceSwitch(page).boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test.describe('storage that cannot be used breaks nothing, and one line is logged', requirement('AP-11'), () => {
  /** The browser's own remarks are not counted. */
  const logged = ({ list }: ConsoleErrors) => list.filter((line) => !line.includes('Failed to load resource'));

  test('blocked: the choice is valid for this visit', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/Storage is not available/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await page.goto('');
    await hydrated(page);
    await appearanceSwitch(page).click();
    await isDark(page);
    await page.locator('main').getByRole('link', { name: /^The / }).click();
    await expect(page.getByText('Other text.')).toBeVisible();
    await isDark(page);
    expect(logged(consoleErrors)).toHaveLength(1);
  });

  test('full: every choice takes effect', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/Storage is not available/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('');
    await hydrated(page);
    await appearanceSwitch(page).click();
    await isDark(page);
    await appearanceSwitch(page).click();
    await isLight(page);
    expect(logged(consoleErrors)).toHaveLength(1);
  });
});

test(
  'without dark mode the page is light, whatever is stored, and there is no switch',
  requirement('AP-06'),
  async ({ page, sites }) => {
    const site = await sites.running(join(here, 'site-light'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await store(page, 'dark');
    const frames = await watchFrames(page);
    await page.goto(site.url);
    await hydrated(page);
    const seen = await frames();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('light light ');
    await expect(page.getByText('Some text.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Appearance/ })).toHaveCount(0);
  },
);
