import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

test('an address that vanishes fails until it is an alias, a redirect or dropped', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(240_000);
  const folder = fixtureDir.write('addresses', {
    'folia.config.ts': 'export default {};\n',
    'docs/index.md': '# Home\n',
    'docs/guide.md': '# Guide\n\n## Old\n',
    'docs/gone.md': '# Gone\n',
  });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const check = (...more: string[]) => runFolia(folder, ['check', '--addresses', ...more]);
  const ledger = (): string[] => JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8')).addresses;

  const missing = await check();
  expect(missing.code).toBe(1);
  expect(missing.output).toContain('There is no addresses.json');
  await check('--write');
  expect(ledger()).toEqual(['/', '/#home', '/gone', '/gone#gone', '/guide', '/guide#guide', '/guide#old']);

  rmSync(join(folder, 'docs/gone.md'));
  write('docs/guide.md', '# Guide\n\n## New\n');
  const vanished = await check();
  expect(vanished.code).toBe(1);
  expect(vanished.output).toMatch(/addresses\.json:5:\d+\s+The page "\/gone" has vanished\./);
  expect(vanished.output).toMatch(/addresses\.json:9:\d+\s+The heading "#old" has vanished from \/guide\./);

  write('docs/guide.md', '# Guide\n\n## New {#new #old}\n');
  write('folia.config.ts', "export default { redirects: [{ from: '/gone', to: '/guide' }] };\n");
  const fixed = await check();
  expect(fixed.code, fixed.output).toBe(0);
  expect(fixed.output).toContain('"/guide#new" is not in addresses.json.');
  await check('--write');
  expect(ledger(), 'what redirects has to go on redirecting').toContain('/gone');

  write('folia.config.ts', 'export default {};\n');
  const dropped = await check('--write');
  expect(dropped.output).toContain('Dropped /gone');
  expect(ledger()).toEqual(['/', '/#home', '/guide', '/guide#guide', '/guide#new', '/guide#old']);

  write('addresses.json', '{\n  "addresses": [\n    "guide"\n  ]\n}\n');
  const broken = await check();
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(/addresses\.json:3:\d+\s+addresses\[0\]/);
});
