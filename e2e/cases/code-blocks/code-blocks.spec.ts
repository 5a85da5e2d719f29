import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { blockWith, copied, copyButton, isCut, siteNamed, wrapButton } from './blocks';

test('every block has both buttons, inline code has none', requirement('CB-01'), async ({ page }) => {
  for (const path of ['', 'all']) {
    await page.goto(path);
    await hydrated(page);
    const blocks = page.locator('.folia-code');
    const count = await blocks.count();
    expect(count).toBeGreaterThan(2);
    await expect(page.locator('.folia-code > .folia-code-buttons')).toHaveCount(count);
    await expect(page.locator('.folia-code-buttons [title="Copy code"]')).toHaveCount(count);
    await expect(page.locator('.folia-code-buttons [title="Toggle code wrap"]')).toHaveCount(count);
    await expect(page.locator('main :not(pre) > code')).toHaveCount(path === '' ? 1 : 0);
    await expect(page.locator('main p button')).toHaveCount(0);
  }
});

test('the buttons are labelled in the language of the page', async ({ page }) => {
  await page.goto('zh/');
  await hydrated(page);
  const block = page.locator('.folia-code').first();
  await block.hover();
  await expect(block.getByRole('button', { name: '复制代码' })).toBeVisible();
  await expect(block.locator('[title="切换代码换行"]')).toBeAttached();
  await expect(page.getByText('展开全部 15 行')).toBeVisible();
});

test(
  'buttons appear on hover and on focus, at the upper right, and are reached by keyboard',
  requirement('CB-08'),
  async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    const block = blockWith(page, 'long long');
    const buttons = block.locator('.folia-code-buttons');
    await page.mouse.move(0, 0);
    await expect(buttons).toHaveCSS('opacity', '0');
    await block.locator('pre').hover();
    await expect(buttons).toHaveCSS('opacity', '1');
    const [frame, corner] = [await block.boundingBox(), await buttons.boundingBox()];
    expect((frame?.x ?? 0) + (frame?.width ?? 0) - (corner?.x ?? 0) - (corner?.width ?? 0)).toBeLessThan(16);
    expect((corner?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(16);
    await page.mouse.move(0, 0);
    await expect(buttons).toHaveCSS('opacity', '0');
    await block.locator('pre').focus();
    await expect(buttons).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await expect(wrapButton(block)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(copyButton(block)).toBeFocused();
  },
);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the buttons are always visible, and large enough for a finger', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('');
    await hydrated(page);
    const block = blockWith(page, 'defineConfig');
    await expect(block.locator('.folia-code-buttons')).toHaveCSS('opacity', '1');
    // Clicks around the rendered button count too.
    const box = await copyButton(block).boundingBox();
    expect(box).not.toBeNull();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) - 5);
    await expect(block.locator('[data-copied]')).toBeVisible();
    const covered = await page.locator('.folia-code').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const code = block.querySelector('pre')?.getBoundingClientRect();
        const buttons = [...block.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
        const over = buttons.filter(
          ({ width, left, bottom }) => code && width > 0 && left < code.right - 1 && bottom > code.top + 1,
        );
        return over.length > 0 ? [block.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
  });
});

test('the text is copied exactly', requirement('CB-03'), async ({ page, context }) => {
  await page.goto('');
  await hydrated(page);
  const exact = '  indented, with <tags> & "quotes"\n\ta tab\n\nthe last line\\';
  expect(await copied(context, page, blockWith(page, 'indented'))).toBe(exact);
  const numbered = 'const first = 1;\nconst second = 2;';
  expect(await copied(context, page, blockWith(page, 'const first'))).toBe(numbered);
  expect(await copied(context, page, page.locator('li .folia-code'))).toBe('npm install folia');
  const all = Array.from(
    { length: 20 },
    (_, index) => `const line${String(index + 1).padStart(2, '0')} = ${index + 1};`,
  );
  expect(await copied(context, page, blockWith(page, 'line01'))).toBe(all.join('\n'));
});

test(
  'the copied state lasts two seconds from the last click, then the button loses the focus',
  requirement('AX-11', 'CB-02', 'CN-18'),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('');
    await hydrated(page);
    const block = blockWith(page, 'defineConfig');
    const button = copyButton(block);
    await block.hover();
    const icon = () => button.evaluate((element) => getComputedStyle(element, '::after').maskImage);
    const before = await icon();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(button).toHaveAttribute('data-copied');
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await icon()).not.toBe(before);
    await page.clock.runFor(1500);
    await button.click();
    await expect(button).toHaveAttribute('data-copied', '2');
    await page.clock.runFor(1900);
    await expect(button).toHaveAttribute('data-copied');
    await expect(button).toBeFocused();
    await page.clock.runFor(100);
    await expect(button).not.toHaveAttribute('data-copied');
    await expect(button).not.toBeFocused();
    expect(await icon()).toBe(before);
  },
);

test('title and marked lines, in any order', requirement('CB-07'), async ({ page }) => {
  for (const path of ['', 'all']) {
    await page.goto(path);
    const first = page.locator('.folia-code').first();
    await expect(first.locator('.folia-code-title')).toHaveText('rslib.config.ts');
    await expect(first.locator('.line').first()).toHaveClass(/highlighted/);
  }
  await page.goto('');
  await expect(blockWith(page, 'defineConfig').locator('.highlighted')).toHaveCount(4);
  const order = blockWith(page, 'const first');
  await expect(order.locator('.folia-code-title')).toHaveText('order.js');
  await expect(order.locator('.highlighted')).toHaveText(['const second = 2;']);
});

