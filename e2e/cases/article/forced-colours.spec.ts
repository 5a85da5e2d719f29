import { expect, test } from '../../harness/test';

test('with forced colours the current entry, the selected tab and marked words can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('print');
  const tab = page.locator('[role="tab"][aria-selected="true"]').first();
  await expect(tab).toHaveCSS('border-bottom-width', '3px');
  await expect(page.locator('.folia-sidebar [aria-current="page"]')).toHaveCSS('outline-offset', '-1px');
  const colours = await page.locator('.folia-doc p').evaluateAll(([paragraph]) => {
    const mark = document.createElement('mark');
    paragraph?.append(mark);
    const probe = (of: Element) => getComputedStyle(of).backgroundColor;
    return { marked: probe(mark), page: probe(document.documentElement) };
  });
  expect(colours.marked).not.toBe(colours.page);
  expect(colours.marked).not.toBe('rgba(0, 0, 0, 0)');
});

test('the name of an option is not broken where it fits on a line; a tooltip and the search keys hold any text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('');
  const lines = await page.locator('.folia-doc p').evaluateAll(([paragraph]) =>
    ['a', 'a word', 'and more of it'].map((before) => {
      const code = document.createElement('code');
      code.textContent = '--config-loader-of-things';
      paragraph?.replaceChildren(`Here is ${before} before `, code);
      return code.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1]);
});
