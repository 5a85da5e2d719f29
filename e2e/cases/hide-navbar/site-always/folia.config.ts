import { defineConfig } from 'folia';

export default defineConfig({ lang: 'en', title: 'No bar', theme: { hideNavbar: 'always' } });
