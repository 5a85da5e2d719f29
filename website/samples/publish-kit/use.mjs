/** Uses the package as its users do: by its name, by a subpath, and as a command. */
import { spawnSync } from 'node:child_process';

const run = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.trim();
run('node_modules/@rslib/core/bin/rslib.js', 'build');

const { addressOf } = await import('sample-publish-kit');
const { slug } = await import('sample-publish-kit/slug');
const inner = await import('sample-publish-kit/dist/slug.js').catch((error) => error.code);

console.log(addressOf('Field Notes', 'What publint finds'));
console.log(slug('What publint finds'));
console.log(run('dist/cli.js', 'What publint finds'));
console.log(inner);

const [packed] = JSON.parse(spawnSync('npm', ['pack', '--dry-run', '--json'], { encoding: 'utf8' }).stdout);
console.log(packed.files.map(({ path }) => path).join('\n'));
