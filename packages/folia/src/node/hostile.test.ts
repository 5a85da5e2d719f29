import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { getActing } from 'scripts/acting-html';
import { allHostileStrings } from 'scripts/hostile-strings';
import { testsAll } from 'scripts/tests-all';
import { renderPage, sourceFile, testCompiler } from './content/fixtures/compiler';

const root = mkdtempSync(join(tmpdir(), 'folia-hostile-'));
const compiler = testCompiler(root);

/** The HTML of a page; null when it is refused, with a place. */
async function emitted(text: string, kind: 'md' | 'mdx'): Promise<string | null> {
  const path = join(root, `page.${kind}`);
  writeFileSync(path, text);
  const { page, html } = await renderPage(compiler, sourceFile(root, path)).catch((thrown: unknown) => {
    // an expression of MDX that calls what is not there
    expect(`${kind} ${thrown}`).toMatch(
      /^mdx (?:ReferenceError: hit is not|Error: (?:The module "x" is not|Expected component))/,
    );
    return { page: null, html: '' };
  });
  if (!page) return null;
  const errors = page.problems.filter(({ level }) => level === 'error');
  for (const { at } of errors) expect(at).toMatchObject({ file: path, line: expect.any(Number) });
  return errors.length > 0 ? null : html;
}

/** All of them take minutes. Otherwise each string goes through every twelfth carrier, each carrier takes every twelfth string. */
const stringsFor = (carrier: number) =>
  allHostileStrings.filter((_, index) => testsAll || (index + carrier) % 12 === 0);

const oneLine = (text: string) => text.replaceAll(/[\n\r\u2028]/g, ' ');
const fenced = (text: string, info = 'js') => `\`\`\`\`\`${info}\n${text}\n\`\`\`\`\`\n`;

const markdown: [carrier: string, write: (text: string) => string][] = [
  ['a paragraph', (text) => `${text}\n`],
  ['within a line', (text) => `a ${text} *b*\n`],
  ['a code span', (text) => `\`\`\`\`\` ${text} \`\`\`\`\`\n`],
  ['a block of code', (text) => fenced(text)],
  ['the title of a block', (text) => fenced('a', `js title="${oneLine(text)}"`)],
  ['the language of a block', (text) => fenced('a', oneLine(text))],
  ['a heading', (text) => `## ${oneLine(text)}\n`],
  ['the id of a heading', (text) => `## a {#${oneLine(text)}}\n`],
  ['a list', (text) => `- ${text}\n`],
  ['a table', (text) => `| a |\n|---|\n| ${oneLine(text)} |\n`],
  ['a quote', (text) => `> ${oneLine(text)}\n`],
  ['a footnote', (text) => `a[^1]\n\n[^1]: ${oneLine(text)}\n`],
  ['the name of a footnote', (text) => `a[^${oneLine(text)}]\n\n[^${oneLine(text)}]: b\n`],
  ['the title of a callout', (text) => `:::note[${oneLine(text)}]\nb\n:::\n`],
  ['a link', (text) => `[a](<${text}>)\n`],
  ['a link without brackets', (text) => `[a](${text})\n`],
  ['an autolink', (text) => `<${text}>\n`],
  ['a reference', (text) => `[a]\n\n[a]: <${oneLine(text)}>\n`],
  ['the title of a link', (text) => `[a](https://example.org "${text}")\n`],
  ['the text of a link', (text) => `[${text}](https://example.org)\n`],
  ['an image', (text) => `![a](<${text}>)\n`],
  ['the text of an image', (text) => `![${text}](https://example.org/a.png)\n`],
  ['the title of an image', (text) => `![a](https://example.org/a.png '${text}')\n`],
  ['an attribute', (text) => `<b title="${text}">a</b>\n`],
  ['an unquoted attribute', (text) => `<b title=${text}>a</b>\n`],
  ['a link as HTML', (text) => `<a href="${text}">a</a>\n`],
  ['an image as HTML', (text) => `<img src="${text}">\n`],
  ['a comment', (text) => `<!-- ${text} -->\n`],
  ['a block of HTML', (text) => `<div>\n${text}\n</div>\n`],
];

const mdx: typeof markdown = [
  ['a paragraph', (text) => `${text}\n`],
  ['a heading', (text) => `## ${oneLine(text)}\n`],
  ['a block of code', (text) => fenced(text)],
  ['an attribute', (text) => `<b title="${text}">a</b>\n`],
  ['an attribute of a component', (text) => `<Badge text={${JSON.stringify(text)}} />\n`],
  ['an image', (text) => `![a](<${text}>)\n`],
  ['a string', (text) => `{${JSON.stringify(text)}}\n`],
  ['a link', (text) => `[a](<${text}>)\n`],
  ['a link as an element', (text) => `<a href=${JSON.stringify(text)}>a</a>\n`],
];

describe.each([
  ['md', markdown],
  ['mdx', mdx],
] as const)('hostile input in .%s is refused or inactive', (kind, carriers) => {
  test.each(carriers.map(([name, write], index) => ({ name, write, index })))(
    '$name',
    async ({ write, index }) => {
      const found: string[] = [];
      let shown = 0;
      for (const text of stringsFor(index)) {
        const html = await emitted(write(text), kind);
        if (html === null) continue;
        shown += 1;
        found.push(...getActing(html).map((what) => `${JSON.stringify(text)}: ${what}`));
      }
      expect(found).toEqual([]);
      // a page that is not rendered does not count as safe
      if (testsAll) expect(shown).toBeGreaterThan(0);
    },
    60_000,
  );
});
