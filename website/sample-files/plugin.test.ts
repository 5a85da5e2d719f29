import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { mdxToJs } from 'satteri';
import plugin from './plugin.mjs';

const fence = (file: string) => `\`\`\`js file="${file}"\n\n\`\`\`\n`;
const page = (...files: string[]) =>
  `---\ndescription: A page\n---\n\n# Page\n\n${files.map(fence).join('\n')}\nLast words.\n`;

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const verified = `VerifiedWith version: "${lock.packages['node_modules/@rslib/core'].version}"`;

/** The inserted components with their attributes, in the order of the page. */
async function insertedInto(source: string): Promise<string[]> {
  const { code } = await mdxToJs(source, { mdastPlugins: [plugin], features: { frontmatter: true } });
  return [...code.matchAll(/_jsxs?\((SampleFiles|VerifiedWith), \{([^}]*)\}/g)].map(([, name, attributes = '']) =>
    [name, ...attributes.split(',').map((each) => each.trim())].join(' ').trim(),
  );
}

describe('plugin of sample files', () => {
  test('the first quoted output of a sample shows its files, later ones lead there', async () => {
    const source = page('/samples/a/output/index.js.txt', '/samples/b/output/log.txt', '/samples/a/output/log.txt');
    expect(await insertedInto(source)).toEqual([
      'SampleFiles name: "a" first: "true"',
      'SampleFiles name: "b" first: "true"',
      'SampleFiles name: "a"',
      verified,
    ]);
  });

  test('a quoted input has no control, and is no first output', async () => {
    const source = page('/samples/a/src/index.ts', '/samples/a/output/index.js.txt');
    expect(await insertedInto(source)).toEqual(['SampleFiles name: "a" first: "true"', verified]);
    expect(await insertedInto(page('/samples/a/src/index.ts'))).toEqual([verified]);
  });

  test('pages without samples, and fragments, get no line about versions', async () => {
    expect(await insertedInto(page('/src/index.ts'))).toEqual([]);
    expect(await insertedInto(fence('/samples/a/output/log.txt'))).toEqual(['SampleFiles name: "a" first: "true"']);
  });
});
