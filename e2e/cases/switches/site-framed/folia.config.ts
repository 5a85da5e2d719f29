import { defineConfig } from 'folia';

export default defineConfig({ title: 'Framed', theme: { outline: true } });
