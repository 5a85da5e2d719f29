import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const endpoint = 'https://feedback.example/answers?site=1';
const group = (page: Page) => page.getByRole('group', { name: /^(Was this page helpful\?|本页有帮助吗？)$/ });

/** What the address does, and what the page then says; `wait` is how long until then, in milliseconds. */
const cases: { does: string; answer(route: Route): unknown; says: string; wait?: number; logs?: RegExp }[] = [
  {
    does: 'accepts the answer',
    answer: (route) => route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
    says: 'Thanks for your feedback!',
  },
  {
    does: 'answers 500',
    answer: (route) => route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }),
    says: 'Your feedback could not be sent.',
    logs: /500/,
  },
  {
    does: 'cannot be reached',
    answer: (route) => route.abort(),
    says: 'Your feedback could not be sent.',
    logs: /ERR_FAILED|could not be sent/,
  },
  {
    does: 'never answers',
    answer: () => undefined,
    says: 'Your feedback could not be sent.',
    wait: 8_000,
    logs: /took too long/,
  },
];

for (const { does, answer, says, wait, logs } of cases)
  test(`the address for feedback ${does}: one sentence says so, and nothing is sent twice`, {
    tag: does.startsWith('a') ? [] : '@all',
  }, async ({ page, consoleErrors }) => {
    if (logs) consoleErrors.expect(logs);
    const posted: unknown[] = [];
    await page.route(endpoint, (route) => {
      posted.push([route.request().method(), route.request().postDataJSON()]);
      return answer(route);
    });
    await page.goto('guide/group/inside');
    await hydrated(page);
    if (wait) await page.clock.install();
    const yes = group(page).getByRole('button', { name: 'Yes' });
    await yes.focus();
    await yes.dblclick();
    if (wait) {
      await expect(yes).toHaveAttribute('aria-disabled', 'true');
      await page.clock.runFor(wait);
    }
    await expect(group(page)).toHaveText(says);
    await expect(group(page)).toBeFocused();
    await expect(group(page).getByRole('button')).toHaveCount(0);
    const route = { id: 'guide/group/inside', locale: 'en', version: '' };
    expect(posted).toEqual([['POST', { route, helpful: true }]]);
    // the next page is asked about, the one before not again
    await page.locator('a[rel="next"]').click();
    await expect(group(page).getByRole('button')).toHaveText(['Yes', 'No']);
    await page.goBack();
    await expect(group(page)).toHaveText(says);
  });

test('a press before the page is hydrated is sent, in the language of the page', async ({ page }) => {
  const answered = page.waitForRequest(endpoint);
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
  );
  await page.goto('zh/guide/group');
  await group(page).getByRole('button', { name: '没有' }).click();
  expect((await answered).postDataJSON()).toEqual({
    route: { id: 'guide/group', locale: 'zh', version: '' },
    helpful: false,
  });
  await expect(group(page)).toHaveText('感谢反馈。');
});

test('pages may ask the address; on a site without one there is no question, and no code for it', {
  tag: '@build-only',
}, async ({ page, sites, traffic }) => {
  await page.goto('guide/last');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("connect-src 'self' https://feedback.example;");
  const { url } = await sites.running(join(import.meta.dirname, 'site-plain'));
  await page.goto(url);
  await hydrated(page);
  await expect(page.locator('.folia-page-footer')).toHaveCount(1);
  await expect(group(page)).toHaveCount(0);
  const scripts = traffic.urls().filter((address) => address.startsWith(url) && address.endsWith('.js'));
  const codes = await Promise.all(scripts.map(async (address) => (await page.request.get(address)).text()));
  expect(codes.length).toBeGreaterThan(1);
  expect(codes.filter((code) => code.includes('keepalive'))).toEqual([]);
});
