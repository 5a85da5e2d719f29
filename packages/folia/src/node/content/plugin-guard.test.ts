import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { renderPage, sourceFile, testCompiler } from './fixtures/compiler';

const root = mkdtempSync(join(tmpdir(), 'folia-guard-'));

function put(name: string, text: string): string {
  const path = join(root, name);
  writeFileSync(path, text);
  return path;
}

const badge = "{ type: 'mdxJsxTextElement', name: 'Badge', attributes: [], children: node.children }";
const element = "{ type: 'element', tagName: 'b', properties: {}, children: node.children }";
const mdast = put(
  'mdast.mjs',
  `export default { name: 'own-mdast', strong(node, ctx) { ctx.replaceNode(node, ${badge}); } };`,
);
const hast = (name: string, made: string) =>
  put(
    `${name}.mjs`,
    `export default { name: '${name}', element: { filter: ['em'], visit(node, ctx) { ctx.replaceNode(node, ${made}); } } };`,
  );

test.each([
  ['own-mdast', { mdastPlugins: [mdast] }, 'a **b** **c**'],
  ['own-hast', { hastPlugins: [hast('own-hast', badge)] }, 'a *b* *c*'],
])(
  'the output of the plugin %s is reported in .md, where it would be dropped, and rendered in .mdx',
  async (name, markdown, text) => {
    const compiler = testCompiler(root, { markdown });
    const { problems } = await compiler.compile(sourceFile(root, put('page.md', text)));
    expect(problems).toMatchObject([
      {
        level: 'error',
        message: `The plugin "${name}" puts <Badge> into a page of Markdown, which only MDX can have.`,
        hint: expect.stringContaining('Rename the page to .mdx'),
        at: { file: join(root, 'page.md') },
      },
    ]);
    const { html, page } = await renderPage(compiler, sourceFile(root, put('page.mdx', text)));
    expect(page.problems).toEqual([]);
    expect(html).toContain('<x-badge>b</x-badge>');
  },
);

test('elements that plugins make are rendered in .md', async () => {
  const compiler = testCompiler(root, { markdown: { hastPlugins: [hast('elements', element)] } });
  const { html, page } = await renderPage(compiler, sourceFile(root, put('elements.md', 'a *b*')));
  expect(page.problems).toEqual([]);
  expect(html.trim()).toBe('<p>a <b>b</b></p>');
});
