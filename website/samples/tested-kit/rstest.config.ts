import { defineConfig } from '@rstest/core';
import rslib from './rslib.config';

export default defineConfig({
  plugins: rslib.plugins,
  testEnvironment: 'happy-dom',
});
