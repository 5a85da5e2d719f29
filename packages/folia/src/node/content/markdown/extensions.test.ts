import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { renderPage, sourceFile, testCompiler } from '../fixtures/compiler';

type Markdown = NonNullable<Parameters<typeof testCompiler>[1]>['markdown'];

async function compile(source: string, { extension = 'md', ...markdown }: Markdown & { extension?: string } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'folia-extensions-'));
  const path = join(root, `page.${extension}`);
  writeFileSync(path, source);
  const compiler = testCompiler(root, { markdown });
  const { html, page } = await renderPage(compiler, sourceFile(root, path));
  compiler.close();
  return { html, problems: page.problems.map(({ at, message }) => `${at?.line}:${at?.column} ${message}`) };
}

describe('containers of the configuration', () => {
  test('are callouts with the name as title', async () => {
    const { html, problems } = await compile(':::example\nText\n:::\n\n::: Example My title\nText\n:::', {
      containers: { example: 'info' },
    });
    expect(html.match(/data-type="info"/g)).toHaveLength(2);
    expect(html).toContain('>EXAMPLE</p>');
    expect(html).toContain('>My title</p>');
    expect(problems).toEqual([]);
  });

  test('are named where a container is unknown, with or without a title', async () => {
    const { problems } = await compile('\n:::exmaple A title\nText\n:::', { containers: { example: 'info' } });
    expect(problems).toEqual(['2:1 Unknown container ":::exmaple".']);
  });
});

test('other content in a code group is reported and kept', async () => {
  const { html, problems } = await compile(':::code-group\n\n```js\na();\n```\n\nText\n\n:::');
  expect(problems).toEqual(['7:1 A code group can only contain blocks of code.']);
  expect(html).toMatch(/<pre.*<p>Text<\/p>/s);
});

test('a snippet of a file that does not exist is reported with its place', async () => {
  const { problems } = await compile('# Title\n\n<<< ./missing.ts{1}');
  expect(problems).toEqual(['3:1 There is no file "./missing.ts" to take the code from.']);
});

describe('formulas', () => {
  const source = 'Euler: $e^{i\\pi} = -1$\n\n$$\n\\frac{a}{b} < 1\n$$\n\n`$x$` costs \\$5';
  for (const extension of ['md', 'mdx'])
    test(`are MathML in .${extension}`, async () => {
      const { html, problems } = await compile(source, { extension, math: true });
      expect(problems).toEqual([]);
      expect(html.match(/<math/g)).toHaveLength(2);
      expect(html).toMatch(/<math[^>]*display="block".*<mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac>/s);
      expect(html).toMatch(/<code[^>]*>\$x\$<\/code> costs \$5/);
    });

  test('are text unless the site enables them', async () => {
    const { html } = await compile('from $5 to $9');
    expect(html).toBe('<p>from $5 to $9</p>\n');
  });

  test('with an error are reported with their place', async () => {
    const { html, problems } = await compile('One\n\n$\\frac{1$ and $\\href{javascript:alert(1)}{x}$', { math: true });
    expect(problems[0]).toMatch(/^3:1 The formula cannot be read: /);
    expect(html).not.toContain('href');
  });
});
