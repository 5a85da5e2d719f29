import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsAll } from '../../../scripts/tests-all';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

const site = {
  'folia.config.ts': "export default { outDir: 'dist', title: 'Named', globalStyles: ['./own.css'] };\n",
  'own.css': 'h1 { color: red }\n',
  'docs/index.md': '# Home\n\nText.\n',
  'docs/box.mdx':
    "import { Box } from '../components/Box';\nimport Part from '../parts/_part.mdx';\n\n# Box\n\n<Box />\n\n<Part />\n",
  'parts/_part.mdx': 'A part.\n',
  'components/Box.tsx': "'use client';\nexport const Box = () => <p>A box</p>;\n",
};

test('a site can be in a folder of any name, or the build says what is wrong with it', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(180_000);
  for (const name of [`100% [a](b) 'c' $d{e} 文档 🙂`, ...(testsAll ? ['a%20b', '~a & b;'] : [])]) {
    const folder = fixtureDir.write(`${name}/site`, site);
    const { code, output } = await runFolia(folder, ['build']);
    expect(code, output).toBe(0);
    const page = readFileSync(join(folder, 'dist/box.html'), 'utf8');
    for (const text of ['A box', 'A part.']) expect(page, name).toContain(text);
    if (!testsAll) continue;
    // again, with what is in the cache
    expect((await runFolia(folder, ['build'])).code).toBe(0);
    expect(readFileSync(join(folder, 'dist/box.html'), 'utf8')).toBe(page);
  }
  for (const character of testsAll ? ['#', '?', '!', '\\'] : ['#']) {
    const folder = fixtureDir.write(`a${character}b/site`, site);
    const { code, output } = await runFolia(folder, ['build']);
    expect(code, output).toBe(1);
    expect(output).toContain(character === '\\' ? 'contains a backslash' : `contains "${character}"`);
    expect(output).not.toContain('Module not found');
  }
  // no code of its own, no bundler
  const plain = fixtureDir.write('c#/site', {
    'docs/index.md': '# Home\n',
    'folia.config.ts': "export default { outDir: 'dist' };",
  });
  expect((await runFolia(plain, ['build'])).code).toBe(0);
});
