import { defineConfig } from 'folia';

export default defineConfig({
  title: 'One version',
  multiVersion: { default: 'v1', versions: ['v1'] },
});
