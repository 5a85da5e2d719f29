/** Builds bundleless, once with the default globs and once without the asset, and imports both results in Node.js. */
import { spawnSync } from 'node:child_process';

const tool = 'node_modules/@rslib/core/bin/rslib.js';
for (const config of ['url-broken.config.ts', 'url-bundleless.config.ts']) {
  spawnSync(process.execPath, [tool, 'build', '-c', config]);
  const { status, stderr } = spawnSync(process.execPath, ['dist/index.js'], { encoding: 'utf8' });
  const [message = 'failed'] = /Unknown file extension "[^"]*"/.exec(stderr) ?? [];
  console.log(`${config}: ${status === 0 ? 'imported' : message}`);
}
