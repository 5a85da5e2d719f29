import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';
import { manyPages } from './sites';

const command = fileURLToPath(new URL('../../../packages/folia/bin/folia.js', import.meta.url));

test('a build that is killed leaves the site of before, whole', { tag: ['@build-only', '@all'] }, async ({
  fixtureDir,
}) => {
  test.setTimeout(120_000);
  const folder = fixtureDir.write('killed', manyPages(300));
  const out = join(folder, 'dist');
  expect((await runFolia(folder, ['build', '--out', out])).code).toBe(0);
  const filesOf = () => readdirSync(out, { recursive: true }).sort();
  const before = filesOf();
  const page = () => readFileSync(join(out, 'part/page-7.html'), 'utf8');
  const text = page();
  for (const after of [200, 600, 1_000, 1_400]) {
    const child = spawn(process.execPath, [command, 'build', '--out', out, '--base', '/other/'], {
      cwd: folder,
      stdio: 'ignore',
    });
    const closed = new Promise((resolve) => child.on('close', resolve));
    setTimeout(() => child.kill('SIGKILL'), after);
    await closed;
    // One that was quick enough has swapped its whole output in.
    if (child.exitCode === 0) break;
    expect(filesOf()).toEqual(before);
    expect(page()).toBe(text);
  }
  const { code, output } = await runFolia(folder, ['build', '--out', out]);
  expect(code, output).toBe(0);
});

test('an unknown command and an unknown option are refused with what there is', { tag: '@build-only' }, async ({
  fixtureDir,
}) => {
  const folder = fixtureDir.write('commands', manyPages(1));
  for (const args of [['biuld'], ['build', '--prot', '1']]) {
    const { code, output } = await runFolia(folder, args);
    expect(code, output).not.toBe(0);
    expect(output).toMatch(/build/);
  }
  const help = await runFolia(folder, ['--help']);
  expect(help.code).toBe(0);
  for (const word of ['dev', 'build', 'preview', 'check']) expect(help.output).toContain(word);
});
