import { defineConfig } from 'folia';

export default defineConfig({ title: 'Hidden', theme: { hideNavbar: 'always', outline: false } });
