import { spawnSync } from 'node:child_process';

spawnSync('node', ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', 'banner.config.ts']);

const { status, stderr } = spawnSync('node', ['dist/cli.js'], { encoding: 'utf8' });
console.error(stderr.split('\n').slice(0, 5).join('\n'));
process.exitCode = status;
