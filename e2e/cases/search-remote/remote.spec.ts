import { join } from 'node:path';
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

test('the query: a GET for each pause, nothing before', requirement('RS-01'), async ({ page, stub }) => {
  stub.answer(json([]));
  await page.goto('zh/guide/start');
  const { open, ask } = searchOf(page);
  await open();
  expect(stub.asked).toEqual([]);
  await ask('a&b=产物 #?');
  expect(stub.asked).toEqual([{ keyword: 'a&b=产物 #?', limit: '7', searchIndexes: 'own,other', lang: 'zh' }]);
});

test.describe('several indexes', requirement('RS-05', 'SU-08'), () => {
  test(
    'a tab for each index: the own one first and in this tab, the other in a new one',
    requirement('RS-02', 'SU-05'),
    async ({ page, context, stub }) => {
      stub.answer(json(twoGroups(stub.origin)));
      await page.goto('guide/local');
      const { open, ask, hits, dialog, field } = searchOf(page);
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
      await field.focus();
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Enter');
      const newTab = await opened;
      await expect(newTab).toHaveURL(`${stub.origin}/there`);
      expect(await newTab.evaluate(() => window.opener)).toBeNull();
      await newTab.close();
      await expect(dialog).toBeVisible();
      await tabs.nth(0).click();
      await expect(hits.nth(0)).toHaveAttribute('aria-selected', 'true');
      await field.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/guide\/start(#bundle)?$/);
      expect(context.pages().length).toBe(1);
      // the console has no error either: every test looks at that
      const { href } = new URL(page.url());
      const enterDoesNothing = async (query: string) => {
        await page.keyboard.press('Enter');
        expect([page.url(), context.pages().length], query).toEqual([href, 1]);
      };
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await enterDoesNothing('closed dialog');
      await open();
      await enterDoesNothing('empty field');
      stub.answer(json([]));
      await ask('nothing');
      await enterDoesNothing('no hits');
      await expect(dialog).toBeVisible();
    },
  );

  test('one group has no tabs; when this site has no hits, those of others still open beside', async ({
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
});

test('closing resets the query, the selection and the tab', requirement('SU-07'), async ({ page, stub }) => {
  stub.answer(json(twoGroups(stub.origin)));
  await page.goto('guide/local');
  const { open, ask, hits, dialog, field } = searchOf(page);
  const tabs = dialog.locator('.folia-search-tabs button');
  await open();
  await ask('bundle');
  await tabs.nth(1).click();
  await field.press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(field).toHaveValue('');
  await expect(hits).toHaveCount(0);
  await ask('bundle');
  await expect(tabs.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(hits.nth(0)).toHaveAttribute('aria-selected', 'true');
});

test(
  'a spinner is shown while the server is asked, unless the site wants none',
  requirement('SU-09'),
  async ({ page, site, sites, stub }) => {
    const quiet = await sites.own(join(import.meta.dirname, 'own-site-quiet'));
    for (const [start, shown] of [
      [`${site.url}guide/start`, 1],
      [`${quiet.url}start`, 0],
    ] as const) {
      const waiting: (() => void)[] = [];
      stub.answer(
        (response) => void waiting.push(() => json([{ index: 'own', hits: [documentOf('Bundle')] }])(response)),
      );
      await page.goto(start);
      const { open, field, hits, dialog } = searchOf(page);
      await open();
      const signs = [dialog.locator('.folia-search-spinner'), dialog.getByText('Searching…')];
      for (const sign of signs) await expect(sign, start).toHaveCount(0);
      await field.fill('bundle');
      await expect.poll(() => waiting.length).toBe(1);
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(1);
      for (const sign of signs) await expect(sign, start).toHaveCount(shown);
      for (const answer of waiting) answer();
      await expect(hits).not.toHaveCount(0);
      for (const sign of signs) await expect(sign, start).toHaveCount(0);
    }
  },
);

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

test('the domain of a hit comes before its link; not for hits of this site in the dev server', {
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

test('the page may ask the server of the configuration and no one else', { tag: '@build-only' }, async ({
  page,
  stub,
}) => {
  await page.goto('guide/start');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy?.split('; ').find((part) => part.startsWith('connect-src'))).toBe(`connect-src 'self' ${stub.origin}`);
});
