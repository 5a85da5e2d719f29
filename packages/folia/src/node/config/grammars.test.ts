import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { getProblems } from '../support/errors';
import { loadConfig } from './load';

const root = mkdtempSync(join(tmpdir(), 'folia-grammars-'));
mkdirSync(join(root, 'docs'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(root, name), text);

const grammar = (keyword: string) => ({
  name: 'Toy',
  aliases: ['ty'],
  scopeName: 'source.toy',
  patterns: [{ match: keyword, name: 'keyword.control.toy' }],
});

const load = (languages: string[]) => {
  write('folia.config.ts', `export default {\n  markdown: { languages: ${JSON.stringify(languages)} },\n};`);
  return loadConfig(root);
};

test('a JSON file is a grammar, whose hash changes with its text', async () => {
  const hashes = [];
  for (const keyword of ['when', 'then']) {
    write('toy.json', JSON.stringify(grammar(keyword)));
    const { grammars } = await load(['./toy.json']);
    expect(grammars).toMatchObject([{ path: join(root, 'toy.json'), names: ['toy', 'ty'] }]);
    hashes.push(grammars[0]?.hash);
  }
  expect(new Set(hashes).size).toBe(2);
});

test('a module exports its grammar', async () => {
  write('toy.mjs', `export default ${JSON.stringify(grammar('when'))};`);
  const { grammars, configDependencies } = await load(['./toy.mjs']);
  expect(grammars.map(({ names }) => names)).toEqual([['toy', 'ty']]);
  expect(configDependencies).toContain(join(root, 'toy.mjs'));
});

test('files that are not a grammar are reported, each at its place', async () => {
  write('list.json', '[]');
  write('broken.json', '{');
  const problems = [
    ...getProblems(await load(['./none.json', './list.json', './broken.json']).catch((error) => error)),
  ];
  expect(problems.map(({ message, at }) => [message.replaceAll(root, ''), at?.line])).toEqual([
    ['/list.json is not a TextMate grammar.', 2],
    [expect.stringMatching(/^The grammar \/broken\.json cannot be read: /), 2],
    ['markdown.languages: /none.json does not exist.', 2],
  ]);
});
