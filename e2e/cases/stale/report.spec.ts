import { fileURLToPath } from 'node:url';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

const site = fileURLToPath(new URL('./site', import.meta.url));

test.describe('folia check', { tag: '@build-only' }, () => {
  test('reports what lags behind section by section, until it is synced', { tag: '@all' }, async ({ fixtureDir }) => {
    const folder = fixtureDir.copy('stale', site);
    const before = await runFolia(folder, ['check']);
    expect(before.output).toContain('docs/en/guide/start.md:5:1');
    expect(before.output).toContain('"Install" has changed since it was translated as "安装".');
    expect(before.output).toContain('run "folia i18n sync --pages guide/start"');
    expect(before.output).not.toContain('"Use"');

    const refused = await runFolia(folder, ['i18n', 'sync', '--pages', 'guide/nothing']);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain('The page "guide/nothing" has no translation.');

    await runFolia(folder, ['i18n', 'sync', '--pages', 'guide/start']);
    const after = await runFolia(folder, ['check']);
    expect(after.code).toBe(0);
    expect(after.output).not.toContain('has changed since');
  });
});
