import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const oldBrowsers: [string, () => void][] = [
  ['popover', () => delete (HTMLElement.prototype as Partial<HTMLElement>).popover],
  [
    ':has()',
    () => {
      CSS.supports = () => false;
    },
  ],
];
for (const [feature, remove] of oldBrowsers)
  test(`without ${feature} the rendered page stays, and its links lead on`, { tag: '@build-only' }, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript(remove);
    await page.goto('guide/start/');
    await page.keyboard.press('Tab');
    await page.locator('.folia-sidebar').getByRole('link', { name: 'Page p01', exact: true }).click();
    await expect(page.getByText('This is p01.')).toBeVisible();
    expect(requests.filter((url) => url.endsWith('.js') && !/\/main\./.test(url))).toEqual([]);
    await expect(page.locator('[data-folia-hydrated]')).toHaveCount(0);
  });

test('a reload of an address with a hash comes to its place', { tag: '@build-only' }, async ({ page }) => {
  await page.goto('guide/long/#part-7');
  await hydrated(page);
  const top = () => page.locator('#part-7').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  await page.reload();
  await hydrated(page);
  await expect.poll(top).toBeLessThan(200);
});

test('another page with a hash is shown at its place where the browser does not find it', {
  tag: '@build-only',
}, async ({ page, site }) => {
  await page.addInitScript(() => {
    NavigateEvent.prototype.scroll = () => {};
  });
  await page.goto('guide/start/');
  await hydrated(page);
  await page.evaluate((url) => void navigation.navigate(url), `${site.url}guide/long/#%70art-7`);
  const top = () => page.locator('#part-7').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
});

test('pages require Trusted Types: hydration, another page and search work', { tag: '@build-only' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /requires 'TrustedScript' assignment|violates the following Content Security Policy directive|example\.invalid/,
  );
  await page.goto('guide/start/');
  expect(
    await page.locator('meta[http-equiv]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')).join()),
  ).toContain("require-trusted-types-for 'script'");
  await hydrated(page);
  await page.locator('.folia-sidebar').getByRole('link', { name: 'Page p01', exact: true }).click();
  await expect(page.getByText('This is p01.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('p02');
  await expect(page.getByRole('option').first()).toBeVisible();
  const outcomes = await page.evaluate(async () => {
    const foreign = Object.assign(document.createElement('script'), { src: 'https://example.invalid/a.js' });
    const blocked = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
        once: true,
      }),
    );
    document.head.append(foreign);
    const directive = await blocked;
    try {
      return [directive, `ran: ${Object.assign(document.createElement('script'), { text: '1' })}`];
    } catch (error) {
      return [directive, error instanceof Error ? error.name : ''];
    }
  });
  expect(outcomes).toEqual(['script-src-elem', 'TypeError']);
});
