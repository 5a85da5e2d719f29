import { defineConfig, type RsbuildPlugin } from '@rslib/core';
import { pluginCsv } from './plugins/csv';

const say = (name: string, options: Partial<RsbuildPlugin> = {}): RsbuildPlugin => ({
  name,
  ...options,
  setup(api) {
    console.log('setup', name);
    api.modifyEnvironmentConfig((_config, { name: output }) => {
      console.log(`${name}: modifyEnvironmentConfig of ${output}`);
    });
    api.onAfterBuild(() => console.log(`${name}: onAfterBuild`));
  },
});

export default defineConfig({
  plugins: [pluginCsv(), say('last', { enforce: 'post' }), say('shared')],
  lib: [{ format: 'esm', plugins: [say('own')] }, { format: 'cjs' }],
});
