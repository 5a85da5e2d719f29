import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from './remote-test';
import { documentOf, json } from './stub';

const twoGroups = (origin: string) => [
  {
    index: 'other',
    hits: [
      documentOf('Bundle elsewhere', { domain: origin, routePath: '/there' }),
      documentOf('Bundle two', { domain: origin, routePath: '/there/2' }),
    ],
  },
  {
    index: 'own',
    hits: [
      documentOf('Bundle guide', {
        content: 'About.\nBundle modes\nOne file.',
        toc: [{ id: 'bundle', text: 'Bundle modes', depth: 2, charIndex: 7 }],
      }),
    ],
  },
];

test('RS-04 the question: a GET for each pause, nothing before', requirement('RS-01'), async ({ page, stub }) => {
  stub.answer(json([]));
  await page.goto('zh/guide/start');
  const { open, ask } = searchOf(page);
  await open();
  expect(stub.asked).toEqual([]);
  await ask('a&b=产物 #?');
  expect(stub.asked).toEqual([{ keyword: 'a&b=产物 #?', limit: '7', searchIndexes: 'own,other', lang: 'zh' }]);
});

test(
  'RS-05 SU-08 SU-05 a tab for each index: the own one first and in this tab, the other beside it',
  requirement('RS-02'),
  async ({ page, context, stub }) => {
    stub.answer(json(twoGroups(stub.origin)));
    await page.goto('guide/local');
    const { open, ask, hits, dialog } = searchOf(page);
    await open();
    await ask('bundle');
    const tabs = dialog.locator('.folia-search-tabs button');
    await expect(tabs).toHaveText(['own 2', 'Other site 2']);
    await expect(tabs.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(1).click();
    await expect(hits.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(hits.nth(0)).toHaveAttribute('href', `${stub.origin}/there`);
    await dialog.getByRole('combobox').focus();
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const beside = await opened;
    await expect(beside).toHaveURL(`${stub.origin}/there`);
    expect(await beside.evaluate(() => window.opener)).toBeNull();
    await beside.close();
    await expect(dialog).toBeVisible();
    await tabs.nth(0).click();
    await expect(hits.nth(0)).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('combobox').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/guide\/start(#bundle)?$/);
    expect(context.pages().length).toBe(1);
  },
);

test('SU-08 RS-05 one group has no tabs; when this site has no hits, those of others still open beside', async ({
  page,
  stub,
}) => {
  stub.answer(json([{ index: 'default', hits: [documentOf('Bundle')] }]));
  await page.goto('guide/local');
  const { open, ask, hits, dialog } = searchOf(page);
  await open();
  await ask('bundle');
  await expect(hits).not.toHaveCount(0);
  await expect(hits.first()).not.toHaveAttribute('target');
  await expect(dialog.locator('.folia-search-tabs')).toHaveCount(0);
  stub.answer(json([{ index: 'other', hits: [documentOf('Modes', { domain: stub.origin })] }]));
  await ask('modes');
  await expect(dialog.getByText('No results for "modes"')).toBeVisible();
  await dialog.getByRole('button', { name: 'Other site' }).click();
  await expect(hits.first()).toHaveAttribute('target', '_blank');
  stub.answer(json([{ index: 'own', hits: [documentOf('Files')] }]));
  await ask('files');
  await expect(hits.first()).not.toHaveAttribute('target');
});

test('a spinner turns while the server is asked', requirement('SU-09'), async ({ page, stub }) => {
  const waiting: (() => void)[] = [];
  stub.answer((response) => void waiting.push(() => json([{ index: 'own', hits: [documentOf('Bundle')] }])(response)));
  await page.goto('guide/start');
  const { open, field, hits, dialog } = searchOf(page);
  await open();
  const spinner = dialog.locator('.folia-search-spinner');
  await expect(spinner).toHaveCount(0);
  await field.fill('bundle');
  await expect(spinner).toBeVisible();
  await expect(dialog.getByText('Searching…')).toBeVisible();
  await expect.poll(() => waiting.length).toBe(1);
  for (const answer of waiting) answer();
  await expect(hits).not.toHaveCount(0);
  await expect(spinner).toHaveCount(0);
});

test(
  'a hit that has other words than the query shows and marks the place that the server names',
  requirement('RS-06'),
  async ({ page, stub }) => {
    const content = 'Whatever bundlers do, they make files.';
    stub.answer(
      json([
        { index: 'own', hits: [documentOf('Builds', { content, matches: { content: [{ start: 9, length: 8 }] } })] },
      ]),
    );
    await page.goto('guide/start');
    const { open, ask, hits } = searchOf(page);
    await open();
    await ask('packaging');
    await expect(hits).toHaveCount(1);
    await expect(hits.first()).toContainText(content);
    await expect(hits.locator('mark')).toHaveText('bundlers');
  },
);

test('the domain of a hit stands before its link; of this site’s hits not while it is being written', {
  tag: '@dev',
  ...requirement('RS-07'),
}, async ({ page, site, stub }) => {
  const away = { domain: 'https://docs.example/' };
  stub.answer(
    json([
      { index: 'own', hits: [documentOf('Bundle', away)] },
      { index: 'other', hits: [documentOf('Bundle', away)] },
    ]),
  );
  await page.goto('guide/start');
  const { open, ask, hits, dialog } = searchOf(page);
  await open();
  await ask('bundle');
  const path = '/guide/start';
  await expect(hits.first()).toHaveAttribute('href', site.mode === 'dev' ? path : `https://docs.example${path}`);
  await dialog.getByRole('button', { name: 'Other site' }).click();
  await expect(hits.first()).toHaveAttribute('href', `https://docs.example${path}`);
});

test('RS-01 the page may ask the server of the configuration and no one else', { tag: '@build-only' }, async ({
  page,
  stub,
}) => {
  await page.goto('guide/start');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy?.split('; ').find((part) => part.startsWith('connect-src'))).toBe(`connect-src 'self' ${stub.origin}`);
});
