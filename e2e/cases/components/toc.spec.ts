import { expect, test } from '../../harness/test';

for (const page of ['list-md', 'list-mdx'])
  test(`[[toc]] lists the headings of ${page}`, { tag: '@dev' }, async ({ page: browser, site }) => {
    await browser.goto(page);
    const list = browser.locator('.folia-doc nav.folia-toc');
    await expect(list.getByRole('link')).toHaveText(['First a', 'Second']);
    await expect(list.locator('code')).toHaveText('a');
    await list.getByRole('link', { name: 'Second' }).click();
    await expect(browser).toHaveURL(new URL(`${page}#second`, site.url).href);
    await expect(browser.locator('.folia-doc')).not.toContainText('[[toc]]');
  });
