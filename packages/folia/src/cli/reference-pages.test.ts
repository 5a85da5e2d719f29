import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { collectEntries } from '../node/config/reference-entries';
import { frontmatterSchema } from '../node/config/schema/frontmatter';
import { metaSchema } from '../node/config/schema/meta';
import { navSchema } from '../node/config/schema/nav';
import { configSchema } from '../node/config/schema/site';
import { createReferencePages, type Examples, identity, referenceTexts, topOptions } from './reference-pages';

const docs = join(__dirname, '../../../../docs');
const readJson = (name: string) => JSON.parse(readFileSync(join(docs, 'reference', `${name}.json`), 'utf8'));
const examples: Examples = readJson('examples');
const zh: Record<string, string> = readJson('zh');

test('every text of the reference is translated, and nothing else is', () => {
  expect(Object.keys(zh).sort()).toEqual(referenceTexts().sort());
  expect(Object.entries(zh).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('every option has a description', () => {
  const schemas = [configSchema, frontmatterSchema, metaSchema, navSchema];
  const bare = schemas.flatMap(collectEntries).filter(({ descriptions }) => descriptions.length === 0);
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test.each(['config', 'theme', 'frontmatter'])('every option of %s has an example', (name) => {
  expect(Object.keys(examples[name] ?? {}).sort()).toEqual(topOptions(name).sort());
});

test('the examples are valid', () => {
  const faults = [{ ...examples.config, theme: examples.theme }, examples.config].map(
    (config) => configSchema.safeParse(config).error?.issues,
  );
  expect([...faults, frontmatterSchema.safeParse(examples.frontmatter).error?.issues]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe.each<[string, (text: string) => string]>([
  ['en', identity],
  ['zh', (text) => zh[text] ?? ''],
])('the reference in %s', (locale, translate) => {
  const folder = join(docs, 'docs', locale, 'reference');
  const pages = createReferencePages(examples, translate);

  test.each(Object.entries(pages))('%s is up to date (npm run docs:reference)', (name, text) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });
});

/** The code blocks of a page that are titled `folia.config.ts`. */
const configBlocks = (page: string): string[] =>
  [...page.matchAll(/^```ts title="folia\.config\.ts".*\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);

/** Placeholder for what a block imports: a schema, or a function that makes a plugin. */
const imported = Object.assign(() => ({ name: 'plugin' }), { '~standard': {} });

test('every configuration in the documentation is valid', () => {
  const pages = readdirSync(join(docs, 'docs'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.mdx?$/.test(path),
  );
  const blocks = pages.flatMap((path) =>
    configBlocks(readFileSync(join(docs, 'docs', path), 'utf8')).map((code) => ({ path, code })),
  );
  expect(blocks.length).toBeGreaterThan(100);
  for (const { path, code } of blocks) {
    const [, config = ''] = /export default defineConfig\((\{[\s\S]*\})\);\s*$/.exec(code) ?? [];
    const names = [...code.matchAll(/^import (?:\{ (\w+) \}|(\w+)) from /gm)].map(
      ([, named, own]) => named ?? own ?? '',
    );
    // object literals of our own pages
    const value: unknown = new Function(...names, `return (${config || 'undefined'})`)(...names.map(() => imported));
    expect(configSchema.safeParse(value).error?.issues, `${path}\n${code}`).toBeUndefined();
  }
});
