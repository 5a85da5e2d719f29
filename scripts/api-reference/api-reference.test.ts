import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { createReferencePages, identity, referenceTexts } from '../../packages/folia/src/cli/reference-pages';
import { apiTexts, createApiPages, missingTexts } from './pages';
import { readSources } from './sources';
import { readTokens } from './tokens';

const root = join(__dirname, '../..');
const docs = join(root, 'docs');
const readJson = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(join(docs, 'reference', `${name}.json`), 'utf8'));
const sources = readSources(root);
const zh = readJson('zh');
const zhApi = readJson('zh-api');

test('what the package exports has descriptions and examples', () => {
  expect(missingTexts(sources)).toEqual([]);
});

test('every text of the reference of the API is translated, and nothing else is', () => {
  const shared = new Set(referenceTexts());
  expect(Object.keys(zhApi).sort()).toEqual(
    apiTexts(sources)
      .filter((text) => !shared.has(text))
      .sort(),
  );
  expect(Object.entries(zhApi).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('types, defaults, parameters and examples are those of the sources', () => {
  const { client, node, components } = sources.api;
  const badge = components.find(({ name }) => name === 'Badge');
  expect(badge?.fields[0]).toEqual({
    name: 'type',
    optional: true,
    type: "'tip' | 'info' | 'warning' | 'danger'",
    default: "'info'",
    description: 'Colour.',
  });
  expect(badge?.example).toBe('<Badge type="warning" text="deprecated" />');
  expect(client.find(({ name }) => name === 'useHref')?.signature).toBe(
    'function useHref(): (link: string) => string;',
  );
  const build = node.find(({ name }) => name === 'build');
  expect(build?.signature).toBe('function build(options?: BuildOptions, log?: Log): Promise<BuildReport>;');
  expect(build?.parameters.map(([name]) => name)).toEqual(['options', 'log']);
  expect(build?.since).toBe('0.1.0');
});

test('a missing text is reported', () => {
  const [first] = sources.api.client;
  if (!first) throw new Error('folia/client exports nothing.');
  const field = { name: 'size', optional: false, type: 'number', default: '', description: '' };
  const bare = { ...first, name: 'useSize', kind: 'function' as const, description: '', example: '', fields: [] };
  const props = { ...first, name: 'SizeInput', kind: 'type' as const, fields: [field] };
  expect(missingTexts({ ...sources, api: { ...sources.api, client: [...sources.api.client, bare, props] } })).toEqual([
    'useSize: no description',
    'SizeInput.size: no description',
    'useSize: no example',
  ]);
});

test('a token has the value of each appearance', () => {
  const css = ':root { --folia-bg: white; /* a: b; */ --folia-font:\n a,\n b; } html.dark { --folia-bg: black; }';
  expect(readTokens(css, new Map([['--folia-bg', 'Page']]))).toEqual([
    { name: '--folia-bg', value: 'white', dark: 'black', meaning: 'Page' },
    { name: '--folia-font', value: 'a, b', dark: '', meaning: '' },
  ]);
});

describe.each<[string, (text: string) => string]>([
  ['en', identity],
  ['zh', (text) => zhApi[text] ?? zh[text] ?? ''],
])('the reference in %s', (locale, translate) => {
  const folder = join(docs, 'docs', locale, 'reference');
  const pages = createApiPages(sources, translate);

  test.each(Object.entries(pages))('%s is up to date (npm run docs:reference)', (name, text) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  test('has no page beyond the generated ones', () => {
    const files = readdirSync(folder).filter((file) => file !== '_meta.json');
    expect(files.sort()).toEqual(
      ['errors.md', ...Object.keys(pages), ...Object.keys(createReferencePages({}, translate))].sort(),
    );
    const listed: string[] = JSON.parse(readFileSync(join(folder, '_meta.json'), 'utf8'));
    expect(listed.map((name) => `${name}.md`).sort()).toEqual(files.sort());
  });
});
