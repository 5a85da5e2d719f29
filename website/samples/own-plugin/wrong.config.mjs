import { pluginCsv } from './plugins/csv';

export default {
  plugins: [pluginCsv],
};
