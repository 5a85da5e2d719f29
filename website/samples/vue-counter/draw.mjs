// Builds the bundle, then draws the component with the application's own Vue.
import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';

spawnSync(execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', 'bundle.config.ts']);
const { Counter } = await import('./dist/index.js');
console.log(await renderToString(createSSRApp(Counter, { start: 3 })));
