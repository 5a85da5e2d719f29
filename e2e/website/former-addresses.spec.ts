import { expect, test } from '../harness/website-test';

for (const [former, address, heading] of [
  ['guide/solution/react#jsx-transform', /\/guide\/framework\/react#jsx-transform$/, 'JSX'],
  ['guide/basic/output-structure', /\/guide\/basic\/output-files$/, 'Output Files'],
  ['blog/#rslib-1-0', /\/blog\/#rslib-1-0$/, "What's new in Rslib 1.0"],
  ['config/lib/shims#shimsesm__dirname', /\/config\/lib\/shims#shimsesm__dirname$/, '__dirname and __filename'],
] as const)
  test(`${former}, which the tool or a link names, leads to its heading`, async ({ page }) => {
    await page.goto(former);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeInViewport();
  });
