import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { createHighlighter } from './highlighter';

const root = mkdtempSync(join(tmpdir(), 'folia-grammars-'));
afterAll(() => rmSync(root, { recursive: true }));

test('code in a language of the site has colours, by name and alias, and other ones when the grammar has changed', async () => {
  const path = join(root, 'toy.json');
  const highlight = async (keyword: string, name: string) => {
    const inner = { begin: '<<', end: '>>', patterns: [{ include: 'source.json' }] };
    const patterns = [{ match: `\\b${keyword}\\b`, name: 'keyword.control.toy' }, inner];
    const grammar = { name: 'Toy', aliases: ['ty'], scopeName: 'source.toy', embeddedLangs: ['json'], patterns };
    writeFileSync(path, JSON.stringify(grammar));
    const grammars = [{ path, names: ['toy', 'ty'], hash: keyword }];
    const highlighter = createHighlighter({ cacheDir: join(root, 'cache'), aliases: {}, grammars });
    const lines = await highlighter.highlight('when <<{"a": 1}>> then', name);
    highlighter.close();
    return lines.join('\n');
  };
  expect(await highlight('when', 'toy')).toMatch(
    /^<span class="t-k">when ?<\/span>.*<span class="t-n">1<\/span>.* then$/,
  );
  expect(await highlight('when', 'TY')).toContain('<span class="t-k">when');
  expect(await highlight('then', 'toy')).toMatch(/^when .*<span class="t-k">then<\/span>$/);
});
