import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import * as door from './index';

const folder = mkdtempSync(join(tmpdir(), 'folia-door-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('folia/node exports the commands, their error and their log', () => {
  expect(Object.keys(door)).toEqual(
    expect.arrayContaining(['DocsError', 'build', 'check', 'createLog', 'dev', 'preview']),
  );
});

test.each([
  ['build', door.build, 'production'],
  ['check', door.check, 'production'],
  ['dev', door.dev, 'development'],
] as const)('%s chooses its mode itself, needs no log and throws every problem', async (_name, command, mode) => {
  writeFileSync(join(folder, 'folia.config.ts'), "export default { titel: 'x', lang: 3 };");
  process.env.NODE_ENV = 'test';
  const error: unknown = await command({ cwd: folder }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(door.DocsError);
  expect((error as InstanceType<typeof door.DocsError>).problems).toHaveLength(2);
  expect(process.env.NODE_ENV).toBe(mode);
});
