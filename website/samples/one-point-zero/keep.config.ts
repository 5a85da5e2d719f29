import { defineConfig } from '@rslib/core';

export default defineConfig({
  // not from `engines.node`
  syntax: 'esnext',
  // imports in declarations stay without an extension
  redirect: { dts: { extension: false } },
  // replaced while building
  source: { define: { 'import.meta.env.MODE': '"production"' } },
  // an import instead of createRequire()
  output: { externals: { dayjs: 'module-import dayjs' } },
  tools: {
    // new URL() stays as it was written, and the file is not copied
    bundlerChain: (chain) => {
      chain.module.rule('rslib:new-url').parser({ url: false });
    },
  },
  lib: [{ format: 'esm', dts: true }],
});
