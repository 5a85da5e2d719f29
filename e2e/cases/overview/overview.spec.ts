import type { Page } from '@playwright/test';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });

/** What the overview shows: group, page, headings. */
const shown = (page: Page) =>
  page.locator('.folia-overview section').evaluateAll((groups) =>
    groups.map((group) => ({
      [group.querySelector('h2')?.textContent ?? '']: [...group.querySelectorAll('.folia-overview-card')].map((card) =>
        [
          card.querySelector('h3')?.textContent,
          ...[...card.querySelectorAll('li')].map((item) => item.textContent),
        ].join(' / '),
      ),
    })),
  );

const everything = [
  { 'Loose ends': ['Alone / First part / Café au lait / autoExternal'] },
  { Tools: ['auto-external / The dts.bundle key', 'entry / Second level', 'own / Both two / Both three'] },
  { Nested: ['inner / Deep inside', 'After'] },
];

async function open(page: Page, path = 'api/') {
  await page.goto(path);
  await hydrated(page);
}

test('OV-01 OV-02 OV-03 OV-04 OV-11 OV-12 groups, pages and headings of the sidebar below the page', async ({
  page,
}) => {
  await open(page);
  expect(await shown(page)).toEqual(everything);
  await expect(page.getByRole('heading', { level: 2, name: 'Tools' })).toBeVisible();
  const entry = page.getByRole('heading', { level: 3, name: 'entry' }).getByRole('link');
  await expect(entry).toHaveAttribute('href', '/api/tools/entry');
  await expect(page.getByRole('link', { name: 'Second level' })).toHaveAttribute(
    'href',
    /\/api\/tools\/entry#second-level$/,
  );
  await expect(page.getByRole('heading', { level: 3, name: 'inner' }).getByRole('link')).toHaveAttribute(
    'href',
    '/api/nested/inner/one',
  );
  await expect(page.locator('.folia-overview code')).toHaveText('dts.bundle');
});

test('OV-04 the property of the component goes before all', async ({ page }) => {
  await open(page, 'more/');
  expect(await shown(page)).toEqual([{ Chosen: ['one / Four of it'] }]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the field is labelled and has the focus when the page opens', requirement('OV-05'), async ({ page }) => {
  await open(page);
  await expect(filter(page)).toHaveAttribute('placeholder', 'Enter keyword');
  await expect(filter(page)).toHaveAttribute('type', 'search');
  await expect(filter(page)).toBeFocused();
  await page.goto('');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: 'All of it' }).click();
  await expect(filter(page)).toBeFocused();
  expect(await isSameDocument()).toBe(true);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  test('OV-05 no screen keyboard covers the page that was just opened', async ({ page }) => {
    await open(page);
    await expect(filter(page)).toBeVisible();
    await expect(filter(page)).not.toBeFocused();
  });
});

const autoExternal = [{ 'Loose ends': ['Alone / autoExternal'] }, { Tools: ['auto-external / The dts.bundle key'] }];

for (const [rule, query, found] of [
  ['OV-07 a group stays whole', 'TOOLS', [everything[1]]],
  ['OV-07 a page keeps its headings', 'own', [{ Tools: ['own / Both two / Both three'] }]],
  ['OV-07 of headings those that match', 'both two', [{ Tools: ['own / Both two'] }]],
  ['OV-06 a space for a hyphen, or for nothing', 'auto external', autoExternal],
  ['OV-06 a hyphen for nothing', 'auto-external', autoExternal],
  ['OV-06 capitals', 'AUTO-EXTERNAL', autoExternal],
  ['OV-06 accents', 'cafe', [{ 'Loose ends': ['Alone / Café au lait'] }]],
] as const)
  test(`${rule}: "${query}"`, async ({ page }) => {
    await open(page);
    await filter(page).fill(query);
    await expect.poll(() => shown(page)).toEqual(found);
    await filter(page).fill('');
    await expect.poll(() => shown(page)).toEqual(everything);
  });

test('OV-08 ER-03 SF-18 nothing matches: the words are repeated, and nothing is an error', async ({ page }) => {
  await open(page);
  await filter(page).fill('no "such" <b>');
  await expect(page.getByText('No API matching "no "such" <b>" found.')).toBeVisible();
  expect(await shown(page)).toEqual([]);
  await expect(page.locator('[role=alert], [aria-invalid=true]')).toHaveCount(0);
});

test('OV-07 screen users are told how many pages are left', async ({ page }) => {
  await open(page);
  await filter(page).fill('both');
  const status = page.locator('.folia-overview').getByRole('status');
  await expect(status).toHaveText('Pages found: 1');
  await filter(page).fill('');
  await expect(status).toHaveText('');
});

test('LG-14 CN-26 Chinese has its own texts, a locale may set others', requirement('OV-09'), async ({ page }) => {
  await open(page, 'zh/api/');
  const field = page.getByRole('searchbox', { name: '筛选' });
  await expect(field).toHaveAttribute('placeholder', '输入关键词');
  await field.fill('语法');
  await expect.poll(() => shown(page)).toEqual([{ tools: ['语法转换 / 降级到 ES5'] }]);
  await field.fill('没有');
  await expect(page.getByText('未找到匹配“没有”的 API')).toBeVisible();
});

test('OV-10 title beside the filter, text before the groups, neither outline nor page footer', async ({ page }) => {
  await open(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('API Index');
  await expect(title).toHaveCount(1);
  const [head, field, text, group] = await Promise.all(
    [title, filter(page), page.getByText('Text between'), page.getByRole('heading', { level: 2 }).first()].map((part) =>
      part.boundingBox(),
    ),
  );
  if (!head || !field || !text || !group) throw new Error('something is not shown');
  expect(field.y).toBeLessThan(head.y + head.height);
  expect(field.x).toBeGreaterThan(head.x);
  expect(text.y).toBeGreaterThan(head.y + head.height);
  expect(group.y).toBeGreaterThan(text.y);
  for (const part of ['outline', 'page-footer']) await expect(page.locator(`.folia-${part}`), part).toHaveCount(0);
});

test('OV-10 a page without a title is called Overview', async ({ page }) => {
  await open(page, 'plain/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  expect((await shown(page)).flatMap((group) => Object.values(group)[0])).toEqual(['Only']);
});

test('the columns follow the width', requirement('OV-11'), async ({ page }) => {
  await open(page);
  const tops = () =>
    page
      .locator('.folia-overview-cards')
      .nth(1)
      .locator('.folia-overview-card')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 400, height: 800 });
  expect(await tops()).toBe(3);
});

test('another overview begins with an empty field', async ({ page }) => {
  await open(page);
  await filter(page).fill('alone');
  await page.locator('.folia-overview').getByRole('link', { name: 'more' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chosen');
  await expect(filter(page)).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('OV-01 all cards are there, the field is not', async ({ page }) => {
    await page.goto('api/');
    expect(await shown(page).catch(() => null)).toEqual(everything);
    await expect(page.locator('.folia-filter')).toBeHidden();
  });
});
