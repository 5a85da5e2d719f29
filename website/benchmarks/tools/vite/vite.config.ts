import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

export default defineConfig({
  build: {
    lib: { entry: 'src/index.ts', formats: ['es', 'cjs'], fileName: 'index' },
    minify: false,
    target: 'es2022',
    rollupOptions: { external: ['dayjs'] },
  },
  plugins: [dts()],
});
