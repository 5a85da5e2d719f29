import { watchLayoutShift } from '../harness/layout-shift';
import { serveSlowHtml } from '../harness/slow-html';
import { expect, test } from '../harness/website-test';

for (const [width, path] of [
  [360, 'zh/guide/start/what-are-you-building'],
  [1360, 'zh/guide/start/what-are-you-building'],
  [1360, ''],
] as const)
  test(`nothing jumps while the HTML of /${path} arrives (${width} px)`, {
    tag: width === 360 || path === '' ? [] : '@all',
  }, async ({ page, server }) => {
    const slow = await serveSlowHtml(server.url);
    await page.setViewportSize({ width, height: 860 });
    const shiftOf = await watchLayoutShift(page);
    await page.goto(`${slow.url}${path}`);
    expect(await shiftOf(), 'layout shift').toBe(0);
    slow.stop();
  });
