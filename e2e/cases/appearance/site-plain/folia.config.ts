import { defineConfig } from 'folia';

export default defineConfig({ lang: 'en', title: 'Plain' });
