import { mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumAtHand, thisMachine } from '../scripts/find-chromium.mjs';
import { testsAll } from '../scripts/tests-all';

const executablePath = chromiumAtHand(thisMachine());
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium makes and removes hundreds of files a second in its temporary folder. Dev servers watch the folders above their site,
 * which are temporary, too: each of these files would reach every watcher.
 */
const scratch = join(tmpdir(), `folia-chromium-${userInfo().uid}`);
mkdirSync(scratch, { recursive: true });

/** Tests with one of these tags are left out; so are those tagged `@all`, unless all are asked for. */
const without = (...tags: string[]): RegExp => new RegExp([...tags, ...(testsAll ? [] : ['@all'])].join('|') || '$^');

/** Tests that run in Firefox and WebKit instead of Chromium. */
const otherBrowsers = join(import.meta.dirname, 'cases/browsers');

export default defineConfig({
  globalSetup: './harness/global-setup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // Tests wait for animations and timers: on two cores, three at a time take a seventh less time than two.
  workers: 3,
  // A feature's tests share one site, so a file stays with one worker.
  fullyParallel: false,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    headless: true,
    reuseContext: true,
    locale: 'en-US',
    colorScheme: 'light',
    viewport: { width: 1360, height: 860 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: {
      args: quiet,
      env: { ...process.env, TMPDIR: scratch },
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    { name: 'build', testDir: 'cases', testIgnore: join(otherBrowsers, '**'), grepInvert: without('@dev-only') },
    {
      name: 'dev',
      testDir: 'cases',
      testIgnore: join(otherBrowsers, '**'),
      ...(testsAll ? {} : { grep: /@dev/ }),
      grepInvert: without('@build-only'),
    },
    { name: 'website', testDir: 'website', grepInvert: without() },
    { name: 'docs', testDir: 'docs', grepInvert: without() },
    { name: 'firefox', testDir: otherBrowsers, grepInvert: without('@webkit-only') },
    { name: 'webkit', testDir: otherBrowsers, grepInvert: without('@firefox-only') },
  ],
});
