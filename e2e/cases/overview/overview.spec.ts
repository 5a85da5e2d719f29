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
  { 'Loose ends': ['Alone / First part / Café au lait / autoExternal / Ёлка / 파일'] },
  { Tools: ['auto-external / The dts.bundle key', 'entry / Second level', 'own / Both two / Both three'] },
  { Nested: ['inner / Deep inside', 'After'] },
];

async function open(page: Page, path = 'api/') {
  await page.goto(path);
  await hydrated(page);
}

test('groups, pages and headings of the sidebar below the page', requirement('OV-03'), async ({ page }) => {
  await open(page);
  expect(await shown(page)).toEqual(everything);
  await expect(page.getByRole('heading', { level: 2, name: 'Tools' })).toBeVisible();
  const entry = page.getByRole('heading', { level: 3, name: 'entry' }).getByRole('link');
  await expect(entry).toHaveAttribute('href', '/api/tools/entry');
  await expect(page.getByRole('link', { name: 'Second level' })).toHaveAttribute(
    'href',
    /\/api\/tools\/entry#second-level$/,
  );
  await expect(page.locator('.folia-overview code')).toHaveText('dts.bundle');
});

test('the property of the component goes before all', async ({ page }) => {
  await open(page, 'more/');
  expect(await shown(page)).toEqual([{ Chosen: ['one / Four of it'] }]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the field is labelled and has the focus when the page opens', requirement('OV-05'), async ({ page }) => {
  await open(page);
  await expect(filter(page)).toHaveAttribute('placeholder', 'Enter keyword');
  await expect(filter(page)).toHaveAttribute('type', 'search');
  const label = page.locator('label', { hasText: /^Filter$/ });
  await expect(label).toHaveAttribute('for', (await filter(page).getAttribute('id')) ?? '');
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
  test('no screen keyboard covers the page that was just opened', async ({ page }) => {
    await open(page);
    await expect(filter(page)).toBeVisible();
    await expect(filter(page)).not.toBeFocused();
  });
});

/** Types each query and compares what is left. */
async function expectFound(page: Page, rows: readonly (readonly [query: string, found: object[]])[]) {
  for (const [query, found] of rows) {
    await filter(page).fill(query);
    await expect.poll(() => shown(page), query).toEqual(found);
  }
}

test('case, accents and hyphens make no difference', requirement('OV-06'), async ({ page }) => {
  await open(page);
  const autoExternal = [{ 'Loose ends': ['Alone / autoExternal'] }, { Tools: ['auto-external / The dts.bundle key'] }];
  const only = (heading: string) => [{ 'Loose ends': [`Alone / ${heading}`] }];
  await expectFound(page, [
    ['auto external', autoExternal],
    ['AUTO-EXTERNAL', autoExternal],
    ['auto-external', autoExternal],
    ['loose-ends', everything.slice(0, 1)],
    ['CAFE', only('Café au lait')],
    // these scripts keep their marks and are compared as written
    ['ёлка', only('Ёлка')],
    ['елка', []],
    ['파일', only('파일')],
  ]);
});

test('a match keeps its group, its page or only its heading', requirement('OV-07'), async ({ page }) => {
  await open(page);
  await expectFound(page, [
    ['TOOLS', everything.slice(1, 2)],
    ['own', [{ Tools: ['own / Both two / Both three'] }]],
    ['both two', [{ Tools: ['own / Both two'] }]],
    ['', everything],
  ]);
});

test(
  'nothing matches: the words are repeated, and nothing is an error',
  requirement('OV-08', 'ER-03'),
  async ({ page }) => {
    await open(page);
    await filter(page).fill('no "such" <b>');
    await expect(page.getByText('No API matching "no "such" <b>" found.')).toBeVisible();
    expect(await shown(page)).toEqual([]);
    await expect(page.locator('[role=alert], [aria-invalid=true]')).toHaveCount(0);
  },
);

test('screen users are told how many pages are left', async ({ page }) => {
  await open(page);
  await filter(page).fill('both');
  const status = page.locator('.folia-overview').getByRole('status');
  await expect(status).toHaveText('Pages found: 1');
  await filter(page).fill('');
  await expect(status).toHaveText('');
});

for (const [language, path, { name, placeholder, nothing }] of [
  ['Chinese', 'zh/api/', { name: '过滤', placeholder: '输入关键词', nothing: '未找到匹配“q”的 API' }],
  ['the options of a locale', 'de/api/', { name: 'Filtern', placeholder: 'Stichwort', nothing: 'Keine API zu q' }],
] as const)
  test(`the texts: ${language}`, requirement('OV-09'), async ({ page }) => {
    await open(page, path);
    const field = page.getByRole('searchbox', { name });
    await expect(field).toHaveAttribute('placeholder', placeholder);
    await field.fill('q');
    await expect(page.getByText(nothing)).toBeVisible();
  });

test.describe('the page', requirement('OV-10'), () => {
  test('title beside the filter, text before the groups, neither outline nor page footer', async ({ page }) => {
    await open(page);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('API Index');
    await expect(title).toHaveCount(1);
    const [head, field, text, group] = await Promise.all(
      [title, filter(page), page.getByText('Text between'), page.getByRole('heading', { level: 2 }).first()].map(
        (part) => part.boundingBox(),
      ),
    );
    if (!head || !field || !text || !group) throw new Error('something is not shown');
    expect(field.y).toBeLessThan(head.y + head.height);
    expect(field.x).toBeGreaterThan(head.x);
    expect(text.y).toBeGreaterThan(head.y + head.height);
    expect(group.y).toBeGreaterThan(text.y);
    for (const part of ['outline', 'page-footer']) await expect(page.locator(`.folia-${part}`), part).toHaveCount(0);
  });

  test('a page without a title is called Overview', async ({ page }) => {
    await open(page, 'plain/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    expect((await shown(page)).flatMap((group) => Object.values(group)[0])).toEqual(['Only']);
  });
});

test(
  'cards in columns by width; a group of nested entries has the link of its first child',
  requirement('OV-11'),
  async ({ page }) => {
    await open(page);
    const inner = page.getByRole('heading', { level: 3, name: 'inner' }).getByRole('link');
    await expect(inner).toHaveAttribute('href', '/api/nested/inner/one');
    const tops = () =>
      page
        .locator('.folia-overview-cards')
        .nth(1)
        .locator('.folia-overview-card')
        .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
    expect(await tops()).toBe(1);
    await page.setViewportSize({ width: 400, height: 800 });
    expect(await tops()).toBe(3);
  },
);

test('another overview begins with an empty field', async ({ page }) => {
  await open(page);
  await filter(page).fill('alone');
  // in the introduction, which gives way to what is found
  await page.locator('.folia-overview a', { hasText: 'more' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chosen');
  await expect(filter(page)).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all cards are there, the field is not', async ({ page }) => {
    await page.goto('api/');
    expect(await shown(page).catch(() => null)).toEqual(everything);
    await expect(page.locator('.folia-filter')).toBeHidden();
  });
});
