import { defineConfig, type RslibConfig } from '@rslib/core';

const notTests = ['!src/**/*.test.*', '!src/**/fixtures/**'];

/** Files keep their shape, minus types and JSX: CSS is copied, and `new URL('./worker.js', import.meta.url)` stays an address. */
const tools: RslibConfig['tools'] = {
  swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
  rspack: (_config, { appendRules }) => appendRules({ test: /\.tsx?$/, parser: { url: false, worker: false } }),
};

/** Bundleless: `client/` and `theme/` are bundled by the site that uses them, `node/` runs as it is. */
export default defineConfig({
  source: { tsconfigPath: 'tsconfig.build.json' },
  tools,
  lib: [
    {
      id: 'node',
      bundle: false,
      outBase: 'src',
      // `check` is what fails on a type error; a build for trying something out does not.
      dts: { abortOnError: false },
      source: { entry: { index: ['src/index.ts', 'src/cli.ts', 'src/{node,model}/**/*.ts', ...notTests] } },
      output: { target: 'node' },
    },
    {
      id: 'web',
      bundle: false,
      outBase: 'src',
      source: { entry: { index: ['src/{client,theme}/**/*.{ts,tsx}', ...notTests] } },
      output: { target: 'web', copy: [{ from: '**/*.{css,svg}', context: 'src' }] },
    },
  ],
});
