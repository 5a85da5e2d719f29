import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test(
  '`mediumZoom: false`: a click on an image of the article does nothing',
  requirement('IZ-09'),
  async ({ page, traffic }) => {
    await page.goto('');
    await hydrated(page);
    const image = page.locator('.folia-doc img');
    await expect(image).toHaveAttribute('alt', 'A plain board');
    await expect(image).not.toHaveAttribute('role');
    await expect(image).not.toHaveAttribute('tabindex');
    await expect(image).not.toHaveCSS('cursor', /zoom/);
    traffic.clear();
    await image.click();
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(traffic.urls()).toEqual([]);
  },
);
