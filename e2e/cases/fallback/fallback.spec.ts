import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test.describe('a page without a translation', () => {
  test('is served in the default language, with a note in that of the interface', { tag: '@dev' }, async ({ page }) => {
    await page.goto('zh/guide/setup');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.locator('.folia-doc [lang=en] h1')).toHaveText(/Setup/);
    const note = page.locator('h1 + [role=note]');
    await expect(note).toHaveText('本页尚未翻译。');
    await expect(note).toHaveAttribute('lang', 'zh');
    await expect(page.locator('.folia-sidebar [aria-current=page]')).toHaveText('Set it up');
    const link = page.locator('.folia-doc').getByRole('link', { name: 'start' });
    await expect(link).toHaveAttribute('href', /\/zh\/guide\/start$/);
    await page.getByRole('button', { name: 'zh 0' }).click();
    await expect(page.getByRole('button', { name: 'zh 1' })).toBeVisible();
    await link.click();
    await expect(page.locator('.folia-doc h1')).toHaveText(/开始/);
    await expect(page.locator('.folia-doc [role=note], .folia-doc [lang]')).toHaveCount(0);
    await page.locator('.folia-doc').getByRole('link', { name: '安装' }).click();
    await expect(page.locator('.folia-doc [lang=en] h1')).toHaveText(/Setup/);
  });

  test('keeps its direction', async ({ page }) => {
    await page.goto('ar/guide/setup');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.folia-doc [lang=en]')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('h1 + [role=note]')).toHaveAttribute('dir', 'rtl');
  });

  test('names the original, which has no such language', async ({ page }) => {
    await page.goto('zh/guide/setup');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://fallback.example/guide/setup');
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    await page.goto('guide/start');
    const languages = page.locator('link[hreflang]');
    await expect(languages).toHaveCount(2);
    await expect(languages.last()).toHaveAttribute('hreflang', 'zh');
  });

  test('is in no list of the language', { tag: '@build-only' }, async ({ page }) => {
    const read = async (path: string) => (await page.request.get(path)).text();
    const sitemap = await read('sitemap.xml');
    expect(sitemap).toContain('https://fallback.example/guide/setup<');
    expect(sitemap).not.toContain('/zh/guide/setup');
    expect(await read('zh/llms.txt')).not.toContain('setup');
    expect(await read('blog/rss.xml')).toContain('First post');
    const feed = await page.request.get('zh/blog/rss.xml');
    expect(await feed.text()).not.toContain('First post');
    await page.goto('zh/');
    const search = searchOf(page);
    await search.open();
    await search.ask('开始');
    await expect(search.hits).not.toHaveCount(0);
    await search.ask('quixotic');
    await expect(search.hits).toHaveCount(0);
  });
});
