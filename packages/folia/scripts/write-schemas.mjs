// Writes schema/*.json from the schemas in src/node/config/schema. Run it after changing those: a test tells when.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const source = fileURLToPath(new URL('../src/node/config/json-schemas.ts', import.meta.url));
const folder = fileURLToPath(new URL('../schema/', import.meta.url));

const { jsonSchemas } = await createJiti(import.meta.url, { fsCache: false }).import(source);
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(folder + name, `${JSON.stringify(schema, null, 2)}\n`);
}
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', folder], { stdio: 'inherit' });
