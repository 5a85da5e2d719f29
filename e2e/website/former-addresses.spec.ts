import { hydrated } from '../harness/page-states';
import { expect, test } from '../harness/website-test';

for (const [former, address, heading] of [
  ['guide/solution/react#jsx-transform', /\/guide\/framework\/react#jsx-transform$/, 'JSX'],
  ['guide/basic/output-structure', /\/guide\/basic\/output-files$/, 'Output Files'],
  ['blog/#rslib-1-0', /\/blog\/#rslib-1-0$/, "What's new in Rslib 1.0"],
  ['blog/#syntax', /\/blog\/rslib-1-0#syntax$/, 'The syntax follows engines.node'],
  ['zh/blog/#keep-the-old-output', /\/zh\/blog\/rslib-1-0#keep-the-old-output$/, '保留旧的产物'],
  ['config/lib/shims#shimsesm__dirname', /\/config\/lib\/shims#shimsesm__dirname$/, '__dirname and __filename'],
] as const)
  test(`${former}, which the tool or a link names, leads to its heading`, {
    tag: former.includes('#') && !former.startsWith('blog/#syntax') ? '@all' : [],
  }, async ({ page }) => {
    await page.goto(former);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeInViewport();
  });

test('a link to a former heading of the blog opens it from the index, too', { tag: '@all' }, async ({ page }) => {
  await page.goto('blog/');
  await hydrated(page);
  await page.evaluate(() => {
    location.hash = '#esm-output';
  });
  await expect(page).toHaveURL(/\/blog\/rslib-1-0#esm-output$/);
  await expect(page.getByRole('heading', { name: 'Smaller ESM output' })).toBeInViewport();
});
