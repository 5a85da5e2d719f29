import { defineConfig, loadEnv } from '@rslib/core';

const { publicVars } = loadEnv({ prefixes: ['KIT_'] });

export default defineConfig({
  source: { define: publicVars },
  lib: [{ format: 'esm' }],
});
