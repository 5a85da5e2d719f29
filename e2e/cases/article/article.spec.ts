import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test('a document page: header, sidebar, article, outline, neighbours', requirement('DP-01'), async ({ page }) => {
  await page.goto('components');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of this section' })).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'ON THIS PAGE' }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Previous and next page' })).toBeVisible();
});

test(
  'three columns from 1280 px, two from 960, one below; the article is never too wide',
  requirement('DP-03'),
  async ({ page }) => {
    await page.goto('components');
    const columns = async (width: number, sidebar: boolean, outline: boolean) => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('.folia-sidebar')).toBeVisible({ visible: sidebar });
      await expect(page.locator('.folia-outline')).toBeVisible({ visible: outline });
    };
    await columns(1280, true, true);
    expect((await page.locator('.folia-sidebar').boundingBox())?.width).toBe(320);
    expect((await page.locator('.folia-outline').boundingBox())?.width).toBe(268);
    await columns(1279, true, false);
    await columns(960, true, false);
    await columns(959, false, false);
    await columns(1920, true, true);
    expect((await page.locator('.folia-doc').boundingBox())?.width).toBeLessThanOrEqual(960);
  },
);

test('every heading has a # that appears on hover and on focus', requirement('DP-04'), async ({ page }) => {
  await page.goto('components');
  await hydrated(page);
  const headings = page.locator('article :is(h1, h2, h3)');
  const anchors = page.locator('article :is(h1, h2, h3) > .folia-anchor');
  await expect(anchors).toHaveCount(await headings.count());
  const anchor = page.locator('#badges > .folia-anchor');
  await expect(anchor).toHaveCSS('opacity', '0');
  await page.locator('#badges').hover();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(anchor).toHaveCSS('opacity', '0');
  await anchor.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(anchor).toBeFocused();
  await expect(anchor).toHaveCSS('opacity', '1');
});

test('every kind of callout, with its own or the default title', requirement('DP-06'), async ({ page }) => {
  await page.goto('callouts');
  const drawn = await page
    .locator('.folia-callout')
    .evaluateAll((all) =>
      all.map((callout) => [callout.dataset.type, callout.firstElementChild?.textContent?.trim(), callout.localName]),
    );
  expect(drawn).toEqual([
    ['tip', 'TIP', 'div'],
    ['note', 'NOTE', 'div'],
    ['info', 'INFO', 'div'],
    ['warning', 'Mind the gap', 'div'],
    ['caution', 'Careful', 'div'],
    ['danger', 'DANGER', 'div'],
    ['details', 'Read more', 'details'],
    ['tip', 'TIP', 'div'],
    ['info', 'IMPORTANT', 'div'],
    ['caution', 'CAUTION', 'div'],
  ]);
  await expect(page.locator('.folia-callout[data-type="danger"] .folia-code')).toBeVisible();
  await expect(page.locator('article > * > blockquote')).toHaveText('A quotation is no callout.');
  await page.getByText('Read more').press('Enter');
  await expect(page.getByText('Hidden until it is opened.')).toBeVisible();
});

test('DP-05 MB-10 a wide table scrolls inside itself, also by keyboard; the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('tables');
  const box = page.getByRole('group', { name: 'Table, scrolls sideways' }).nth(1);
  const end = page.getByRole('cell', { name: 'the end of the table' });
  await expect(end).not.toBeInViewport();
  await box.focus();
  await page.keyboard.press('End');
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((node) => node.scrollLeft)).toBeGreaterThan(100);
  await box.evaluate((node) => node.scrollTo({ left: node.scrollWidth }));
  await expect(end).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('DP-05 the boxes of a task list say what they belong to', async ({ page }) => {
  await page.goto('tables');
  await expect(page.getByRole('checkbox', { name: 'done, with code' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'not done' })).not.toBeChecked();
  const left = async (name: string) => (await page.getByRole('checkbox', { name, exact: true }).boundingBox())?.x ?? 0;
  expect(await left('below it')).toBeGreaterThan((await left('not done')) + 10);
});

test('a fragment is part of the page and of its outline', requirement('DP-07'), async ({ page }) => {
  await page.goto('components');
  await expect(page.getByText('Text of the fragment about')).toBeVisible();
  await expect(page.locator('.folia-outline').getByRole('link', { name: 'From the fragment' })).toBeVisible();
});

test('DP-08 authors have components without an import', async ({ page }) => {
  await page.goto('components');
  const article = page.getByRole('article');
  const badges = await article
    .locator('.folia-badge')
    .evaluateAll((all) => all.map((badge) => [badge.dataset.type, 'outline' in badge.dataset]));
  expect(badges).toEqual([
    ['info', false],
    ['tip', false],
    ['warning', false],
    ['danger', true],
  ]);
  await expect(article.getByRole('tab', { name: 'Apples' })).toBeVisible();
  await expect(article.getByRole('tab', { name: 'pnpm' })).toBeVisible();
  await expect(article.locator('.folia-steps h3')).toHaveCount(2);
  await expect(article.getByRole('link', { name: 'A button' })).toHaveAttribute('href', '/tables');
  await expect(article.getByText('Text in a card.')).toBeVisible();
  await expect(article.getByRole('link', { name: 'A card that leads on' })).toHaveAttribute('href', '/callouts');
  const steps = article.locator('.folia-next-steps a');
  await expect(steps.nth(0)).toHaveAttribute('href', '/tables');
  await expect(steps.nth(1)).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(article.locator('.folia-file-tree')).toContainText('index.ts');
});

test('DP-08 `<Toc>` lists the headings of its page where it stands', async ({ page, request, site }) => {
  for (const path of ['components', 'zh/components']) {
    const html = await (await request.get(site.url + path)).text();
    expect(/<nav class="folia-toc"[^>]*>.*?<\/nav>/s.exec(html)?.[0]).toContain('<li data-level="0">');
  }
  await page.goto('components');
  await hydrated(page);
  const toc = page.locator('.folia-toc a');
  await expect(toc).toHaveText([
    'Badges',
    'Links to source',
    'Tabs and steps',
    'Install',
    'Configure it',
    'Cards',
    'From the fragment',
  ]);
  await expect(toc.nth(4).locator('code')).toHaveText('it');
  await toc.filter({ hasText: 'Cards' }).click();
  await expect(page).toHaveURL(/#cards$/);
  await expect(page.locator('#cards')).toBeInViewport();
  // what stands in the list is no heading and no text of the page a second time
  await expect(page.locator('.folia-outline a')).toHaveCount(7);
});

test('DP-09 a link to source code, in a new tab; its label in each language', async ({ page }) => {
  await page.goto('components');
  const links = page.locator('.folia-source-code');
  await expect(links).toHaveText(['Source', 'Source']);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.locator('svg')).toBeVisible();
  }
  expect(await links.nth(0).locator('svg').innerHTML()).not.toBe(await links.nth(1).locator('svg').innerHTML());
  await page.goto('zh/components');
  await expect(page.locator('.folia-source-code')).toHaveText('源代码');
});

test('frontmatter never shows', requirement('DP-13'), async ({ page }) => {
  await page.goto('components');
  await expect(page.getByText('never shown')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'All components for writers');
});
