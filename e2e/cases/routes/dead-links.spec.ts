import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';
import { requirement } from '../../harness/requirement';

const config = (check: string) =>
  `import { defineConfig } from 'folia';\nexport default defineConfig({ lang: 'en'${check} });\n`;

const pages = {
  'docs/index.md': `# Home

[gone](/nowhere), [misspelt](./guide/satrt.md), [no place](/guide/start#missing),
[web](https://example.com/nowhere), [mail](mailto:a@b.dev), [phone](tel:+4912345), [here](#home).
`,
  'docs/guide/start.md': '# Start\n',
};

test('dead links fail the build, each with its file and line; other links are not checked', {
  tag: '@build-only',
  ...requirement('RT-17'),
}, async ({ fixtureDir }) => {
  const folder = fixtureDir.write('dead', { ...pages, 'folia.config.ts': config('') });
  const { code, output } = await runFolia(folder, ['build']);
  expect(code).toBe(1);
  expect(output).toContain('Dead link: "/nowhere" leads to no page.');
  expect(output).toContain('docs/index.md:3');
  expect(output).toMatch(/satrt[\s\S]*Did you mean "[^"]*guide\/start"/);
  expect(output).toContain('missing');
  expect(output.match(/docs\/index\.md:3/g), 'each at its place').toHaveLength(3);
  for (const fine of ['example.com', 'mailto:', 'tel:', '"#home"']) expect(output).not.toContain(fine);
});

test('`checkDeadLinks: false` builds all the same', { tag: ['@build-only', '@all'] }, async ({ fixtureDir }) => {
  const folder = fixtureDir.write('unchecked', {
    ...pages,
    'folia.config.ts': config(', markdown: { checkDeadLinks: false }'),
  });
  const { code, output } = await runFolia(folder, ['build']);
  expect(code, output).toBe(0);
});

test('dead links that match an exception pass; an exception that matches none is a warning', {
  tag: '@build-only',
}, async ({ fixtureDir }) => {
  const ignore = ", markdown: { checkDeadLinks: { ignore: ['/no*', '*.md', /#missing$/, '/unused'] } }";
  const folder = fixtureDir.write('excepted', { ...pages, 'folia.config.ts': config(ignore) });
  const { code, output } = await runFolia(folder, ['check']);
  expect(code, output).toBe(0);
  expect(output).toContain('markdown.checkDeadLinks.ignore: "/unused" matches no dead link.');
  expect(output).toContain('folia.config.ts:2:');
  expect(output.match(/matches no dead link/g)).toHaveLength(1);
});
