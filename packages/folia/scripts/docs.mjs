// Writes the pages of docs/docs/{en,zh}/reference that are made of schemas, types and docstrings. Run it after changing those: tests tell when.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const docs = `${root}docs/`;
const readJson = (name) => JSON.parse(readFileSync(`${docs}reference/${name}.json`, 'utf8'));
const load = (path) => createJiti(import.meta.url, { fsCache: false }).import(root + path);

const { createReferencePages, identity, referenceTexts } = await load('packages/folia/src/cli/reference-pages.ts');
const { apiTexts, createApiPages, missingTexts } = await load('scripts/api-reference/pages.ts');
const { readSources } = await load('scripts/api-reference/sources.ts');
const { createErrorPage, errorFaults } = await load('scripts/api-reference/errors.ts');
const sources = readSources(root);
const errors = readJson('errors');
const zh = { ...readJson('zh'), ...readJson('zh-api') };
const untranslated = [...referenceTexts(), ...apiTexts(sources)].filter((text) => !Object.hasOwn(zh, text));
const faults = [
  ...missingTexts(sources),
  ...errorFaults(errors),
  ...untranslated.map((text) => `not translated in docs/reference/zh.json or zh-api.json: ${JSON.stringify(text)}`),
];
if (faults.length > 0) throw new Error(faults.join('\n'));
for (const [locale, translate] of Object.entries({ en: identity, zh: (text) => zh[text] })) {
  const folder = `${docs}docs/${locale}/reference/`;
  mkdirSync(folder, { recursive: true });
  const pages = {
    ...createReferencePages(readJson('examples'), translate),
    ...createApiPages(sources, translate),
    'errors.md': createErrorPage(errors, locale),
  };
  for (const [name, text] of Object.entries(pages)) writeFileSync(folder + name, text);
}
