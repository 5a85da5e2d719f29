import type { RsbuildPlugin } from '@rslib/core';

/** Makes `.csv` files importable as arrays of objects. */
export const pluginCsv = (): RsbuildPlugin => ({
  name: 'acme:csv',
  setup(api) {
    api.transform({ test: /\.csv$/ }, ({ code }) => {
      const [head = [], ...rows] = code
        .trim()
        .split('\n')
        .map((line) => line.split(','));
      const objects = rows.map((row) => Object.fromEntries(head.map((key, i) => [key, row[i]])));
      return `export default ${JSON.stringify(objects)};`;
    });

    api.onAfterBuild(() => {
      api.logger.info(`done for ${api.context.callerName}`);
    });
  },
});
