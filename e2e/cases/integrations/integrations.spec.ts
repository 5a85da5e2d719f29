import { expect, test } from '../../harness/test';

test.beforeEach(async ({ page }) => {
  const body = 'document.documentElement.dataset.stats = "on"';
  await page.route(/\.example\//, (route) => route.fulfill({ contentType: 'text/javascript', body }));
});

test('pages and fragments import packages, and files by the names of tsconfig.json', async ({ page }) => {
  await page.goto('');
  const text = page.locator('main .folia-doc');
  await expect(text.locator('.first.second')).toHaveAttribute('data-react', '19');
  await expect(text.locator('.folia-badge')).toHaveText(['by an alias', 'a part', 'from the theme']);
});

test('scripts, styles and frames that the configuration names are loaded, others are not', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/other\.example/);
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('.example/')) asked.push(response.url());
  });
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-stats', 'on');
  await page.evaluate(() => {
    for (const address of ['https://video.example/1', 'https://other.example/1']) {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
    }
  });
  await expect.poll(() => asked).toEqual(['https://stats.example/s.js', 'https://video.example/1']);
});

test('hosts get the policy of the pages and what only a header can say', { tag: '@build-only' }, async ({ page }) => {
  await page.goto('');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const [netlify, nginx, vercel] = await Promise.all(
    ['_headers', 'nginx.conf', 'vercel.json'].map(async (file) => (await page.request.get(`/${file}`)).text()),
  );
  const whole = `${policy}; frame-ancestors 'self' https://portal.example`;
  expect(netlify).toContain(`/*\n  Content-Security-Policy: ${whole}\n  Referrer-Policy: strict-origin`);
  expect(nginx).toContain(`add_header Content-Security-Policy "${whole}" always;\n`);
  expect(await (await page.request.get('/_redirects')).text()).toBe('/old/start /#integrations 301!\n');
  expect(nginx).toContain('location = "/old/start" { return 301 "/#integrations"; }\n');
  expect(JSON.parse(vercel ?? '').redirects).toEqual([
    { source: '/old/start', destination: '/#integrations', permanent: true },
  ]);
  expect(JSON.parse(vercel ?? '').headers[0]).toMatchObject({
    source: '/(.*)',
    headers: expect.arrayContaining([{ key: 'X-Content-Type-Options', value: 'nosniff' }]),
  });
});

test('plugins of the bundler, names and constants work while rendering and in the browser', async ({ page }) => {
  await page.goto('');
  const release = page.locator('main').getByRole('button', { name: /^release 7/ });
  await expect(release).toHaveText('release 7: 0');
  await expect(release).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(async () => {
    await release.click();
    await expect(release).not.toHaveText('release 7: 0', { timeout: 500 });
  }).toPass();
});

test("Tailwind's utilities win over the theme, its reset does not", async ({ page }) => {
  await page.goto('');
  await expect(page.locator('.utility')).toHaveCSS('text-align', 'right');
  const lists = page.locator('main .folia-doc :is(ul, ol)');
  expect(await lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).listStyleType))).toEqual([
    'disc',
    'circle',
    'decimal',
  ]);
  const heading = page.locator('main h1');
  expect(await heading.evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize))).toBeGreaterThan(24);
});

test('an address that has moved leads on', async ({ page }) => {
  await page.goto('old/start');
  await expect(page).toHaveURL(/:\d+\/#integrations$/);
  await expect(page.locator('main h1')).toContainText('Integrations');
});
