import { foreignAddresses } from '../../../scripts/foreign-addresses';
import { testsAll } from '../../../scripts/tests-all';
import { runFolia } from '../../harness/folia';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

test.use({ firstVisit: true, locale: 'zh-CN' });

test('no address leads to another site: by language, by base, by two slashes, from the 404 page', {
  tag: '@build-only',
}, async ({ page, site, consoleErrors }) => {
  test.setTimeout(120_000);
  // addresses of no page
  consoleErrors.expect(/404|No element/);
  const { origin, pathname: base } = new URL(site.url);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) foreign.push(request.url());
  });
  for (const address of testsAll ? foreignAddresses : foreignAddresses.filter((_, at) => at % 6 === 0))
    for (const url of [origin + address, origin + base.slice(0, -1) + address]) {
      await page.goto(url);
      // outside of the base there is no page of the site
      if (await page.locator('#folia').count()) await hydrated(page);
      expect(new URL(page.url()).origin, url).toBe(origin);
      await page.evaluate(() => localStorage.clear());
    }
  expect(foreign).toEqual([]);
});

test('no redirect of the configuration leads to a host that its address does not name', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  for (const [from, to] of [
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/old', '//evil.example'],
    ['/old', '/\\evil.example'],
    ['/old', 'javascript:hit()'],
    ['/old', '/\t/evil.example'],
  ]) {
    const folder = fixtureDir.write('foreign', {
      'folia.config.ts': `export default ${JSON.stringify({ outDir: 'dist', redirects: [{ from, to }] })};\n`,
      'docs/index.md': '# Home\n',
    });
    const { code, output } = await runFolia(folder, ['build']);
    expect(code, `${from} → ${to}\n${output}`).toBe(1);
    expect(output).toMatch(/redirects\[0\]\.(from|to)/);
  }
});
