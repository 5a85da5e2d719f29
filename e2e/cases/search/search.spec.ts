import { addressOfNewTab } from '../../harness/new-tab';
import { hydrated, markDocument } from '../../harness/page-states';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test('SU-01 SU-03 SU-16 SU-21 the button opens the dialog with the focus in an empty field, and only then the index is fetched', async ({
  page,
  traffic,
}) => {
  await page.goto('guide/start');
  await hydrated(page);
  expect(traffic.urls().filter((url) => url.includes('search'))).toEqual([]);
  const { open, field, ask, hits } = searchOf(page);
  await open();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await expect(field).toHaveAccessibleName('Search');
  await expect(field).toHaveAttribute('placeholder', 'Search Docs');
  await expect(page.getByText('Type an option')).toBeVisible();
  await ask('lighthouse');
  await expect(hits).toHaveCount(1);
  expect(traffic.urls().filter((url) => /search_index\.en\.[0-9a-f]{8}\.json$/.test(url)).length).toBe(1);
});

test('SU-02 SU-06 AX-01 Ctrl K opens and closes from everywhere, a slash opens, Escape closes, the focus returns', async ({
  page,
}) => {
  await page.goto('guide/start');
  await hydrated(page);
  const { dialog, field } = searchOf(page);
  await page
    .locator('.folia-sidebar')
    .getByRole('link', { name: 'autoExternal' })
    .or(page.locator('.folia-sidebar a').first())
    .first()
    .focus();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.folia-sidebar a:focus')).toHaveCount(1);
});

