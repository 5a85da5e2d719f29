import { defineConfig } from '@rslib/core';

export default defineConfig(({ command, env, envMode }) => {
  console.log(`command=${command} env=${env} envMode=${envMode}`);
  const release = envMode === 'release';
  return {
    source: { define: { LIB_VERSION: '"dev"' } },
    output: { minify: release, sourceMap: !release },
  };
});
