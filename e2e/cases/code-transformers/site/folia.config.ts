import { defineConfig } from 'folia';

/** Code that the transformers of Shiki change. */
export default defineConfig({
  title: 'code-transformers',
  lang: 'en',
  globalStyles: ['./code.css'],
  markdown: { codeTransformers: ['./transformers.mjs', './own.mjs'] },
});
