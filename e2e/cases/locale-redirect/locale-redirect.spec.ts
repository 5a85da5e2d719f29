import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

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

test.describe('the first visit', requirement('LG-08', 'LG-11', 'LG-12', 'LG-13'), () => {
  test.describe('a Chinese browser', () => {
    test.use({ locale: 'zh-CN' });

    test('is sent to the Chinese page; nothing of the English one is seen', { tag: '@dev' }, async ({
      page,
      site,
      consoleErrors,
    }) => {
      consoleErrors.expect(/No element/);
      const painted = await watchPainted(page);
      await page.goto('guide/?from=mail#deep');
      await expect(page).toHaveURL(`${site.url}zh/guide/?from=mail#deep`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await hydrated(page);
      expect([...painted]).toEqual(['/docs/zh/guide/']);
      expect(await visited(page)).toBe('1');
    });

    test('does not find the English page in the history', async ({ page, site }) => {
      await page.goto('about:blank');
      await page.goto('');
      await expect(page).toHaveURL(`${site.url}zh/`);
      await hydrated(page);
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });

    test('is not redirected on a second visit, also after a change of language by hand', async ({ page, site }) => {
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

    test('stays on a Chinese page, and the flag is set', async ({ page, site }) => {
      await page.goto('zh/guide/');
      await hydrated(page);
      await expect(page).toHaveURL(`${site.url}zh/guide/`);
      expect(await visited(page)).toBe('1');
    });

    test('is sent from a page without a translation to the nearest one', async ({ page, site }) => {
      await page.goto('guide/only');
      await expect(page).toHaveURL(`${site.url}zh/guide/`);
      await hydrated(page);
    });

    test('stays at an unknown address', async ({ page, site, consoleErrors }) => {
      consoleErrors.expect(/404/);
      await page.goto('nope');
      await hydrated(page);
      await expect(page).toHaveURL(`${site.url}nope`);
    });

    test('is sent from an address with the default language to the Chinese page', async ({
      page,
      consoleErrors,
      site,
    }) => {
      consoleErrors.expect(/404/);
      await page.goto('en/guide/?x=1');
      await expect(page).toHaveURL(`${site.url}zh/guide/?x=1`);
      await hydrated(page);
    });

    test(
      'is not redirected where the site says `never`, and no flag is set',
      requirement('LG-10'),
      async ({ page, sites }) => {
        const site = await sites.running(join(import.meta.dirname, 'site-never'));
        await page.goto(site.url);
        await hydrated(page);
        await expect(page).toHaveURL(site.url);
        expect(await visited(page)).toBe(null);
      },
    );

    test('stays where nothing can be stored', async ({ page, site }) => {
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

  test.describe('a browser of another region', () => {
    test.use({ locale: 'zh-TW' });
    test('counts by the main part of its language', async ({ page, site }) => {
      await page.goto('guide/zh/page');
      await expect(page).toHaveURL(`${site.url}zh/guide/zh/page`);
      await hydrated(page);
    });
  });

  test.describe('an English browser', () => {
    test.use({ locale: 'en-GB' });
    test('is sent from the Chinese page to the English one; only the leading segment goes', async ({
      page,
      site,
      consoleErrors,
    }) => {
      consoleErrors.expect(/No element/);
      const painted = await watchPainted(page);
      await page.goto('zh/guide/zh/page?a=b#c');
      await expect(page).toHaveURL(`${site.url}guide/zh/page?a=b#c`);
      await hydrated(page);
      expect([...painted]).toEqual(['/docs/guide/zh/page']);
      await page.goto('zh/extra/only');
      await hydrated(page);
      await expect(page).toHaveURL(`${site.url}zh/extra/only`);
    });
  });

  test.describe('a French browser', () => {
    test.use({ locale: 'fr-FR' });
    test('is not redirected on an English page, and the flag is set', async ({ page, site }) => {
      await page.goto('guide/');
      await hydrated(page);
      await expect(page).toHaveURL(`${site.url}guide/`);
      expect(await visited(page)).toBe('1');
    });
  });
});

test.describe('a bot', requirement('LG-09'), () => {
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'Baiduspider/2.0',
    'ia_archiver CRAWLER',
    'Mozilla/5.0 Chrome-Lighthouse',
  ])
    test.describe(userAgent, () => {
      test.use({ locale: 'zh-CN', userAgent });
      test('is not redirected, and no flag is set', async ({ page, site }) => {
        await page.goto('guide/');
        await hydrated(page);
        await expect(page).toHaveURL(`${site.url}guide/`);
        expect(await visited(page)).toBe(null);
      });
    });
});