test('SU-02 SU-06 a slash right after Escape opens it again, however soon', async ({ page }) => {
  await page.goto('guide/start');
  const { open, dialog, field } = searchOf(page);
  await open();
  for (let turn = 0; turn < 5; turn++) {
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('/')]);
    await expect(dialog).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('SU-02 the shortcut works before the page is hydrated', async ({ page }) => {
  await page.goto('guide/start', { waitUntil: 'domcontentloaded' });
  await page.locator('.folia-search-button').waitFor();
  await page.keyboard.press('Meta+k');
  await expect(page.locator('dialog.folia-search')).toBeVisible();
});

test('what is pressed while the page is hydrated is answered once', { tag: '@build-only' }, async ({ page }) => {
  await page.addInitScript(() => {
    // Not `click()`, which does nothing while it is at work.
    const press = () =>
      document.querySelector('.folia-search-button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    addEventListener('folia:hydrate', () => queueMicrotask(press));
  });
  await page.goto('guide/start');
  await hydrated(page);
  await expect(page.locator('dialog.folia-search')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.locator('dialog.folia-search')).toBeVisible();
});

test('SU-04 SU-05 arrows move and wrap, Enter opens; SU-07 the next opening begins anew', async ({ page }) => {
  await page.goto('guide/start');
  const { open, ask, hits, selected, dialog, field } = searchOf(page);
  await open();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await ask('harbour');
  const count = await hits.count();
  expect(count).toBeGreaterThan(1);
  await expect(hits.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(hits.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await hits.nth(1).getAttribute('id')) ?? '');
  await expect(selected).toHaveCount(1);
  const target = new URL((await selected.getAttribute('href')) ?? '', page.url());
  const isSameDocument = await markDocument(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(target.href);
  expect(await isSameDocument()).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
  await expect(hits).toHaveCount(0);
});

test('SU-05 SU-13 ER-02 nothing found: two lines, and Enter does nothing', async ({ page }) => {
  await page.goto('zh/guide/start');
  const { open, ask, hits, dialog } = searchOf(page);
  await open();
  await ask('<img src=x onerror=alert(1)>zzz');
  await expect(dialog.getByText('无法找到相关搜索结果 "<img src=x onerror=alert(1)>zzz"')).toBeVisible();
  await expect(dialog.getByText('请使用不同的关键字重试')).toBeVisible();
  await expect(hits).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(dialog).toBeVisible();
  expect(await page.locator('dialog.folia-search img').count()).toBe(0);
});

test('SU-23 a query of 5,000 characters', async ({ page }) => {
  await page.goto('guide/start');
  const { open, ask, dialog } = searchOf(page);
  await open();
  await ask('qz '.repeat(1700));
  await expect(dialog.getByText('No results for')).toBeVisible();
});

test('SU-11 SU-12 SU-19 titles, headings with what stands above them, and text; marked; each leads to its place', async ({
  page,
}) => {
  await page.goto('guide/start');
  const { open, ask, hits, dialog } = searchOf(page);
  await open();
  await ask('autoexternal');
  await expect(hits.first()).toHaveAttribute('data-type', 'title');
  await expect(hits.first().locator('mark')).toHaveText('autoExternal');
  await expect(hits.first()).toHaveAttribute('href', '/config/auto-external');
  await ask('more options');
  await expect(hits.first()).toHaveAttribute('data-type', 'header');
  await expect(hits.first()).toContainText('First steps > Options > More options');
  await expect(hits.first()).toHaveAttribute('href', '/guide/start#more-options');
  await ask('one file');
  await expect(hits.first()).toHaveAttribute('data-type', 'content');
  await expect(hits.first()).toContainText('Bundling puts all modules into one file.');
  await expect(hits.first().locator('small')).toContainText('First steps');
  await expect(hits.first()).toHaveAttribute('href', '/guide/start#options');
  await ask('harbour');
  expect(await hits.evaluateAll((all) => all.map((hit) => hit.getAttribute('href')))).toEqual(
    expect.arrayContaining(['/guide/start#examples-1', '/guide/start#examples']),
  );
  await expect(dialog.getByRole('group', { name: 'Guide' })).toBeVisible();
});

test('SU-19 opening a hit lands on the heading, with what was searched for marked on the page', async ({ page }) => {
  await page.goto('config/auto-external');
  const { open, ask, dialog } = searchOf(page);
  await open();
  await ask('modules into one');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/start#options$/);
  await expect(dialog).toBeHidden();
  await expect(page.locator('#options')).toBeInViewport();
  const marks = () => page.evaluate(() => [...(CSS.highlights.get('folia-search') ?? [])].map(String));
  await expect.poll(marks).toEqual(expect.arrayContaining(['modules', 'one']));
  await page.keyboard.press('Escape');
  await expect.poll(marks).toEqual([]);
});

test('SU-17 the pointer selects by moving, a click opens, a click with Ctrl opens beside', async ({
  page,
  context,
}) => {
  await page.goto('guide/start');
  const { open, ask, hits, dialog } = searchOf(page);
  await open();
  await ask('harbour');
  await hits.nth(1).hover();
  await page.mouse.move(0, 0);
  await hits.nth(1).hover();
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await addressOfNewTab(context, () => hits.nth(1).click({ modifiers: ['Control'] }));
  await expect(dialog).toBeVisible();
  await hits.nth(1).click();
  await expect(dialog).toBeHidden();
});

test('SU-15 the cross empties the field and then closes; the ground beside closes', async ({ page }) => {
  await page.goto('guide/start');
  const { open, ask, field, dialog } = searchOf(page);
  await open();
  await ask('options');
  const cross = dialog.getByRole('button', { name: 'Clear or close' });
  await cross.click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await cross.click();
  await expect(dialog).toBeHidden();
  await open();
  await dialog.locator('.folia-search-field').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('SU-25 roles, and the number of results is announced', async ({ page }) => {
  await page.goto('guide/start');
  const { open, ask, hits, field, dialog } = searchOf(page);
  await open();
  await expect(dialog).toHaveAccessibleName('Search');
  await ask('lighthouse');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('listbox')).toHaveCount(1);
  await expect(dialog.getByRole('status').first()).toHaveText(`${await hits.count()} results`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
});

test('recent searches are kept in the browser and can be forgotten', async ({ page }) => {
  await page.goto('guide/start');
  const { open, ask, field, dialog, hits } = searchOf(page);
  await open();
  await ask('lighthouse');
  await hits.first().click();
  await page.reload();
  await open();
  await dialog.getByRole('button', { name: 'lighthouse' }).click();
  await expect(field).toHaveValue('lighthouse');
  await expect(hits).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Clear or close' }).click();
  await dialog.getByRole('button', { name: 'Forget' }).click();
  await expect(dialog.getByRole('button', { name: 'lighthouse' })).toHaveCount(0);
});

test('SU-22 SI-03 another language has its own index and its own words', { tag: '@dev' }, async ({ page }) => {
  await page.goto('guide/start');
  const { open, ask, hits, dialog } = searchOf(page);
  await open();
  await ask('灯塔');
  await expect(dialog.getByText('No results for')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.folia-header summary[aria-label="Language"]').click();
  await page.locator('.folia-header').getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await open();
  await ask('灯塔');
  await expect(hits.first()).toHaveAttribute('href', '/zh/guide/start');
  await ask('lighthouse');
  await expect(hits).toHaveCount(0);
});

test('SI-18 an index that cannot be had: said, logged once, and asked for again', { tag: '@dev' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|search could not be answered/);
  await page.goto('guide/start');
  await page.route('**/search_index*', (route) => route.abort());
  const { open, field, hits, dialog } = searchOf(page);
  await open();
  await field.fill('lighthouse');
  await expect(dialog.getByText('could not be loaded')).toBeVisible();
  expect(consoleErrors.list.filter((text) => text.includes('could not be answered')).length).toBe(1);
  await page.unroute('**/search_index*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(hits).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('MB-08 SU-14 an icon opens it, it fills the screen, Cancel closes it', async ({ page }) => {
    await page.goto('guide/start');
    const { open, ask, dialog, hits } = searchOf(page);
    await expect(page.locator('.folia-search-button span')).toBeHidden();
    await open();
    const box = async () => Object.values((await dialog.boundingBox()) ?? {}).map(Math.round);
    await expect.poll(box).toEqual([0, 0, 360, 740]);
    await ask('lighthouse');
    await hits.first().tap();
    await expect(dialog).toBeHidden();
    await open();
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SU-01 the field is not shown as if it worked', async ({ page }) => {
    await page.goto('guide/start');
    await expect(page.locator('.folia-search-button')).toBeHidden();
  });
});
