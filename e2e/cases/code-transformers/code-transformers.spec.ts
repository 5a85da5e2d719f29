import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { blockWith, copied } from '../code-blocks/blocks';

test('the transformers of Shiki mark lines, words and white space', { tag: '@dev' }, async ({ page }) => {
  await page.goto('');
  const diff = blockWith(page, 'export function');
  await expect(diff.locator('.folia-code-title')).toHaveText('diff.ts');
  await expect(diff.locator('pre')).toHaveClass('shiki folia-classes has-diff has-highlighted');
  await expect(diff.locator('.diff.remove')).toHaveText(/^\s*const sum = a;\s*$/);
  await expect(diff.locator('.diff.add')).toHaveText(/^\s*const sum = a \+ b;\s*$/);
  await expect(diff.locator('.own-highlighted')).toHaveText(/^\s*return sum;\s*$/);
  await expect(diff.locator('.tab')).toHaveCount(3);
  await expect(diff.locator('.tab').first()).toHaveCSS('position', 'relative');
  await expect(diff).not.toContainText('[!code');
  await expect(page.locator('.highlighted-word')).toHaveText(['total', 'total']);
  await expect(blockWith(page, 'two spaces').locator('.space')).toHaveCount(2);
  await expect(blockWith(page, 'A line is added')).toContainText('`// [!code ++]`');
});

test('code has the colours of the theme, and the links of a transformer', { tag: '@dev' }, async ({ page }) => {
  await page.goto('');
  const [keyword, text] = [page.locator('.t-k', { hasText: 'export' }), page.locator('pre').first()];
  const colorOf = (of: typeof keyword) => of.evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(keyword)).not.toBe(await colorOf(text));
  await expect(page.getByRole('link', { name: 'example.org' })).toHaveAttribute('href', 'https://example.org/second');
});

test('what Folia does with code goes on', { tag: '@dev' }, async ({ page }) => {
  await page.goto('');
  const numbered = page.locator('.folia-code[data-lines]');
  await expect(numbered.locator('.line')).toHaveClass(['line highlighted', 'line error']);
  await expect(numbered.locator('pre')).toHaveAttribute('style', '--lines:2');
  const shell = blockWith(page, 'npm install');
  await expect(shell.locator('.line').first()).toHaveClass('line diff add');
  await expect(shell.locator('.prompt')).toHaveCount(1);
});

test('clean code is copied', { tag: '@dev' }, async ({ page, context }) => {
  await page.goto('');
  await hydrated(page);
  expect(await copied(context, page, blockWith(page, 'export function'))).toBe(
    'export function add(a: number, b: number) {\n\tconst sum = a;\n\tconst sum = a + b;\n\treturn sum;\n}',
  );
  expect(await copied(context, page, blockWith(page, 'npm install'))).toBe('npm install folia\nadded 1 package');
  expect(await copied(context, page, blockWith(page, 'two spaces'))).toBe('  two spaces');
});
