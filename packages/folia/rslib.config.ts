import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { defineConfig, type RslibConfig, type rsbuild } from '@rslib/core';
import { thirdPartyLicenses } from './scripts/third-party-licenses';

const notTests = ['!src/**/*.test.*', '!src/**/fixtures/**'];

/** CSS is copied, and `new URL('./worker.js', import.meta.url)` stays an address. */
const tools: RslibConfig['tools'] = {
  swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
  rspack: (_config, { appendRules }) => appendRules({ test: /\.tsx?$/, parser: { url: false, worker: false } }),
};

/** What is started or imported by its path. */
const doors = {
  cli: 'src/cli/index.ts',
  index: 'src/index.ts',
  'node/index': 'src/node/index.ts',
  'node/worker': 'src/node/worker.ts',
  'node/bundler/island-loader': 'src/node/bundler/island-loader.ts',
  'node/bundler/rspress-pages-loader': 'src/node/bundler/rspress-pages-loader.ts',
  'node/bundler/svg-import-loader': 'src/node/bundler/svg-import-loader.ts',
  'node/bundler/svg-loader': 'src/node/bundler/svg-loader.ts',
  'node/bundler/make-prebuilt': 'src/node/bundler/make-prebuilt.ts',
};

/** Sites without code of their own share a bundle, which the finished engine makes of itself. */
const prebuilt: rsbuild.RsbuildPlugin = {
  name: 'folia:prebuilt',
  setup: ({ onAfterBuild }) =>
    onAfterBuild(
      async () => void (await promisify(execFile)(process.execPath, ['dist/node/bundler/make-prebuilt.js'])),
    ),
};

/**
 * What is installed instead of bundled: packages with native code or files of their own, React, which must be the site's, and those that
 * the public types name.
 */
const external = [
  /^@rsbuild\//,
  /^satteri/,
  /^shiki/,
  /^jiti/,
  /^tinypool/,
  /^chokidar/,
  /^react/,
  /^zod/,
  /^picocolors/,
];

/**
 * `client/` and `theme/` are bundled by the site that uses them and keep their files. What runs in Node.js does not: opening four
 * hundred small files, many of them of YAML, took a third of the time of a build in which nothing has changed.
 */
export default defineConfig({
  source: { tsconfigPath: 'tsconfig.build.json' },
  tools,
  plugins: [prebuilt, thirdPartyLicenses],
  lib: [
    {
      id: 'node',
      dts: true,
      source: { entry: doors },
      output: { target: 'node', autoExternal: false, externals: external },
      tools: {
        rspack: (config) => {
          const nameOf = (name: string | undefined) => (name && name in doors ? '[name].js' : 'node/parts/[name].js');
          config.output = {
            ...config.output,
            filename: ({ chunk }) => nameOf(chunk?.name),
            chunkFilename: 'node/parts/[name].js',
          };
        },
      },
    },
    {
      id: 'web',
      bundle: false,
      outBase: 'src',
      source: { entry: { index: ['src/{client,theme,shared}/**/*.{ts,tsx}', ...notTests] } },
      output: { target: 'web', copy: [{ from: '{client,theme}/**/*.{css,svg}', context: 'src' }] },
    },
  ],
});
