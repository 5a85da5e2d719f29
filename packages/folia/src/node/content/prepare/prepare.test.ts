import { describe, expect, test } from '@rstest/core';
import { prepareSource } from './prepare';

describe('prepareSource', () => {
  test.each([
    ['title', ':::tip A title', ':::tip[A title]'],
    ['title after a space', '::: tip A title', ':::tip[A title]'],
    ['no title', '::: tip', ':::tip'],
    ['title and attributes', ':::details More {open}', ':::details[More]{open}'],
    ['label is kept', ':::tip[A *label*]{a=b}', ':::tip[A *label*]{a=b}'],
    ['balanced brackets', ':::tip a[0] b', ':::tip[a[0] b]'],
    ['lonely bracket', ':::tip a] b', ':::tip[a\\] b]'],
    ['inside a list and a quote', '> - :::note T', '> - :::note[T]'],
    ['other names', ':::tipping A title', ':::tipping[A title]'],
    ['other names after a space', '::: warn', ':::warn'],
    ['a space and no name', '::: 1 o’clock', '::: 1 o’clock'],
    ['the end of a container', ':::', ':::'],
    ['id', '## A {#x}', '## A'],
    ['id and aliases', '## A {#x #y #z}', '## A'],
    ['escaped id and alias', '## A \\{#x #y__z\\}', '## A'],
    ['escaped id', '## A \\{#x}', '## A'],
    ['id escaped twice', '## A \\{#x\\}', '## A'],
    ['closing sequence', '## A {#x} ##', '## A ##'],
    ['no heading', 'A {#x}', 'A {#x}'],
    ['inline code', '## A `{#x}`', '## A `{#x}`'],
    ['CRLF', '## A {#x}\r', '## A\r'],
  ])('%s: %s', (_, line, expected) => {
    expect(prepareSource(line, 'mdx').text).toBe(expected);
  });

  test.each([
    ['heading', `## A${' '.repeat(50_000)}{#`],
    ['underlined heading', `A${'\t'.repeat(50_000)}b {# {#x\n===`],
    ['container', `:::tip A${' '.repeat(50_000)}b`],
  ])('a %s with many spaces takes no longer than others', (_, source) => {
    expect(prepareSource(source, 'md').text).toContain('A');
  });

  test('ids are recorded by line, for setext headings too', () => {
    const { headingIds } = prepareSource('# One {#a}\n\nTwo {#b #b2}\n===\n\n> ## Three {#c}\n', 'md');
    expect([...headingIds]).toEqual([
      [1, ['a']],
      [3, ['b', 'b2']],
      [6, ['c']],
    ]);
  });

  test.each([
    ['a fence', '```md\n## A {#x}\n:::tip T\n**中。**文\n```'],
    ['a fence with tildes that holds another', '~~~~md\n~~~\n## A {#x}\n~~~\n## B {#y}\n~~~~'],
    ['a fence in a quote', '> ```md\n> ## A {#x}\n> ```'],
    ['frontmatter', '---\ntitle: "**中。**文"\n---\n'],
    ['a module statement', "export const a = '**中。**文';\nexport const b = '## A {#x}';\n"],
  ])('leaves %s unchanged', (_, source) => {
    expect(prepareSource(source, 'mdx').text).toBe(source);
  });

  test('text after a fence is rewritten again', () => {
    expect(prepareSource('```\n```\n## A {#x}', 'md').text).toBe('```\n```\n## A');
    expect(prepareSource('> ```\n> a\n\n## A {#x}', 'md').text).toBe('> ```\n> a\n\n## A');
  });

  test('the number of lines stays', () => {
    const source = '---\r\na: 1\r\n---\r\n\r\n:::tip T\r\n**中。**文\r\n:::\r\n';
    expect(prepareSource(source, 'md').text.split('\n')).toHaveLength(source.split('\n').length);
  });
});
