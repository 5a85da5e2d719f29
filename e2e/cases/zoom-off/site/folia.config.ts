import { defineConfig } from 'folia';

export default defineConfig({ title: 'No zoom', mediumZoom: false });
