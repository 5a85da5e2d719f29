import { expect, test } from '../harness/website-test';

for (const [former, address, heading] of [
  ['guide/solution/react#jsx-transform', /\/guide\/framework\/react#jsx-transform$/, 'JSX'],
  ['guide/basic/output-structure', /\/guide\/basic\/output-files$/, 'Output Files'],
  ['blog/#rslib-1-0', /\/blog\/#rslib-1-0$/, "What's new in Rslib 1.0"],
  ['blog/#syntax', /\/blog\/rslib-1-0#syntax$/, 'The syntax follows engines.node'],
  ['zh/blog/#keep-the-old-output', /\/zh\/blog\/rslib-1-0#keep-the-old-output$/, '保留旧的产物'],
  ['config/lib#dts', /\/config\/lib\/dts$/, 'lib.dts'],
  ['zh/config/lib#autoexternal', /\/zh\/config\/lib\/auto-external$/, 'lib.autoExternal'],
  ['config/lib/shims#shimsesm__dirname', /\/config\/lib\/shims#shimsesm__dirname$/, '__dirname and __filename'],
] as const)
  test(`${former}, which the tool or a link names, leads to its heading`, {
    tag: former.includes('#') && !/^(blog\/#syntax|config\/lib#dts)$/.test(former) ? '@all' : [],
  }, async ({ page }) => {
    await page.goto(former);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeInViewport();
  });
