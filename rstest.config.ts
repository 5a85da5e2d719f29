import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['packages/**/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/harness/**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
  testEnvironment: 'node',
});
