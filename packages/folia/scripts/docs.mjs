// Writes the pages of docs/docs/{en,zh}/reference that are made of the schemas. Run it after changing those: a test tells when.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const source = fileURLToPath(new URL('../src/cli/reference-pages.ts', import.meta.url));
const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const readJson = (name) => JSON.parse(readFileSync(`${docs}reference/${name}.json`, 'utf8'));

const { createReferencePages, identity, referenceTexts } = await createJiti(import.meta.url, { fsCache: false }).import(
  source,
);
const zh = readJson('zh');
const missing = referenceTexts().filter((text) => !Object.hasOwn(zh, text));
if (missing.length > 0) throw new Error(`Not translated in docs/reference/zh.json:\n${missing.join('\n')}`);
for (const [locale, translate] of Object.entries({ en: identity, zh: (text) => zh[text] })) {
  const folder = `${docs}docs/${locale}/reference/`;
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(createReferencePages(readJson('examples'), translate)))
    writeFileSync(folder + name, text);
}
