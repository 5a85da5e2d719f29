import { readdirSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitDts } from 'svelte2tsx';

await emitDts({
  libRoot: resolve('src'),
  tsconfig: 'tsconfig.json',
  declarationDir: resolve('dist'),
  svelteShimsPath: fileURLToPath(import.meta.resolve('svelte2tsx/svelte-shims-v4.d.ts')),
});

// for `./Counter.svelte`, TypeScript looks for `Counter.d.svelte.ts`
for (const file of readdirSync('dist', { recursive: true })) {
  const renamed = file.replace(/\.svelte\.d\.ts$/, '.d.svelte.ts');
  if (renamed !== file) renameSync(`dist/${file}`, `dist/${renamed}`);
}
