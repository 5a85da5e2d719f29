import { openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

const config = {
  'folia.config.ts': "export default { outDir: 'dist', title: 'Large' };\n",
  'docs/index.md': '# Home\n',
};

/** That many pages in a folder; each is of the same length. */
const pagesIn = (folder: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const number = String(at).padStart(5, '0');
      return [`docs/${folder}/page-${number}.md`, `# Page ${number}\n\n## A section\n\nSome text about ${number}.\n`];
    }),
  );

test('what a page of a folder carries does not grow with the folder, nor does the time per page', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(600_000);
  const build = async (count: number) => {
    const folder = fixtureDir.write(`many-${count}`, { ...config, ...pagesIn('many', count) });
    const startedAt = Date.now();
    const { code, output } = await runFolia(folder, ['build']);
    expect(code, output).toBe(0);
    const size = (path: string) => statSync(join(folder, 'dist/many', path)).size;
    // in the middle of the folder
    const name = `page-${String(count / 2).padStart(5, '0')}`;
    return { time: Date.now() - startedAt, html: size(`${name}.html`), payload: size(`${name}.json`) };
  };
  const small = await build(2_500);
  const large = await build(10_000);
  expect(large.html / small.html).toBeLessThan(1.02);
  expect(large.payload / small.payload).toBeLessThan(1.1);
  // four times as many pages
  expect(large.time / small.time).toBeLessThan(7);
});

test('a page of 50 MB is built; one that is larger than the limit is refused', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(600_000);
  const folder = fixtureDir.write('huge', { ...config, 'docs/huge.md': '# Huge\n\n' });
  const page = join(folder, 'docs/huge.md');
  const file = openSync(page, 'a');
  const paragraphs = 'A **paragraph** with `code` and [a link](./index).\n\n'.repeat(10_000);
  while (statSync(page).size < 50_000_000) writeSync(file, paragraphs);
  writeSync(file, 'The last words.\n');
  const built = await runFolia(folder, ['build']);
  expect(built.code, built.output).toBe(0);
  const html = readFileSync(join(folder, 'dist/huge.html'), 'utf8');
  expect(html.length).toBeGreaterThan(80_000_000);
  expect(html.includes('The last words.')).toBe(true);
  truncateSync(page, 61_000_000);
  const refused = await runFolia(folder, ['build']);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /docs\/huge\.md\b[\s\S]*The file has 61 MB, and may have 60 MB at most\.[\s\S]*Split it/,
  );
  expect(refused.output).not.toMatch(/^\s+at .*\(?(node:|file:|\/)/m);
  expect(statSync(join(folder, 'dist/huge.html')).size).toBeGreaterThan(80_000_000);
});

test('a site of 500 pages with code and components is built with a heap of 200 MB', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(300_000);
  const text = (at: number) =>
    Array.from(
      { length: 20 },
      (_, part) =>
        `## Part ${part}\n\n${`Words of page ${at}, and of part ${part}. `.repeat(20)}\n\n\`\`\`ts\nexport const value = ${part};\n\`\`\`\n`,
    ).join('\n');
  const pages = Array.from({ length: 500 }, (_, at) => [
    `docs/group-${at % 10}/page-${at}.mdx`,
    `import { Box } from '../../components/Box';\n\n# Page ${at}\n\n<Box />\n\n${text(at)}`,
  ]);
  const folder = fixtureDir.write('heap', {
    ...config,
    'components/Box.tsx': "'use client';\nexport const Box = () => <p>A box</p>;\n",
    ...Object.fromEntries(pages),
  });
  const { code, output } = await runFolia(folder, ['build'], { env: { NODE_OPTIONS: '--max-old-space-size=200' } });
  expect(code, output).toBe(0);
  expect(readFileSync(join(folder, 'dist/group-9/page-499.html'), 'utf8')).toContain('A box');
});
