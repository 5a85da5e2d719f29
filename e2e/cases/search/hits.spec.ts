import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test.describe('hits', requirement('SU-19'), () => {
  test(
    'titles, headings with what is above them, and text; each with its icon, its group and its address',
    requirement('SU-11', 'SI-17'),
    async ({ page }) => {
      await page.goto('guide/start');
      const { open, ask, hits, dialog } = searchOf(page);
      await open();
      const first = hits.first();
      const icons: (string | null)[] = [];
      for (const [query, type, text, href, group] of [
        ['autoexternal', 'title', 'autoExternal', '/docs/config/auto-external', 'Config'],
        ['more options', 'header', 'First steps > Options > More options', '/docs/guide/start#more-options', 'Guide'],
        ['one file', 'content', 'Bundling puts all modules into one file.', '/docs/guide/start#options', 'Guide'],
        ['imprint', 'title', 'Imprint', '/docs/imprint', 'Documentation'],
      ] as const) {
        await ask(query);
        await expect(first, query).toHaveAttribute('data-type', type);
        await expect(first.locator('span').first(), query).toContainText(text);
        await expect(first, query).toHaveAttribute('href', href);
        await expect(dialog.getByRole('group').first(), query).toHaveAccessibleName(group);
        icons.push(await first.locator('svg path').getAttribute('d'));
        if (type === 'content') {
          const [snippet, title] = [
            await first.locator('mark').first().boundingBox(),
            await first.locator('small').boundingBox(),
          ];
          await expect(first.locator('small')).toHaveText('First steps > Options');
          expect(title?.y).toBeGreaterThan(snippet?.y ?? 0);
        }
      }
      expect(new Set(icons.slice(0, 3)).size).toBe(3);
      await ask('harbour');
      expect(await hits.evaluateAll((all) => all.map((hit) => hit.getAttribute('href')))).toEqual(
        expect.arrayContaining(['/docs/guide/start#examples-1', '/docs/guide/start#examples']),
      );
      await page.goto('zh/guide/start');
      await open();
      await ask('快速上手');
      await expect(first).toHaveAttribute('href', '/docs/zh/guide/start');
    },
  );

  test('opening a hit lands on the heading, with what was searched for marked on the page', async ({ page }) => {
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
});

test('a hit on another page is marked there in browsers that load a document for it', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });
  await page.goto('config/auto-external');
  const { open, ask } = searchOf(page);
  await open();
  await ask('modules into one');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect(page).toHaveURL(/\/guide\/start#options$/);
  const marks = () => page.evaluate(() => [...(CSS.highlights.get('folia-search') ?? [])].map(String));
  await expect.poll(marks).toEqual(expect.arrayContaining(['modules', 'one']));
  const colour = () =>
    page
      .locator('#options + p')
      .evaluate((text) => getComputedStyle(text, '::highlight(folia-search)').backgroundColor);
  expect(await colour()).not.toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect.poll(marks).toEqual([]);
  expect(await colour()).toBe('rgba(0, 0, 0, 0)');
});

test('commands are among the answers, and run by Enter', async ({ page }) => {
  await page.goto('guide/start');
  const { open, ask, selected, dialog } = searchOf(page);
  const commands = dialog.getByRole('group', { name: 'Commands' }).getByRole('option');
  await open();
  await ask('deut');
  await expect(commands).toHaveText(['Language: Deutsch']);
  await expect(commands).toHaveAttribute('href', '/docs/de/guide/start');
  await ask('dark mode');
  await expect(commands).toHaveText(['Appearance: dark']);
  await commands.hover();
  await expect(selected).toHaveText('Appearance: dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(dialog).toBeHidden();
});

for (const [path, query, lines] of [
  ['guide/start', 'zzz', ['No results for "zzz"', 'Please try again with a different keyword']],
  ['zh/guide/start', 'zzz', ['无法找到相关搜索结果 "zzz"', '请使用不同的关键字重试']],
  ['de/guide/start', 'zzz', ['Nichts gefunden zu „zzz“', 'Ein anderes Wort hilft vielleicht']],
] as const)
  test(`nothing is found: two lines, and Enter does nothing (/${path})`, {
    tag: path.startsWith('zh') ? '@all' : [],
    ...requirement('SU-13', 'ER-02'),
  }, async ({ page }) => {
    await page.goto(path);
    const { open, ask, hits, dialog } = searchOf(page);
    await open();
    await ask(query);
    await expect(dialog.locator('.folia-search-none p')).toHaveText(lines);
    await expect(hits).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(dialog).toBeVisible();
    if (path !== 'guide/start') return;
    // places to begin, and one to ask; pages with similar names come first
    const offered = dialog.getByRole('option');
    await expect(offered).toHaveText(['Begin here', 'Ask us']);
    await expect(offered.first()).toHaveAttribute('href', '/docs/guide/start');
    await ask('');
    await expect(dialog.getByRole('group', { name: 'Start here' }).getByRole('option')).toHaveText(['Begin here']);
  });

test(
  'a query is trimmed, cut after 1,000 characters, and always shown as text',
  requirement('SU-23'),
  async ({ page }) => {
    await page.goto('zh/guide/start');
    const { open, ask, hits, dialog } = searchOf(page);
    const message = dialog.locator('.folia-search-none p').first();
    await open();
    await ask('  灯塔  ');
    await expect(hits).toHaveCount(1);
    const image = '<img src=x onerror=alert(1)>';
    for (const query of [
      image,
      'qz'.repeat(2500),
      image.padEnd(5000, 'z'),
      `${'q'.repeat(990)}${image.padEnd(4010, 'z')}`,
    ]) {
      await ask(query);
      await expect(message).toHaveText(`无法找到相关搜索结果 "${query.slice(0, 1000)}"`);
    }
    await expect(dialog.locator('img')).toHaveCount(0);
  },
);
