import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { configFolder } from './fixtures/config-folder';
import { loadConfig } from './load';

const { made } = configFolder();
const names = ['folia.config.ts', 'package.json', 'i18n.json', 'tsconfig.json'];

test.each(names)('a folder in the place of %s is an error with its place', async (name) => {
  const file = join(made.root, name);
  mkdirSync(file);
  await expect(loadConfig(made.root)).rejects.toMatchObject({
    problems: [{ message: 'This is a folder, not a file.', at: { file } }],
  });
});

test.runIf(process.platform === 'linux').each(names)(
  'a named pipe in the place of %s is not waited for',
  async (name) => {
    const file = join(made.root, name);
    execFileSync('mkfifo', [file]);
    await expect(loadConfig(made.root)).rejects.toMatchObject({
      problems: [{ message: 'This is a named pipe, a socket or a device, not a file.', at: { file } }],
    });
  },
);
