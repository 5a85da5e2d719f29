import { defineConfig } from 'folia';

/** `prepare.ts` writes another one, with hostile texts. */
export default defineConfig({ lang: 'en', title: 'Hostile' });
