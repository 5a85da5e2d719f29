import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginReport = (): RsbuildPlugin => ({
  name: 'report',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      console.log('called by', api.context.callerName, 'for', Object.keys(config.environments ?? {}));
    });
    api.modifyEnvironmentConfig((config, { name }) => {
      console.log(`${name}: target ${config.output.target}`);
    });
    api.onAfterBuild(() => {
      console.log('all outputs are written');
    });
  },
});

export default defineConfig({
  resolve: { alias: { '#core': './src/core' } },
  source: { define: { __FLAVOUR__: '"plain"' } },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  plugins: [pluginReport()],
});
