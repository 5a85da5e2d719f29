// Writes the tables of README.md that are made of the schemas. Run it after changing those: a test tells when.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const source = fileURLToPath(new URL('../src/node/config/reference.ts', import.meta.url));
const path = fileURLToPath(new URL('../README.md', import.meta.url));

const { referenceTables } = await createJiti(import.meta.url, { fsCache: false }).import(source);
let text = readFileSync(path, 'utf8');
for (const [name, table] of Object.entries(referenceTables())) {
  const between = new RegExp(`(<!-- ${name} -->)[\\s\\S]*(<!-- /${name} -->)`);
  text = text.replace(between, (_, open, close) => `${open}\n\n${table}\n\n${close}`);
}
writeFileSync(path, text);
