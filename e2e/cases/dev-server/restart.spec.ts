import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/cli-test';
import { startFolia } from '../../harness/folia';
import { hydrated, markDocument } from '../../harness/page-states';

const box = (says: string) => `'use client';
import { useState } from 'react';

export function Box() {
  const [said, setSaid] = useState('nothing');
  return <button onClick={() => setSaid('${says}')}>{said}</button>;
}
`;
const styles = (mark: string) => `:root { --mark: ${mark}; }\n`;

const site = {
  'folia.config.ts': `export default { lang: 'en', title: 'Restarted', globalStyles: ['styles.css'], theme: { locales: [{ lang: 'en', label: 'English', title: 'Restarted' }] } };`,
  'docs/en/index.mdx': "import { Box } from '../../Box';\n\n# Home\n\n<Box />\n",
  'Box.tsx': box('first'),
  'styles.css': styles('first'),
};

/** What the code says that a browser gets from a dev server which has just been started. */
async function said(page: Page, folder: string): Promise<string[]> {
  const server = await startFolia(folder, ['dev']);
  await page.goto(server.url);
  await hydrated(page);
  const button = page.getByRole('main').getByRole('button', { name: 'nothing' });
  await button.click();
  await expect(button).toBeHidden();
  const text = await page.getByRole('main').getByRole('button').last().innerText();
  const mark = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mark'));
  await server.stop();
  return [text, mark];
}

test('what changed while no dev server was running is compiled again', { tag: ['@dev-only', '@all'] }, async ({
  page,
  fixtureDir,
}) => {
  const folder = fixtureDir.write('restarted', site);
  expect(await said(page, folder)).toEqual(['first', 'first']);
  expect(await said(page, folder)).toEqual(['first', 'first']);
  writeFileSync(join(folder, 'Box.tsx'), box('second'));
  writeFileSync(join(folder, 'styles.css'), styles('second'));
  expect(await said(page, folder)).toEqual(['second', 'second']);
});

test('a page that is open while the server is started again goes on with the new one', {
  tag: ['@dev-only', '@all'],
}, async ({ page, fixtureDir }) => {
  const folder = fixtureDir.write('reopened', site);
  const first = await startFolia(folder, ['dev']);
  const connected = page.waitForResponse('**/__folia/events');
  await page.goto(first.url);
  await connected;
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await first.stop();
  const second = await startFolia(folder, ['dev', '--port', new URL(first.url).port]);
  await expect.poll(() => isSameDocument().catch(() => true), { timeout: 20_000 }).toBe(false);
  await hydrated(page);
  writeFileSync(join(folder, 'docs/en/index.mdx'), '# Another home\n');
  await expect(page.getByRole('heading', { name: 'Another home' })).toBeVisible();
  await second.stop();
});

test('an island that no page had before is in the scripts as soon as it is in the HTML', { tag: '@dev-only' }, async ({
  fixtureDir,
}) => {
  const folder = fixtureDir.write('second', {
    ...site,
    'docs/en/index.mdx': '# Home\n',
    'docs/en/box.mdx': site['docs/en/index.mdx'],
  });
  const server = await startFolia(folder, ['dev']);
  const get = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  // the first page has been shown, and code for browsers is being made
  await get('box');
  const code = await get('static/js/app.js');
  await server.stop();
  // not the whole of it in a message
  expect(code.includes('Box.tsx')).toBe(true);
});

test('eight tabs of one browser load, and all show what is saved', { tag: ['@dev-only', '@all'] }, async ({
  page,
  context,
  fixtureDir,
}) => {
  test.setTimeout(90_000);
  const folder = fixtureDir.write('tabs', site);
  const server = await startFolia(folder, ['dev']);
  const tabs = [page];
  while (tabs.length < 8) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto(server.url);
    await hydrated(tab);
  }
  const save = async (title: string, shownIn: Page[]) => {
    writeFileSync(join(folder, 'docs/en/index.mdx'), `# ${title}\n`);
    for (const tab of shownIn) await expect(tab.getByRole('heading', { name: title })).toBeVisible();
  };
  await save('Saved once', tabs);
  // the tab that has read the stream is closed
  await tabs[0]?.goto('about:blank');
  await save('Saved twice', tabs.slice(1));
  for (const tab of tabs.slice(1)) await tab.close();
  await server.stop();
});

test('a docs folder that is removed and restored is followed', { tag: ['@dev-only', '@all'] }, async ({
  page,
  fixtureDir,
}) => {
  test.setTimeout(60_000);
  const folder = fixtureDir.write('restored', site);
  const server = await startFolia(folder, ['dev']);
  await page.goto(server.url);
  await hydrated(page);
  cpSync(join(folder, 'docs'), join(folder, 'kept'), { recursive: true });
  rmSync(join(folder, 'docs'), { recursive: true });
  await expect.poll(async () => (await fetch(server.url)).status).not.toBe(200);
  cpSync(join(folder, 'kept'), join(folder, 'docs'), { recursive: true });
  await expect.poll(async () => (await fetch(server.url)).status).toBe(200);
  await page.goto(server.url);
  await hydrated(page);
  writeFileSync(join(folder, 'docs/en/index.mdx'), '# After all\n');
  await expect(page.getByRole('heading', { name: 'After all' })).toBeVisible();
  await server.stop();
});
