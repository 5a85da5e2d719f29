import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const here = dirname(fileURLToPath(import.meta.url));
const visited = (page: Page) => page.evaluate(() => localStorage.getItem('folia-visited'));

test.use({ firstVisit: true });

/** The addresses of the documents of which something could be seen. */
async function watchPainted(page: Page): Promise<Set<string>> {
  const painted = new Set<string>();
  await page.exposeFunction('notePainted', (path: string) => void painted.add(path));
  await page.addInitScript(() => {
    // exposed above
    const { notePainted } = window as unknown as { notePainted(path: string): void };
    const look = () => {
      if (document.body) notePainted(location.pathname);
      requestAnimationFrame(look);
    };
    look();
    new MutationObserver(() => document.querySelector('h1') && notePainted(location.pathname)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  return painted;
}

test.describe('a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('LG-08 LG-11 LG-12 is sent to the Chinese page; nothing of the English one is seen', { tag: '@dev' }, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/no place/);
    const painted = await watchPainted(page);
    await page.goto('guide/?from=mail#deep');
    await expect(page).toHaveURL(/\/zh\/guide\/\?from=mail#deep$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await hydrated(page);
    expect([...painted]).toEqual(['/zh/guide/']);
    expect(await visited(page)).toBe('1');
  });

  test('LG-12 the English page is not left behind in the history', async ({ page, site }) => {
    await page.goto('about:blank');
    await page.goto('');
    await expect(page).toHaveURL(`${site.url}zh/`);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('LG-13 a second visit never redirects, also after a change of language by hand', async ({ page, site }) => {
    await page.goto('guide/');
    await expect(page).toHaveURL(`${site.url}zh/guide/`);
    await hydrated(page);
    await page.locator('.folia-header summary[aria-label="语言"]').click();
    await page.locator('.folia-header').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveURL(`${site.url}guide/`);
    await page.goto('');
    await hydrated(page);
    await expect(page).toHaveURL(site.url);
  });

  test('LG-11 a Chinese page is right already, and the flag is set', async ({ page, site }) => {
    await page.goto('zh/guide/');
    await hydrated(page);
    await expect(page).toHaveURL(`${site.url}zh/guide/`);
    expect(await visited(page)).toBe('1');
  });

  test('LG-12 a page without a translation leads to the nearest one', async ({ page, site }) => {
    await page.goto('guide/only');
    await expect(page).toHaveURL(`${site.url}zh/guide/`);
    await hydrated(page);
  });

  test('LG-12 an unknown address stays what it is', { tag: '@dev' }, async ({ page, site, consoleErrors }) => {
    consoleErrors.expect(/404/);
    await page.goto('nope');
    await hydrated(page);
    await expect(page).toHaveURL(`${site.url}nope`);
  });

  test('NF-03 LG-08 the default language leaves the address first; then the first visit counts', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/404/);
    await page.goto('en/guide/?x=1');
    await expect(page).toHaveURL(/\d\/zh\/guide\/\?x=1$/);
    await hydrated(page);
  });

  test('where the site says `never` nothing happens', requirement('LG-10'), async ({ page, sites }) => {
    const site = await sites.running(join(here, '../basic/site'));
    await page.goto(site.url);
    await hydrated(page);
    await expect(page).toHaveURL(site.url);
    expect(await visited(page)).toBe(null);
  });

  test('AP-11 LG-08 where nothing can be stored, the user stays', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await page.goto('guide/');
    await hydrated(page);
    await expect(page).toHaveURL(`${site.url}guide/`);
  });
});

test.describe('a Chinese browser from elsewhere', () => {
  test.use({ locale: 'zh-TW' });
  test('LG-11 the main part of the language counts', async ({ page, site }) => {
    await page.goto('guide/zh/page');
    await expect(page).toHaveURL(`${site.url}zh/guide/zh/page`);
    await hydrated(page);
  });
});

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });
  test('LG-11 LG-12 is sent from the Chinese page to the English one; only the leading segment goes', async ({
    page,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(/no place/);
    const painted = await watchPainted(page);
    await page.goto('zh/guide/zh/page?a=b#c');
    await expect(page).toHaveURL(`${site.url}guide/zh/page?a=b#c`);
    await hydrated(page);
    expect([...painted]).toEqual(['/guide/zh/page']);
    await page.goto('zh/extra/only');
    await hydrated(page);
    await expect(page).toHaveURL(`${site.url}zh/extra/only`);
  });
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-FR' });
  test('LG-13 stays, and has been here', async ({ page, site }) => {
    await page.goto('guide/');
    await hydrated(page);
    await expect(page).toHaveURL(`${site.url}guide/`);
    expect(await visited(page)).toBe('1');
  });
});

for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'Mozilla/5.0 Chrome-Lighthouse'])
  test.describe(userAgent, () => {
    test.use({ locale: 'zh-CN', userAgent });
    test('is neither sent on nor marked', requirement('LG-09'), async ({ page, site }) => {
      await page.goto('guide/');
      await hydrated(page);
      await expect(page).toHaveURL(`${site.url}guide/`);
      expect(await visited(page)).toBe(null);
    });
  });