test('notations mark lines and are removed; the marks differ not by colour alone', async ({ page }) => {
  await page.goto('');
  const block = blockWith(page, 'const plain');
  for (const [mark, text] of [
    ['.diff.add', 'const added = true;'],
    ['.diff.remove', 'const gone = true;'],
    ['.focused', 'const seen = true;'],
    ['.error', 'const wrong = true;'],
    ['.warning', 'const risky = true;'],
    ['.highlighted', 'const marked = true;'],
  ] as const)
    await expect(block.locator(mark)).toHaveText(text);
  await expect(page.getByText('[!code')).toHaveCount(0);
  const signs = await block
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content.charAt(1)));
  expect(signs.slice(0, 6)).toEqual(['o', '+', '-', 'o', '×', '!']);
});

test(
  'blocks in lists, callouts and tabs are highlighted and have buttons, inline code has none',
  requirement('CB-09'),
  async ({ page, context }) => {
    await page.goto('');
    await hydrated(page);
    for (const within of ['li', '.folia-callout']) {
      await expect(page.locator(`${within} .folia-code [class^="t-"]`).first()).toBeVisible();
      await expect(page.locator(`${within} .folia-code-buttons button`)).toHaveCount(2);
    }
    const inline = page.getByText('code', { exact: true });
    expect(await inline.evaluate((code) => code.closest('pre, .folia-code'))).toBeNull();
    await expect(page.getByRole('paragraph').filter({ has: inline }).getByRole('button')).toHaveCount(0);
    await page.goto('all');
    await hydrated(page);
    await page.getByRole('tab', { name: 'Two' }).click();
    const inTab = blockWith(page, 'inOther');
    await expect(inTab.locator('[class^="t-"]').first()).toBeVisible();
    expect(await copied(context, page, inTab)).toBe('const inOther: number = 2;');
  },
);

test.describe('wrapping and line numbers', requirement('CB-05', 'CB-06', 'SF-14'), () => {
  test('lines do not wrap by default; the toggle changes its own block only', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    const long = blockWith(page, 'long long');
    await expect(page.locator('.folia-code[data-wrap]')).toHaveCount(1);
    await long.scrollIntoViewIfNeeded();
    await expect.poll(() => isCut(long)).toBe(true);
    expect(await isCut(blockWith(page, 'wrapped wrapped'))).toBe(false);
    await long.hover();
    await wrapButton(long).click();
    await expect.poll(() => isCut(long)).toBe(false);
    await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.folia-code[data-wrap]')).toHaveCount(2);
    await wrapButton(long).click();
    await expect.poll(() => isCut(long)).toBe(true);
    await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'false');
  });

  test('no line numbers by default, also where lines are marked; one block may ask for them', async ({ page }) => {
    await page.goto('');
    const numbers = (text: string) =>
      blockWith(page, text)
        .locator('.line')
        .last()
        .evaluate((line) => {
          const { content } = getComputedStyle(line, '::before');
          return content;
        });
    expect(await numbers('defineConfig')).toBe('none');
    expect(await numbers('const first')).toContain('counter');
    await expect(page.locator('.folia-code[data-lines]')).toHaveCount(1);
  });

  test('each line has its own number', async ({ page, context }) => {
    await page.goto('');
    await blockWith(page, 'const first').scrollIntoViewIfNeeded();
    // a style does not tell what its counter shows
    const session = await context.newCDPSession(page);
    const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
    const { nodes, layout } = documents[0] ?? {};
    const made = new Set(nodes?.pseudoType?.index);
    const texts = layout?.text.filter((_, index) => made.has(layout.nodeIndex[index] ?? -1)) ?? [];
    expect(texts.map((index) => strings[index]).filter((text) => /^\d+$/.test(text ?? ''))).toEqual(['1', '2']);
  });

  test('options of the site apply to all blocks, those of a block go first', async ({ page, sites }) => {
    const { url } = await siteNamed(sites, 'site-settings');
    await page.goto(url);
    await hydrated(page);
    const titled = (title: string) => blockWith(page, title);
    expect(await isCut(titled('wraps'))).toBe(false);
    await expect(titled('wraps')).toHaveAttribute('data-lines');
    expect(await isCut(titled('differs'))).toBe(true);
    await expect(titled('differs')).not.toHaveAttribute('data-lines');
    await expect(titled('long').locator('summary')).toBeVisible();
    await expect(titled('open').locator('summary')).toHaveCount(0);
    await expect(titled('short').locator('summary')).toHaveCount(0);
    await titled('wraps').hover();
    await expect(titled('wraps').getByRole('button', { name: 'Take it' })).toBeVisible();
    await titled('wraps').getByRole('button', { name: 'Wrap it' }).click();
    await expect.poll(() => isCut(titled('wraps'))).toBe(true);
  });

  test('an option of the site numbers the blocks with marked lines', async ({ page, sites }) => {
    const { url } = await siteNamed(sites, 'site-numbered');
    await page.goto(url);
    await expect(blockWith(page, 'marked')).toHaveAttribute('data-lines');
    await expect(blockWith(page, 'plain')).not.toHaveAttribute('data-lines');
  });
});

test('code that is not laid out yet takes the height that it has afterwards', async ({ page }) => {
  await page.goto('');
  const heights = await page.locator('.folia-code:not([data-wrap], :has(summary)) > pre').evaluateAll((blocks) =>
    blocks.map((block) => {
      const assumed = getComputedStyle(block).containIntrinsicBlockSize.replace('auto ', '');
      return [Number.parseFloat(assumed), block.firstElementChild?.getBoundingClientRect().height ?? 0] as const;
    }),
  );
  expect(heights.length).toBeGreaterThan(2);
  for (const [assumed, height] of heights) expect(assumed).toBe(height);
});
