import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Settings',
  markdown: { showLineNumbers: true, defaultWrapCode: true, foldCode: 20 },
  theme: { copyCodeText: 'Take it', wrapCodeText: 'Wrap it' },
});
