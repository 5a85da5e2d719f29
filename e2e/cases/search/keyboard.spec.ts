import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test.describe('by keyboard', requirement('AX-01'), () => {
  test(
    'Ctrl K and Cmd K open and close it wherever the focus is; a slash opens, Escape closes, the focus returns',
    requirement('SU-02', 'SU-06'),
    async ({ page }) => {
      await page.goto('guide/start');
      await hydrated(page);
      await page.evaluate(() => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input aria-label="Elsewhere">');
        const pressed: KeyboardEvent[] = [];
        Object.assign(window, { pressed });
        addEventListener('keydown', (event) => event.key === 'k' && pressed.push(event));
      });
      const { dialog, field } = searchOf(page);
      const elsewhere = page.getByLabel('Elsewhere');
      const link = page.locator('.folia-sidebar a').first();
      for (const from of [link, elsewhere])
        for (const keys of ['Control+k', 'Meta+k']) {
          await from.focus();
          await page.keyboard.press(keys);
          await expect(dialog).toBeVisible();
          await expect(field).toBeFocused();
          await page.keyboard.press(keys);
          await expect(dialog).toBeHidden();
          await expect(from).toBeFocused();
        }
      const prevented = await page.evaluate(() =>
        // kept above
        (window as unknown as { pressed: KeyboardEvent[] }).pressed.map((event) => event.defaultPrevented),
      );
      expect(prevented).toEqual(Array(8).fill(true));
      await elsewhere.press('/');
      await expect(elsewhere).toHaveValue('/');
      await expect(dialog).toBeHidden();
      await link.focus();
      await page.keyboard.press('/');
      await expect(dialog).toBeVisible();
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    },
  );

  test('arrows move, wrap and scroll, Enter opens', requirement('SU-04'), async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 300 });
    await page.goto('guide/start');
    const { open, ask, hits, selected, dialog } = searchOf(page);
    await open();
    await ask('e');
    const [first, last] = [hits.first(), hits.last()];
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(last).not.toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(first).not.toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toHaveCount(1);
    const target = new URL((await selected.getAttribute('href')) ?? '', page.url());
    const isSameDocument = await markDocument(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(target.href);
    expect(await isSameDocument()).toBe(true);
  });
});

test('a slash right after Escape opens it again, however soon', async ({ page }) => {
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

test('the shortcut works before the page is hydrated', async ({ page }) => {
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
  // a repeated press would come with the frame after hydration
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(0)))));
  await expect(page.locator('dialog.folia-search')).toBeVisible();
});
