import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import type { RunningSite } from '../../harness/site-pool';
import { expect, test as siteTest } from '../../harness/test';

/** Changes a file of the running site, and changes it back after the test. */
function editor(site: RunningSite) {
  const before = new Map<string, string>();
  const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');
  return {
    replace(path: string, from: string, to: string) {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not contain "${from}"`);
      if (!before.has(path)) before.set(path, text);
      writeFileSync(join(site.folder, path), text.replace(from, to));
    },
    restore() {
      for (const [path, text] of before) writeFileSync(join(site.folder, path), text);
    },
  };
}

const test = siteTest.extend<{ edit: ReturnType<typeof editor>; left: undefined }>({
  // What is changed back may have the page load itself afresh, which would get in the way of whoever uses it next.
  left: [
    async ({ page }, use) => {
      await use(undefined);
      await expect(async () => void (await page.goto('about:blank'))).toPass();
    },
    { auto: true },
  ],
  edit: async ({ site }, use) => {
    const edit = editor(site);
    await use(edit);
    edit.restore();
  },
});

const dev = { tag: '@dev-only' };

test('CF-12 a saved page shows automatically, without a reload and with scroll kept', dev, async ({ page, edit }) => {
  await page.goto('long');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.locator('.counter').click();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const scroll = await page.evaluate(() => scrollY);
  edit.replace('docs/long.mdx', 'The last words.', 'The words were changed.');
  await expect(page.getByText('The words were changed.')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  expect(await isSameDocument()).toBe(true);
});

test('CF-12 so does a fragment', dev, async ({ page, edit }) => {
  await page.goto('whole');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  edit.replace('parts/part.mdx', 'Words of the fragment.', 'Other words of the fragment.');
  await expect(page.getByText('Other words of the fragment.')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test('CF-12 so does a file that a code block quotes', dev, async ({ page, edit }) => {
  await page.goto('whole');
  await hydrated(page);
  edit.replace('samples/sample.ts', 'first version', 'second version');
  await expect(page.locator('.folia-code')).toContainText('second version');
});

test('CF-12 so does _meta.json', dev, async ({ page, edit }) => {
  await page.goto('');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  edit.replace('docs/_meta.json', 'The last', 'The very last');
  await expect(page.locator('.folia-sidebar')).toContainText('The very last');
  expect(await isSameDocument()).toBe(true);
});

test('CF-12 so does the title of another page, in the sidebar', { ...dev, ...requirement('SB-22') }, async ({
  page,
  edit,
}) => {
  await page.goto('');
  await hydrated(page);
  edit.replace('docs/whole.mdx', '# Whole', '# Entire');
  await expect(page.locator('.folia-sidebar')).toContainText('Entire');
});

test('a style sheet shows without a reload', dev, async ({ page, edit }) => {
  await page.goto('');
  await hydrated(page);
  const note = page.locator('.site-note');
  await expect(note).toHaveCSS('color', 'rgb(10, 20, 30)');
  const isSameDocument = await markDocument(page);
  edit.replace('site.css', 'rgb(10, 20, 30)', 'rgb(200, 100, 50)');
  await expect(note).toHaveCSS('color', 'rgb(200, 100, 50)');
  expect(await isSameDocument()).toBe(true);
});

test('a component shows by fast refresh, in the layout and as an island', dev, async ({ page, edit }) => {
  await page.goto('long');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  edit.replace('components/Note.tsx', 'A note above every page.', 'Another note.');
  await expect(page.locator('.site-note')).toHaveText('Another note.');
  await page.locator('.counter').click();
  edit.replace('components/Counter.tsx', 'count {count}', 'counted {count}');
  await expect(page.locator('.counter')).toHaveText('counted 1');
  expect(await isSameDocument()).toBe(true);
});

test('what was changed is in the HTML of the next visit', dev, async ({ page, edit, site }) => {
  await page.goto('long');
  await hydrated(page);
  edit.replace('components/Counter.tsx', 'count {count}', 'number {count}');
  edit.replace('components/Note.tsx', 'A note above every page.', 'A fresh note.');
  const html = async () => (await page.request.get(`${site.url}long`)).text();
  await expect.poll(html, { timeout: 15_000 }).toMatch(/A fresh note\.[\s\S]*number /);
});

test(
  'an error covers the page with file, line and frame, and goes away when fixed',
  dev,
  async ({ page, edit, consoleErrors }) => {
    consoleErrors.expect(/the server responded with a status of 500/);
    await page.goto('long');
    await hydrated(page);
    edit.replace('docs/long.mdx', 'The last words.', 'The last {words.');
    await expect(page.getByText(/long\.mdx:\d+/).first()).toBeVisible();
    await expect(page.getByText(/> \d+ \| The last \{words\./).first()).toBeVisible();
    edit.replace('docs/long.mdx', 'The last {words.', 'The last words, mended.');
    await expect(page.getByText('The last words, mended.')).toBeAttached();
    await expect(page.getByText(/long\.mdx:\d+/)).toHaveCount(0);
  },
);

test('a page with an error can be visited, and fixes itself', dev, async ({ page, edit, consoleErrors }) => {
  consoleErrors.expect(/the server responded with a status of 500/);
  edit.replace('docs/last.md', '# Last', '---\ntitle: [\n---\n\n# Last');
  await expect(async () => {
    await page.goto('last');
    await expect(page.getByText(/last\.md:\d+/).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  edit.replace('docs/last.md', '---\ntitle: [\n---\n\n# Last', '# Last again');
  await expect(page.locator('main h1')).toContainText('Last again');
  await expect(page.getByText(/last\.md:\d+/)).toHaveCount(0);
});

test('a component with an error can be fixed without a restart', dev, async ({ page, edit, consoleErrors }) => {
  consoleErrors.expect(/the server responded with a status of 500|Module build failed/);
  await page.goto('long');
  await hydrated(page);
  edit.replace('components/Note.tsx', '<p className="site-note">', '<p className=>');
  await expect(page.getByText(/Note\.tsx/).first()).toBeVisible({ timeout: 15_000 });
  edit.restore();
  await expect(page.locator('.site-note')).toHaveText('A note above every page.');
  await expect(page.getByText(/Note\.tsx/)).toHaveCount(0);
});

test('a new page appears, and a page that is taken away answers 404', dev, async ({ page, site, consoleErrors }) => {
  consoleErrors.expect(/404/);
  await page.goto('');
  const path = join(site.folder, 'docs/brand-new.md');
  writeFileSync(path, '# Brand new\n\nJust written.\n');
  const status = async () => (await page.request.get(`${site.url}brand-new`)).status();
  await expect.poll(status).toBe(200);
  await page.goto('brand-new');
  await expect(page.getByText('Just written.')).toBeVisible();
  rmSync(path);
  await expect.poll(status).toBe(404);
});

test('a changed configuration restarts the server and says so', dev, async ({ page, edit, site }) => {
  await page.goto('last');
  await hydrated(page);
  await expect(page).toHaveTitle('Last - Dev');
  edit.replace('folia.config.ts', "title: 'Dev'", "title: 'Renamed'");
  const title = async () => /<title>([^<]*)/.exec(await (await page.request.get(`${site.url}last`)).text())?.[1];
  await expect.poll(() => title().catch(() => ''), { timeout: 20_000 }).toBe('Last - Renamed');
  expect(site.output()).toMatch(/configuration has changed/);
  edit.restore();
  await expect.poll(() => title().catch(() => ''), { timeout: 20_000 }).toBe('Last - Dev');
});

/** Sends headers that `fetch` does not let through. */
const statusOf = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url, { headers }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject).end();
  });

for (const path of ['', '__folia/events'])
  test(`other hosts and origins are refused at /${path}`, dev, async ({ site }) => {
    const url = site.url + path;
    const { host } = new URL(url);
    expect(await statusOf(url, {})).toBe(200);
    expect(await statusOf(url, { origin: `http://${host}` })).toBe(200);
    expect(await statusOf(url, { host: 'evil.example' })).toBe(403);
    expect(await statusOf(url, { origin: 'https://evil.example' })).toBe(403);
  });
