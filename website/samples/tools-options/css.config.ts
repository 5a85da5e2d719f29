import { defineConfig } from '@rslib/core';

const scope = {
  postcssPlugin: 'acme-scope',
  Rule(rule: { selector: string }) {
    if (!rule.selector.startsWith('.acme ')) rule.selector = `.acme ${rule.selector}`;
  },
};

export default defineConfig({
  source: { entry: { style: './src/style.css' } },
  syntax: ['chrome 80', 'safari 14'],
  output: { target: 'web' },
  tools: {
    postcss: (_options, { addPlugins }) => {
      addPlugins(scope);
    },
    lightningcssLoader: { exclude: { vendorPrefixes: true } },
  },
});
