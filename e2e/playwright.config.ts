import { defineConfig } from '@playwright/test';
import { chromiumAtHand, thisMachine } from '../scripts/find-chromium.mjs';

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

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  workers: 2,
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
    screenshot: 'only-on-failure',
    launchOptions: { args: quiet, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'build', testDir: 'cases', grepInvert: /@dev/ },
    { name: 'dev', testDir: 'cases', grepInvert: /@build/ },
    { name: 'website', testDir: 'website' },
  ],
});
