import { defineConfig } from '@rstest/core';

/** Set by `npm run check`: where the counts are written, for the line at the end of `npm test`. */
const report = process.env.UNIT_REPORT;

export default defineConfig({
  include: [
    'packages/**/src/**/*.test.{ts,tsx}',
    'website/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'bench/**/*.test.ts',
    'e2e/harness/**/*.test.ts',
  ],
  exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**', 'website/samples/**'],
  testEnvironment: 'node',
  // No module keeps state, so the files can share a process: half of the time is the start of a process for each of them.
  isolate: false,
  // The engine as it was built, for the packages that use it: Node.js loads it.
  output: { externals: [/^folia\/node$/] },
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
  reporters: report ? ['default', ['json', { outputPath: report }]] : ['default'],
});
