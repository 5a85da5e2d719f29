import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { runFolia, startFolia } from '../../harness/folia';

const config = "export default { outDir: 'dist', markdown: { codeTransformers: ['./own.mjs'] } };\n";
const marking = (name: string) =>
  `export default { name: 'own', line(line) { this.addClassToHast(line, '${name}'); } };\n`;
const page = '# Home\n\n```ts\nlet a;\n```\n';
const site = { 'folia.config.ts': config, 'own.mjs': marking('before'), 'docs/index.md': page };

test('a build after a change of the module has other code', { tag: '@build-only' }, async ({ fixtureDir }) => {
  const folder = fixtureDir.write('rebuilt', site);
  const build = async () => {
    const { code, output } = await runFolia(folder, ['build']);
    expect(code, output).toBe(0);
    return readFileSync(join(folder, 'dist/index.html'), 'utf8');
  };
  expect(await build()).toContain('class="line before"');
  writeFileSync(join(folder, 'own.mjs'), marking('after'));
  expect(await build()).toContain('class="line after"');
  writeFileSync(join(folder, 'folia.config.ts'), "export default { outDir: 'dist' };\n");
  expect(await build()).toContain('<span class="line"><span class="t-k">let');
});

test('the dev server follows a change of the module', { tag: ['@build-only', '@all'] }, async ({ fixtureDir }) => {
  const folder = fixtureDir.write('served', site);
  const server = await startFolia(folder, ['dev']);
  const read = async () => (await fetch(server.url)).text();
  try {
    expect(await read()).toContain('class="line before"');
    writeFileSync(join(folder, 'own.mjs'), marking('after'));
    await expect.poll(read, { timeout: 20_000 }).toContain('class="line after"');
  } finally {
    await server.stop();
  }
});

test('faults are told with their place', { tag: ['@build-only', '@all'] }, async ({ fixtureDir }) => {
  const folder = fixtureDir.write('faults', {
    ...site,
    'own.mjs': "export default { name: 'own', line() { throw new Error('no data'); } };\n",
  });
  const build = async () => {
    const { code, output } = await runFolia(folder, ['build']);
    expect(code).toBe(1);
    return output;
  };
  expect(await build()).toMatch(/docs\/index\.md:3:1\s+line\(\) of the code transformer "own" failed: no data/);
  writeFileSync(join(folder, 'own.mjs'), 'export const own = {};\n');
  expect(await build()).toMatch(
    /own\.mjs\s+The default export is no transformer of Shiki\.[\s\S]*Export a transformer/,
  );
  writeFileSync(join(folder, 'folia.config.ts'), config.replace('own.mjs', 'none.mjs'));
  expect(await build()).toMatch(/folia\.config\.ts:1:\d+\s+markdown\.codeTransformers: \S*none\.mjs does not exist\./);
});
