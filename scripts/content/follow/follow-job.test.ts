import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { writePage } from '../page/write-page';
import { consume } from './consume';
import { checked, followJob } from './follow-job';
import { jobOf } from './job';
import { SampleBuilds } from './sample-builds';

const versions = new Map<string, string>();
const tools = { versions, samples: {}, builds: new SampleBuilds(tmpdir(), { versions, samples: {} }) };
const followed = (source: string) =>
  followJob(jobOf(writePage(source), { versions: {}, notFollowed: {}, pages: {}, samples: {} }, versions), tools);

test('a failing step reports page, line, command, output and the folder, which is kept', async () => {
  const { problem } = await followed(
    '# A\n\n```bash\ntouch left\nnode -e "console.log(6 * 7); process.exit(3)"\n```\n',
  );
  expect(problem).toMatch(/^en\/guide\/x\.mdx:5 \(command\): "node -e .*" ended with 3:\n42/);
  const [, folder = ''] = /The folder is left at (.+)\.$/.exec(problem ?? '') ?? [];
  expect(existsSync(join(folder, 'project/left'))).toBe(true);
  rmSync(folder, { recursive: true });
});

test('a correct page leaves no folder', async () => {
  expect(await followed('```bash\nnode -p "6 * 7"\n```\n\n```text\n42\n```')).toMatchObject({ problem: null });
});

describe('users of a result', () => {
  test('a failing use is a failure, unless the page announces it; then it has to fail', () => {
    const use = (problem: string | null, notFor = {}) => checked([{ name: 'esm', problem }], notFor, 'It');
    expect(use(null)).toEqual(['esm']);
    expect(() => use('Broken.')).toThrow('It cannot be used (esm). Broken.');
    expect(use('Broken.', { esm: 'as the page says' })).toEqual(['not esm']);
    expect(() => use(null, { esm: 'as the page says' })).toThrow('says that it cannot');
  });

  test('a package that cannot be installed is a failure for all uses, even for excluded ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'consume-test-'));
    const manifest = { name: 'a', version: '1.0.0', exports: './a.js', dependencies: { 'is-not-there': '1.0.0' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'a.js'), 'export const a = 1;');
    writeFileSync(
      join(folder, '.npmrc'),
      ['registry=http://127.0.0.1:9', 'fetch-retries=0', `cache=${join(folder, 'cache')}`].join('\n'),
    );
    const at = join(folder, 'consumer');
    mkdirSync(at);
    cpSync(join(folder, '.npmrc'), join(at, '.npmrc'));
    const consumers = await consume({ projects: [folder], folder: at, versions });
    expect(consumers).toMatchObject([{ name: 'install', problem: expect.stringContaining('ECONNREFUSED') }]);
    expect(() => checked(consumers, { esm: 'as the page says' }, 'It')).toThrow('It cannot be used (install).');
    rmSync(folder, { recursive: true });
  });
});
