import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hold } from '../../harness/hold';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import type { RunningSite } from '../../harness/site-pool';
import { expect, test as siteTest } from '../../harness/test';

/** Changes files of the running site, and changes them back after the test. */
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
  // Files that are changed back may reload the page, which would disturb the next test.
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

/** The link to the reference of errors. */
const explanation = (page: Page) => page.getByRole('link', { name: /\/reference\/errors\.md#[a-z-]+$/ }).first();

/** What a browser logs while no server answers. */
const restarting =
  /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of 50\d/;

test.describe('the browser shows what was saved', requirement('CF-12'), () => {
  test('a saved page, without a reload; the scroll position is kept', dev, async ({ page, edit }) => {
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

  test('a fragment, without a reload', dev, async ({ page, edit }) => {
    await page.goto('whole');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    edit.replace('parts/part.mdx', 'Words of the fragment.', 'Other words of the fragment.');
    await expect(page.getByText('Other words of the fragment.')).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });

  test('a file that a code block quotes', dev, async ({ page, edit }) => {
    await page.goto('whole');
    await hydrated(page);
    edit.replace('samples/sample.ts', 'first version', 'second version');
    await expect(page.locator('.folia-code')).toContainText('second version');
  });

  test('_meta.json, without a reload', dev, async ({ page, edit }) => {
    await page.goto('');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    edit.replace('docs/_meta.json', 'The last', 'The very last');
    await expect(page.locator('.folia-sidebar')).toContainText('The very last');
    expect(await isSameDocument()).toBe(true);
  });

  test('the title of another page, in the sidebar', { ...dev, ...requirement('SB-22') }, async ({ page, edit }) => {
    await page.goto('');
    await hydrated(page);
    edit.replace('docs/whole.mdx', '# Whole', '# Entire');
    await expect(page.locator('.folia-sidebar')).toContainText('Entire');
  });

  test('the configuration: the server says so and restarts', dev, async ({ page, edit, site, consoleErrors }) => {
    consoleErrors.expect(restarting);
    await page.goto('last');
    await hydrated(page);
    await expect(page).toHaveTitle('Last - Dev');
    edit.replace('folia.config.ts', "title: 'Dev'", "title: 'Renamed'");
    await expect(page).toHaveTitle('Last - Renamed', { timeout: 20_000 });
    expect(site.output()).toMatch(/configuration has changed/);
    await hydrated(page);
    edit.restore();
    await expect(page).toHaveTitle('Last - Dev', { timeout: 20_000 });
  });

  test('the label table', dev, async ({ page, edit, consoleErrors }) => {
    consoleErrors.expect(restarting);
    await page.goto('last');
    await hydrated(page);
    const label = page.locator('.site-label');
    await expect(label).toHaveText('A label.');
    edit.replace('i18n.json', 'A label.', 'Another label.');
    await expect(label).toHaveText('Another label.', { timeout: 20_000 });
    await hydrated(page);
    edit.restore();
    await expect(label).toHaveText('A label.', { timeout: 20_000 });
  });
});

test('a style sheet takes effect without a reload', dev, async ({ page, edit }) => {
  await page.goto('');
  await hydrated(page);
  const note = page.locator('.site-note');
  await expect(note).toHaveCSS('color', 'rgb(10, 20, 30)');
  const isSameDocument = await markDocument(page);
  edit.replace('site.css', 'rgb(10, 20, 30)', 'rgb(200, 100, 50)');
  await expect(note).toHaveCSS('color', 'rgb(200, 100, 50)');
  expect(await isSameDocument()).toBe(true);
});

test('a component is refreshed in place, in the layout and as an island', dev, async ({ page, edit }) => {
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

test('a changed component is in the HTML of the next visit', dev, async ({ page, edit, site }) => {
  await page.goto('long');
  await hydrated(page);
  edit.replace('components/Counter.tsx', 'count {count}', 'number {count}');
  edit.replace('components/Note.tsx', 'A note above every page.', 'A fresh note.');
  const html = async () => (await page.request.get(`${site.url}long`)).text();
  await expect.poll(html, { timeout: 15_000 }).toMatch(/A fresh note\.[\s\S]*number /);
});

test('a document whose code changes while it is loading is loaded again', { tag: ['@dev-only', '@all'] }, async ({
  page,
  edit,
  site,
}) => {
  const html = async () => (await page.request.get(`${site.url}long`)).text();
  const scripts = await hold(page, '**/static/js/main.js*');
  await page.goto('long', { waitUntil: 'commit' });
  await expect(page.locator('.site-note')).toHaveText('A note above every page.');
  edit.replace('components/Note.tsx', 'A note above every page.', 'A fresh note.');
  await expect.poll(html, { timeout: 15_000 }).toContain('A fresh note.');
  scripts.release();
  await expect(page.locator('.site-note')).toHaveText('A fresh note.');
  await hydrated(page);
  await expect(page.locator('.site-note')).toHaveText('A fresh note.');
});

test(
  'an error is shown above the page with file, line and code, until it is fixed',
  dev,
  async ({ page, edit, consoleErrors }) => {
    consoleErrors.expect(/the server responded with a status of 500/);
    await page.goto('long');
    await hydrated(page);
    edit.replace('docs/long.mdx', 'The last words.', 'The last {words.');
    await expect(page.getByText(/long\.mdx:\d+/).first()).toBeVisible();
    await expect(page.getByText(/> \d+ \| The last \{words\./).first()).toBeVisible();
    await expect(explanation(page)).toBeVisible();
    edit.replace('docs/long.mdx', 'The last {words.', 'The last words, fixed.');
    await expect(page.getByText('The last words, fixed.')).toBeAttached();
    await expect(page.getByText(/long\.mdx:\d+/)).toHaveCount(0);
  },
);

test(
  'a page with an error can be visited, and is shown once the error is fixed',
  dev,
  async ({ page, edit, consoleErrors }) => {
    consoleErrors.expect(/the server responded with a status of 500/);
    edit.replace('docs/last.md', '# Last', '---\ntitle: [\n---\n\n# Last');
    await expect(async () => {
      await page.goto('last');
      await expect(page.getByText(/last\.md:\d+/).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(explanation(page)).toBeVisible();
    edit.replace('docs/last.md', '---\ntitle: [\n---\n\n# Last', '# Last again');
    await expect(page.locator('main h1')).toContainText('Last again');
    await expect(page.getByText(/last\.md:\d+/)).toHaveCount(0);
  },
);

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

test('a new page appears, and a page that is removed answers 404', dev, async ({ page, site, consoleErrors }) => {
  consoleErrors.expect(/404/);
  await page.goto('');
  // one that is not hydrated yet would load itself again when the page appears
  await hydrated(page);
  const path = join(site.folder, 'docs/brand-new.md');
  writeFileSync(path, '# Brand new\n\nJust written.\n');
  const status = async () => (await page.request.get(`${site.url}brand-new`)).status();
  await expect.poll(status).toBe(200);
  await page.goto('brand-new');
  await expect(page.getByText('Just written.')).toBeVisible();
  rmSync(path);
  await expect.poll(status).toBe(404);
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
