import { violationsOf } from '../../harness/axe';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { current, distanceFromMiddle, entry, fold, group, isOpen, sidebarOf } from '../../harness/sidebar';
import { expect, test } from '../../harness/test';

const first = 'guide/start/first';

test('dividers, section header, tags and context', requirement('SB-19', 'SB-20', 'SB-21'), async ({ page }) => {
  await page.goto(first);
  const dividers = sidebarOf(page).locator('.folia-sidebar-divider');
  await expect(dividers).toHaveCount(2);
  for (const [index, style] of ['solid', 'dashed'].entries()) {
    await expect(dividers.nth(index)).toHaveCSS('border-top-style', style);
    await expect(dividers.nth(index)).toHaveCSS('border-top-width', '1px');
  }
  const header = sidebarOf(page).locator('.folia-sidebar-header');
  await expect(header).toHaveText('First steps');
  await expect(header.locator('strong')).toHaveText('steps');
  await expect(header.locator('a, button, summary')).toHaveCount(0);
  expect(Number(await header.evaluate((line) => getComputedStyle(line).fontWeight))).toBeGreaterThanOrEqual(600);
  await expect(header.locator('img')).toHaveAttribute('src', '/docs/mark.svg');
  await expect(entry(page, 'Elsewhere').locator('svg')).toHaveCSS('width', '20px');
  await expect(sidebarOf(page).locator('[data-context="beginners"]')).toContainText('Start');
  await expect(sidebarOf(page).locator('[data-context="labels"]')).toHaveText('Use code, bold and emphasis');
});

test('order and labels follow _meta.json, marks in labels are rendered', requirement('SB-25'), async ({ page }) => {
  await page.goto(first);
  const top = sidebarOf(page).locator('nav > ul > li');
  const titles = top.locator(
    '> a, > .folia-sidebar-group > a, > .folia-sidebar-group > .folia-sidebar-title, > .folia-sidebar-group > details > .folia-sidebar-title',
  );
  await expect(titles).toHaveText(['All pages', 'Start', 'Deep', 'Fixed', 'Lib', 'Elsewhere', 'Also the first']);
  const marked = sidebarOf(page).locator('a', { hasText: 'Use code' });
  await expect(marked.locator('code')).toHaveText('code');
  await expect(marked.locator('strong')).toHaveText('bold');
  await expect(marked.locator('em')).toHaveText('emphasis');
  await expect(entry(page, 'Elsewhere')).toHaveAttribute('target', '_blank');
});

test(
  'three levels: 14 px and bold, then 13 px and 18 px further in; 320 px wide, with a scroll of its own',
  requirement('SB-24'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 420 });
    await page.goto('guide/deep/deeper/two');
    const left = async (name: string) => (await sidebarOf(page).getByText(name, { exact: true }).boundingBox())?.x ?? 0;
    const levels = [await left('Deep'), await left('Deeper'), await left('Two')] as const;
    expect([levels[1] - levels[0], levels[2] - levels[1]]).toEqual([18, 18]);
    const title = fold(page, 'Deep');
    await expect(title).toHaveCSS('font-size', '14px');
    expect(Number(await title.evaluate((line) => getComputedStyle(line).fontWeight))).toBeGreaterThanOrEqual(600);
    await expect(fold(page, 'Deeper')).toHaveCSS('font-size', '13px');
    await expect(entry(page, 'Three')).toHaveCSS('font-size', '13px');
    const box = await sidebarOf(page).boundingBox();
    expect([box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([320, 420]);
    expect(await sidebarOf(page).evaluate((column) => column.scrollHeight > column.clientHeight)).toBe(true);
  },
);

test(
  'groups are open at first, one with `collapsed` only around the page shown',
  requirement('SB-11', 'SB-12'),
  async ({ page }) => {
    await page.goto(first);
    for (const [title, open] of [
      ['Start', true],
      ['Lib', true],
      ['Deep', false],
    ] as const) {
      expect(await isOpen(page, title), title).toBe(open);
      await expect(fold(page, title).locator('.folia-icon'), title).toBeVisible();
    }
    await expect(group(page, 'Fixed').locator('summary, .folia-icon')).toHaveCount(0);
    await expect(entry(page, 'Left')).toBeVisible();
    await page.goto('guide/deep/one');
    expect([await isOpen(page, 'Deep'), await isOpen(page, 'Deeper')]).toEqual([true, false]);
    await page.goto('guide/deep/deeper/two');
    expect([await isOpen(page, 'Deep'), await isOpen(page, 'Deeper')]).toEqual([true, true]);
  },
);

test(
  'exactly one entry is current, however the address is written, and is in the middle on load',
  requirement('SB-17'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 320 });
    for (const [path, label] of [
      [`${first}.html#first`, 'First'],
      ['guide/index', 'All pages'],
      ['guide/lib/', 'Lib'],
      ['guide/deep/deeper/two?x=1', 'Two'],
    ] as const) {
      await page.goto(path);
      expect(await current(page), path).toEqual([label]);
      await hydrated(page);
      expect(await current(page), path).toEqual([label]);
    }
    await expect.poll(() => distanceFromMiddle(page)).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('a page that no entry names shows the tree, no current entry and no neighbours', async ({ page }) => {
  await page.goto('guide/outside');
  await expect(entry(page, 'First')).toBeVisible();
  expect(await current(page)).toEqual([]);
  await expect(page.locator('.folia-prev-next')).toHaveCount(0);
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: 'to the first' }).click();
  await expect.poll(() => current(page)).toEqual(['First']);
});

test(
  'next and previous walk the tree depth first, a group with a page before its children',
  requirement('DF-02'),
  async ({ page }) => {
    const neighbours = (rel: string) => page.locator(`.folia-prev-next [rel="${rel}"]`);
    const guide = [first, 'guide/start/marks', 'guide/deep/one', 'guide/deep/deeper/two', 'guide/deep/deeper/three'];
    guide.push('guide/fixed/left', 'guide/fixed/right', 'guide/lib', 'guide/lib/format', 'guide/lib/dts');
    // the first page of the guide is an overview, which has no page footer
    for (const [before, paths] of [
      ['guide/', guide],
      [undefined, ['react/hooks', 'react/refs']],
    ] as const)
      for (const [index, path] of paths.entries()) {
        await page.goto(path);
        const links = { prev: paths[index - 1] ?? before, next: paths[index + 1] };
        for (const [rel, target] of Object.entries(links))
          if (target) await expect(neighbours(rel), path).toHaveAttribute('href', `/docs/${target}`);
          else await expect(neighbours(rel), path).toHaveCount(0);
      }
  },
);

test('a section header and dividers do not disturb the overview', requirement('OV-12'), async ({ page }) => {
  await page.goto('guide/');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Start', 'Deep', 'Fixed', 'Lib']);
});

test('axe finds nothing, groups folded or not', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('guide/lib/format');
  await hydrated(page);
  expect(await violationsOf(page)).toEqual([]);
  await fold(page, 'Lib').click();
  await fold(page, 'Deep').click();
  await expect(fold(page, 'Deep')).toHaveAttribute('aria-expanded', 'true');
  await expect(fold(page, 'Lib')).toHaveAttribute('aria-expanded', 'false');
  expect(await violationsOf(page)).toEqual([]);
});
