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
    // nothing but what makes the page plain
    expect(new Set(requests.filter((url) => url.endsWith('.js') && !/\/main\./.test(url))).size).toBe(1);
    await expect(page.locator('[data-folia-hydrated]')).toHaveCount(0);
  });

test('at 360 px without popovers the page can be read, and its lists lead on', { tag: '@build-only' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
  });
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('guide/start/');
  const sidebar = page.locator('.folia-sidebar');
  await expect(sidebar).toBeVisible();
  await expect(page.locator('.folia-mobile-bar')).toBeHidden();
  await expect(page.locator('.folia-hamburger')).toBeHidden();
  const boxes = await Promise.all(
    ['.folia-header', '.folia-sidebar', 'main'].map((part) => page.locator(part).boundingBox()),
  );
  // one below the other
  for (const [index, box] of boxes.entries()) {
    expect(box?.x).toBe(0);
    expect(box?.y).toBeGreaterThanOrEqual((boxes[index - 1]?.y ?? 0) + (boxes[index - 1]?.height ?? 0) - 1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await sidebar.getByRole('link', { name: 'Page p01', exact: true }).click();
  await expect(page.getByText('This is p01.')).toBeVisible();
});

test('a reload of an address with a hash comes to its place', { tag: ['@build-only', '@all'] }, async ({ page }) => {
  await page.goto('guide/long/#part-7');
  await hydrated(page);
  const top = () => page.locator('#part-7').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  await page.reload();
  await hydrated(page);
  await expect.poll(top).toBeLessThan(200);
});

test('another page with a hash is shown at its place where the browser does not find it', {
  tag: ['@build-only', '@all'],
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

test('back comes to the height of its entry where the browser takes that of another one', {
  tag: '@build-only',
}, async ({ page }) => {
  await page.addInitScript(() => {
    NavigateEvent.prototype.scroll = () => scrollTo(0, 120);
  });
  await page.goto('guide/long');
  await hydrated(page);
  const move = async (top: number, name: string) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page
      .locator('.folia-sidebar')
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toContainText(name);
  };
  await move(700, 'The start');
  await move(0, 'A long page');
  await move(400, 'Page p01');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goBack();
  await expect.poll(scrolled).toBe(400);
  await page.evaluate(() => history.go(-2));
  await expect.poll(scrolled).toBe(700);
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
