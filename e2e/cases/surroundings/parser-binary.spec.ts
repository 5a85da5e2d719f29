import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../harness/cli-test';

const root = fileURLToPath(new URL('../../../', import.meta.url));

function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A site with packages of its own: everything but the binary of the parser. */
function writeSite(folder: string): string {
  write(folder, {
    'package.json': '{ "type": "module" }\n',
    'folia.config.ts': "export default { outDir: 'dist', title: 'Parser' };\n",
    'docs/index.md': '# Home\n\n| a | b |\n|---|---|\n| *c* | `d` |\n\n:::note\nText.\n:::\n\n```js\nlet a = 1;\n```\n',
    'docs/mdx.mdx': '# MDX\n\n{1 + 1}\n',
  });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, 'folia'), { recursive: true });
  for (const each of readdirSync(join(root, 'node_modules')))
    if (!['folia', 'satteri', '@bruits', '.bin', '.cache', '.package-lock.json'].includes(each))
      symlinkSync(join(root, 'node_modules', each), join(modules, each));
  // where they are decides what they find
  cpSync(join(root, 'node_modules/satteri'), join(modules, 'satteri'), { recursive: true });
  for (const part of ['dist', 'bin', 'package.json'])
    cpSync(join(root, 'packages/folia', part), join(modules, 'folia', part), { recursive: true });
  return folder;
}

const run = (folder: string, command: string) => {
  const env = { ...process.env, NO_COLOR: '1', CI: 'true', FORCE_COLOR: undefined, NODE_ENV: undefined };
  const bin = join(folder, 'node_modules/folia/bin/folia.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, command], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
};

const articleOf = (folder: string, page: string) =>
  /<main[\s\S]*<\/main>/.exec(readFileSync(join(folder, 'dist', page), 'utf8'))?.[0];

test.describe('without the binary of the parser', { tag: ['@build-only', '@all'] }, () => {
  // not below the folder of other tests, where the packages of the repository are found
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'folia-parser-')));
  test.afterAll(() => rmSync(top, { recursive: true, force: true }));

  test('build and check say what to install', async () => {
    test.setTimeout(120_000);
    const folder = writeSite(join(top, 'no-binary'));
    for (const command of ['build', 'check']) {
      const { code, output } = run(folder, command);
      expect(code, output).toBe(1);
      expect(output).toContain('The parser of Markdown (satteri) has no binary for this machine.');
      expect(output).toContain('npm install --no-save --force @bruits/satteri-wasm32-wasi');
      expect(output).not.toMatch(/^\s+at .*\(?(node:|file:|\/)/m);
    }
  });

  test('the package for WebAssembly builds the same pages', async ({ fixtureDir }) => {
    test.setTimeout(240_000);
    const folder = writeSite(join(top, 'wasm'));
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules/satteri/package.json'), 'utf8'));
    const packages = fixtureDir.write('wasm-packages', { 'package.json': '{}' });
    const install = [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--force',
      `@bruits/satteri-wasm32-wasi@${version}`,
    ];
    const { status, stderr } = spawnSync('npm', install, { cwd: packages, encoding: 'utf8' });
    test.skip(status !== 0, `The package cannot be installed here: ${stderr}`);
    for (const each of readdirSync(join(packages, 'node_modules'))) {
      const to = join(folder, 'node_modules', each);
      rmSync(to, { recursive: true, force: true });
      cpSync(join(packages, 'node_modules', each), to, { recursive: true });
    }
    const built = run(folder, 'build');
    expect(built.code, built.output).toBe(0);
    const native = fixtureDir.copy('native', folder);
    // its packages are those of the repository again
    const bin = join(root, 'packages/folia/bin/folia.js');
    execFileSync(process.execPath, [bin, 'build'], { cwd: native, stdio: 'ignore' });
    for (const page of ['index.html', 'mdx.html']) expect(articleOf(folder, page)).toBe(articleOf(native, page));
  });
});
