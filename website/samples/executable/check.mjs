// An executable needs a very new Node.js. What Rslib refuses, it refuses on every version.
import { createRslib, loadConfig } from '@rslib/core';

const cwd = import.meta.dirname;
for (const path of ['rslib.config.ts', 'targets.config.ts']) {
  const { content } = await loadConfig({ cwd, path });
  if (!content.lib?.[0]?.experiments?.exe) throw new Error(`${path} asks for no executable.`);
}

const exe = { experiments: { exe: true } };
const refused = {
  'bundle: false': { ...exe, bundle: false },
  "format: 'umd'": { ...exe, format: 'umd' },
  "output.target: 'web'": { ...exe, output: { target: 'web' } },
  'two entries': { ...exe, source: { entry: { a: './src/index.ts', b: './src/index.ts' } } },
};

for (const [name, lib] of Object.entries(refused)) {
  const rslib = await createRslib({ cwd, config: { logLevel: 'silent', lib: [lib] } });
  const message = await rslib.build().then(
    () => 'was built',
    (error) => error.message,
  );
  console.log(`${name}\n  ${message}\n`);
}
