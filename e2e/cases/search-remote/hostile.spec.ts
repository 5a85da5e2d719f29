import type { ServerResponse } from 'node:http';
import { searchOf } from '../../harness/search';
import { expect, test } from './remote-test';
import { documentOf, json } from './stub';

const failed = /Failed to load resource|did not respond|CORS policy|net::ERR/;

/** Two of many: the rest are in the unit tests of the remote engine. */
const failures: [what: string, how: (response: ServerResponse) => void][] = [
  ['status 500', (response) => response.writeHead(500).end('[]')],
  ['a redirect', (response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
];
for (const [what, how] of failures)
  test(`${what}: logged once, and the index of the site answers`, { tag: what === 'a redirect' ? '@all' : [] }, async ({
    page,
    stub,
    consoleErrors,
  }) => {
    consoleErrors.expect(failed);
    stub.answer(how);
    await page.goto('guide/start');
    const { open, ask, hits } = searchOf(page);
    await open();
    await ask('lighthouse');
    await expect(hits).toHaveCount(1);
    await expect(hits.first()).toHaveAttribute('href', '/guide/local');
    expect(consoleErrors.list.filter((text) => text.includes('did not respond')).length).toBe(1);
    expect(stub.paths).not.toContain('/elsewhere');
    // the next question is asked again
    stub.answer(json([{ index: 'own', hits: [documentOf('Bundle')] }]));
    await ask('bundle');
    await expect(hits.first()).toContainText('Bundle');
    expect(stub.asked.length).toBe(1);
  });

test('a server that never answers: the page stays usable, the index answers and goes on doing so', {
  tag: '@all',
}, async ({ page, stub, consoleErrors }) => {
  consoleErrors.expect(failed);
  stub.answer(() => undefined);
  await page.clock.install();
  await page.goto('guide/start');
  const { open, ask, field, hits, dialog } = searchOf(page);
  await open();
  await field.fill('lighthouse');
  await expect.poll(() => stub.asked.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await field.fill('lighthouse');
  await page.clock.fastForward(5_000);
  await expect(hits.first()).toHaveAttribute('href', '/guide/local');
  await ask('begins');
  await expect(hits.first()).toHaveAttribute('href', '/guide/start');
  expect(stub.asked.length).toBe(1);
  await page.clock.fastForward(31_000);
  stub.answer(json([]));
  await ask('anything');
  expect(stub.asked.length).toBe(1);
});

test('HTML in every field stays text, and nothing else than http leads anywhere', async ({ page, stub }) => {
  const html = '<img src=x onerror="document.title=\'hit\'"><script>document.title="hit"</script>';
  const toc = [{ id: html, text: html, depth: 2, charIndex: 0 }];
  const everywhere = {
    title: html,
    content: html,
    toc,
    group: html,
    lang: html,
    version: html,
    matches: { content: [{ start: 0, length: 1e9 }] },
  };
  const hits = [
    { ...documentOf(html), ...everywhere },
    { ...documentOf(html), ...everywhere },
    documentOf('img', { domain: 'javascript:alert(1)' }),
    documentOf('img', { routePath: 'javascript:alert(1)' }),
    documentOf('img', { routePath: '//evil.example/img' }),
    ...[null, 3, 'img', [], { title: {} }],
  ];
  stub.answer(
    json([
      { index: 'own', hits },
      { index: html, hits },
      { index: html, hits },
      null,
      { index: 3, hits },
      { index: 'other', hits: 'x' },
    ]),
  );
  await page.goto('guide/start');
  const { open, ask, dialog, hits: shown } = searchOf(page);
  await open();
  await ask('img');
  await expect(shown).not.toHaveCount(0);
  await expect(dialog.locator('.folia-search-tabs button')).toHaveCount(2);
  for (const href of await shown.evaluateAll((all) => all.map((hit) => hit.getAttribute('href') ?? '')))
    expect(href).toMatch(/^\/guide\/start(#|$)/);
  await expect(dialog.locator('img, script')).toHaveCount(0);
  expect(await page.title()).not.toBe('hit');
});
