import { defineConfig } from 'folia';

export default defineConfig({ title: 'Texts', theme: { sourceCodeText: 'Read it' } });
