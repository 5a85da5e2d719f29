import { defineConfig } from 'folia';

export default defineConfig({ title: 'Numbered', markdown: { lineNumbersWithMarks: true } });
