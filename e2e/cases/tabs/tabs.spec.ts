import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { copied } from '../code-blocks/blocks';
import { tab, tabsAt, translate, withStored } from './tabs';

test.describe('groups', requirement('TB-02'), () => {
  test(
    'tabs of one group switch together and are restored, on this page and on others',
    requirement('TB-01'),
    async ({ page }) => {
      await page.goto('');
      await hydrated(page);
      await expect(page.getByText('Apples are red.')).toBeVisible();
      await tab(tabsAt(page, 0), 'Pears').click();
      await expect(page.getByText('Pears are green.')).toBeVisible();
      await expect(page.getByText('Pear cake.')).toBeVisible();
      await expect(page.getByText('Apple pie.')).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('folia.tabs.fruit'))).toBe('1');
      await page.reload();
      await expect(page.getByText('Pear cake.')).toBeVisible();
      await hydrated(page);
      await expect(page.getByText('Pear cake.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Other page' }).click();
      await expect(page.getByText('Pear juice.')).toBeVisible();
      await expect(page.getByText('Apple juice.')).toBeHidden();
    },
  );

  test('other windows follow', async ({ page, context }) => {
    await page.goto('');
    await hydrated(page);
    const second = await context.newPage();
    await second.goto(new URL('other', page.url()).href);
    await hydrated(second);
    await expect(second.getByText('Apple juice.')).toBeVisible();
    await tab(tabsAt(page, 0), 'Pears').click();
    await expect(second.getByText('Pear juice.')).toBeVisible();
    await expect(tab(tabsAt(second, 0), 'Pears')).toHaveAttribute('aria-selected', 'true');
    // Nothing to follow: the other page has this tab, but it cannot be chosen there.
    await tab(tabsAt(page, 0), 'Plums').click();
    await expect(page.getByText('Plums are blue.')).toBeVisible();
    await expect(second.getByText('Pear juice.')).toBeVisible();
  });

  test('without a group tabs are independent and not stored', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await tab(tabsAt(page, 2), 'Second').click();
    await expect(page.getByText('Second alone.')).toBeVisible();
    await expect(page.getByText('First by itself.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tabs')))).toEqual([]);
    await page.reload();
    await expect(page.getByText('First alone.')).toBeVisible();
  });
});

// further values are in the unit test of the tabs
for (const value of ['7', '{}'])
  test(`the stored value "${value}" falls back to the first tab`, {
    tag: value === '7' ? [] : '@all',
    ...requirement('TB-03'),
  }, async ({ page }) => {
    await withStored(page, value);
    await page.goto('');
    await expect(page.getByText('Apples are red.')).toBeVisible();
    await hydrated(page);
    await expect(page.getByText('Apples are red.')).toBeVisible();
    await expect(tabsAt(page, 0).getByRole('tab', { selected: true })).toHaveText('Apples');
    await tab(tabsAt(page, 0), 'Pears').click();
    await expect(page.getByText('Pear cake.')).toBeVisible();
  });

test('a tab that is disabled or missing here is not restored', async ({ page }) => {
  await withStored(page, '2');
  await page.goto('other');
  await hydrated(page);
  await expect(page.getByText('Apple juice.')).toBeVisible();
  await page.goto('');
  await expect(page.getByText('Plums are blue.')).toBeVisible();
  await expect(page.getByText('Apple pie.')).toBeVisible();
});

test.describe('labels and positions', requirement('TB-04'), () => {
  test('labels come from values, as text, node or object; one may be chosen or disabled', async ({ page }) => {
    await page.goto('labels');
    await hydrated(page);
    await expect(tabsAt(page, 0).getByRole('tab')).toHaveText(['One', 'Two', 'Three']);
    await expect(page.getByText('Text of two.')).toBeVisible();
    const objects = tabsAt(page, 1);
    await expect(objects.getByRole('tab')).toHaveText(['Alpha', 'Beta', 'Gamma', 'Delta']);
    await expect(page.getByText('Text of gamma.')).toBeVisible();
    await expect(objects.locator('em')).toHaveText('Gamma');
    await expect(tab(objects, 'Alpha')).toBeDisabled();
    await expect(page.getByText('Text under bold.')).toBeVisible();
    await expect(tabsAt(page, 2).getByRole('tab')).toHaveText(['Bold', 'Plain']);
    await expect(page.getByText('Text that is on.'), 'a disabled tab is not the first').toBeVisible();
  });

  test('tabs are at the left or in the middle', async ({ page }) => {
    await page.goto('labels');
    await hydrated(page);
    const startOf = async (nth: number) => {
      const [list, first] = [tabsAt(page, nth).getByRole('tablist'), tabsAt(page, nth).getByRole('tab').first()];
      return ((await first.boundingBox())?.x ?? 0) - ((await list.boundingBox())?.x ?? 0);
    };
    expect(await startOf(0)).toBeLessThan(2);
    expect(await startOf(1)).toBeGreaterThan(50);
  });
});

test(
  'roles, names and keys; the static HTML shows the first tab',
  requirement('TB-09'),
  async ({ page, request, site }) => {
    const html = await (await request.get(site.url)).text();
    expect(html).toMatch(/<button[^>]*aria-selected="true"[^>]*>Apples/);
    expect(html).toMatch(/data-label="Pears" hidden=""/);
    await page.goto('labels');
    await hydrated(page);
    const tabs = tabsAt(page, 1);
    await expect(tabs.getByRole('tablist')).toHaveAccessibleName('Builds');
    await expect(tabs.getByRole('tabpanel')).toHaveAccessibleName('Gamma');
    await tab(tabs, 'Gamma').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Delta'],
      ['ArrowRight', 'Gamma'],
      ['ArrowLeft', 'Delta'],
      ['Home', 'Gamma'],
      ['End', 'Delta'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(tabs, name), key).toBeFocused();
      await expect(tabs.getByRole('tab', { selected: true })).toHaveText(name);
      await expect(tabs.getByRole('tabpanel')).toHaveAccessibleName(name);
    }
    // One stop for the whole list.
    await expect(tabs.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
  },
);

test('tabs inside of tabs', async ({ page }) => {
  await page.goto('labels');
  await hydrated(page);
  await expect(page.getByText('Inner text A.')).toBeVisible();
  await page.getByRole('tab', { name: 'Inner B' }).click();
  await expect(page.getByText('Inner text B.')).toBeVisible();
  await expect(page.getByText('Outer text.')).toBeHidden();
  await page.getByRole('tab', { name: 'Outer first' }).click();
  await expect(page.getByText('Inner text B.')).toBeHidden();
  await expect(page.getByText('Outer text.')).toBeVisible();
});

for (const when of ['before', 'after'] as const)
  test(`a page translated by the browser ${when} it is hydrated keeps working, copying included`, {
    tag: '@all',
  }, async ({ page, context }) => {
    await page.goto('');
    if (when === 'after') await hydrated(page);
    await translate(page.locator(when === 'after' ? 'body' : '[data-folia-body]'));
    await hydrated(page);
    await tab(tabsAt(page, 0), 'Pears').click();
    await expect(page.getByText('Pears are green.')).toBeVisible();
    await expect(page.getByText('Pear cake.')).toBeVisible();
    expect(await copied(context, page, page.locator('.folia-code', { hasText: 'pear' }))).toBe('const pear = true;');
    await tab(tabsAt(page, 0), 'Apples').click();
    await expect(page.getByText('Apples are red.')).toBeVisible();
  });
