import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test.describe('under a base', requirement('BD-03'), () => {
  test('every address of the site starts with the base, once', { tag: '@dev', ...requirement('RT-11') }, async ({
    page,
    traffic,
    site,
  }) => {
    await page.goto('');
    const { open, ask, hits } = searchOf(page);
    await open();
    await ask('beginning');
    await expect(hits.first()).toHaveAttribute('href', /^\/docs\/page/);
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [src]')].map(
        (node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '',
      ),
    );
    const rooted = addresses.filter((address) => address.startsWith('/'));
    expect(rooted).toEqual(
      expect.arrayContaining(['/docs/', '/docs/page', '/docs/zh/', '/docs/dot.svg', '/docs/logo.svg']),
    );
    for (const address of rooted) expect(address).toMatch(/^\/docs\/(?!docs\/)/);
    const paths = traffic.urls().map((url) => url.replace(new URL(site.url).origin, ''));
    for (const path of paths) expect(path).toMatch(/^\/docs\/(?!docs\/)/);
    for (const file of [/\.js$/, /\.css$/, /dot\.svg$/, /logo\.svg$/, /search.*\.(json|bin)/])
      expect(paths, `one of the requests is ${file}`).toContainEqual(expect.stringMatching(file));
  });

  test('soft navigation, languages and public files work', { tag: '@dev' }, async ({ page, request, site }) => {
    await page.goto('');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    await page.locator('main').getByRole('link', { name: 'the page' }).click();
    await expect(page).toHaveURL(`${site.url}page`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page');
    await page.locator('.folia-header summary[aria-label="Language"]').click();
    await page.locator('.folia-header').getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(`${site.url}zh/page`);
    expect(await isSameDocument()).toBe(true);
    expect(await (await request.get(`${site.url}note.txt`)).text()).toContain('a public file');
  });

  test('an image of the public folder is shown', async ({ page }) => {
    await page.goto('');
    const image = page.getByRole('img', { name: 'a dot' });
    await expect(image).toHaveAttribute('src', '/docs/dot.svg');
    expect(await image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(8);
  });

  test('outside of the base there is nothing', { tag: '@dev' }, async ({ request, site }) => {
    const response = await request.get(`${new URL(site.url).origin}/page`, { maxRedirects: 0 });
    expect(response.status()).not.toBe(200);
  });
});

test('links to other sites stay as they are', async ({ page }) => {
  await page.goto('page');
  const link = page.locator('main').getByRole('link', { name: 'the web' });
  await expect(link).toHaveAttribute('href', 'https://example.com/docs');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
