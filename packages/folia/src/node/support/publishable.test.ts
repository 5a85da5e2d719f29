import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { publishFault } from './publishable';

const top = mkdtempSync(join(tmpdir(), 'folia-publish-'));
afterAll(() => rmSync(top, { recursive: true }));
for (const file of [
  'secret.txt',
  'site/docs/a.png',
  'site/.env',
  'site/public/.env.local',
  'site/public/.nojekyll',
  'site/public/.well-known/security.txt',
  'site/.rsbuild/log.txt',
  'site/.git/config',
  'site/node_modules/x/a.png',
  'site2/a.png',
]) {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), '');
}
symlinkSync(join(top, 'secret.txt'), join(top, 'site/docs/out.png'));
symlinkSync(join(top, 'site/.env'), join(top, 'site/docs/env.png'));
symlinkSync(join(top, 'site/docs/a.png'), join(top, 'site/docs/link.png'));
symlinkSync(join(top, 'site/docs'), join(top, 'alias'));

test.each([
  ['site/docs/a.png', null],
  ['site/docs/link.png', null],
  ['alias/a.png', null],
  ['site/public/.nojekyll', null],
  ['site/public/.well-known/security.txt', null],
  ['site/.rsbuild/log.txt', null],
  ['site/docs/none.png', null],
  ['secret.txt', 'outside'],
  ['site/docs/../../secret.txt', 'outside'],
  ['site2/a.png', 'outside'],
  ['site/docs/out.png', 'outside'],
  ['site/.env', 'hidden'],
  ['site/docs/env.png', 'hidden'],
  ['site/public/.env.local', 'hidden'],
  ['site/.git/config', 'hidden'],
  ['site/node_modules/x/a.png', 'hidden'],
])('%s: %s', (path, fault) => {
  expect(publishFault([join(top, 'site')], join(top, path))).toBe(fault);
});
