import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

const config = (more: string) =>
  `import { defineConfig } from 'folia';\nexport default defineConfig({ lang: 'en', title: 'Strict', ${more} });\n`;

/** One page whose text fails, one whose layout fails, one that is fine. */
const files = (more: string) => ({
  'folia.config.ts': config(more),
  'theme.tsx': `import { defineTheme, usePage } from 'folia/client';
import { defaultTheme } from 'folia/theme';

function Footer() {
  if (usePage().page.title === 'Layout') throw new Error('the footer gave up');
  return null;
}

export default defineTheme(defaultTheme, { parts: { PageFooter: Footer } });
`,
  'docs/index.md': '# Fine\n',
  'docs/layout.md': '# Layout\n',
  'docs/text.mdx': "# Text\n\n{(() => { throw new Error('the text gave up'); })()}\n",
});

test.describe('pages that cannot be rendered', { tag: '@build-only' }, () => {
  test('SF-12 ER-09 strict: the build fails and names the page whose text failed', async ({ fixtureDir }) => {
    const folder = fixtureDir.write('strict-text', files('ssg: { strict: true }'));
    const { code, output } = await runFolia(folder, ['build']);
    expect(code).toBe(1);
    expect(output).toMatch(/error docs\/text\.mdx\s+This page cannot be rendered: the text gave up/);
    expect(existsSync(join(folder, 'doc_build'))).toBe(false);
  });

  test('SF-12 ER-09 strict: the build fails and names the page whose layout failed', async ({ fixtureDir }) => {
    const { 'docs/text.mdx': _, ...rest } = files('ssg: true');
    const folder = fixtureDir.write('strict-layout', rest);
    const { code, output } = await runFolia(folder, ['build']);
    expect(code).toBe(1);
    expect(output).toMatch(/error docs\/layout\.md\s+The layout of \/layout cannot be rendered: .*the footer gave up/);
    expect(existsSync(join(folder, 'doc_build'))).toBe(false);
  });

  test('ER-09 not strict: both are warnings, the site is written', async ({ fixtureDir }) => {
    const folder = fixtureDir.write('lenient', files('ssg: { strict: false }'));
    const { code, output } = await runFolia(folder, ['build']);
    expect(code, output).toBe(0);
    expect(output).toMatch(/warning docs\/text\.mdx[\s\S]*the text gave up/);
    expect(output).toMatch(/warning docs\/layout\.md[\s\S]*the footer gave up/);
    const html = (name: string) => readFileSync(join(folder, 'doc_build', `${name}.html`), 'utf8');
    expect(html('index')).toContain('Fine');
    expect(html('text')).toContain('folia-header');
    expect(html('layout')).toMatch(/<div id="folia"[^>]*><\/div>/);
  });
});

test.describe('other inputs', { tag: '@build-only' }, () => {
  test('ER-09 two plugins of one name are refused, once, with both files', async ({ fixtureDir }) => {
    const plugin = "export default { name: 'twin', heading() {} };\n";
    const folder = fixtureDir.write('twins', {
      'folia.config.ts': config("markdown: { mdastPlugins: ['./one.mjs', './two.mjs'] }"),
      'one.mjs': plugin,
      'two.mjs': plugin,
      'docs/index.md': '# One\n',
      'docs/second.md': '# Two\n',
    });
    const { code, output } = await runFolia(folder, ['build']);
    expect(code).toBe(1);
    expect(output).toMatch(/Two plugins are named "twin": .*one\.mjs and .*two\.mjs/);
    expect(output.match(/Two plugins/g)).toHaveLength(1);
  });

  test('CF-11 ER-09 mistakes of the label table are shown beside those of the configuration', async ({
    fixtureDir,
  }) => {
    const folder = fixtureDir.write('labels', {
      'folia.config.ts': config('titel: 3'),
      'i18n.json': '{\n  "slogan": { "en": 7 },\n  "intro": "Introduction"\n}\n',
      'docs/index.md': '# One\n',
    });
    const { code, output } = await runFolia(folder, ['build']);
    expect(code).toBe(1);
    expect(output).toMatch(/folia\.config\.ts:2:\d+\s+Unknown key "titel"[\s\S]*?Did you mean "title"\?/);
    expect(output).toMatch(/i18n\.json:2:\d+\s+slogan\.en is not a string/);
    expect(output).toMatch(/i18n\.json:3:\d+\s+intro is not an object/);
  });
});
