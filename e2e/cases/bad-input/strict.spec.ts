import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';
import { requirement } from '../../harness/requirement';

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

test.describe('static generation', { tag: '@build-only', ...requirement('SF-12') }, () => {
  test('the HTML of every page has its text, its title, the header and the sidebar', async ({ fixtureDir }) => {
    const pages = { first: 'First', second: 'Second', third: 'Third' };
    const folder = fixtureDir.write('complete', {
      'folia.config.ts': config(''),
      ...Object.fromEntries(
        Object.entries(pages).map(([id, title]) => [`docs/${id}.md`, `# ${title}\n\nWords of ${title}.\n`]),
      ),
    });
    const { code, output } = await runFolia(folder, ['build']);
    expect(code, output).toBe(0);
    for (const [id, title] of Object.entries(pages)) {
      const html = readFileSync(join(folder, 'doc_build', `${id}.html`), 'utf8');
      expect(html).toContain(`<title>${title} - Strict</title>`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}`));
      expect(html).toContain(`<p>Words of ${title}.</p>`);
      expect(html).toMatch(/<header class="folia-header"[\s\S]*<a class="folia-logo"/);
      const [, sidebar = ''] = /class="folia-sidebar"([\s\S]*)<main/.exec(html) ?? [];
      for (const entry of Object.values(pages)) expect(sidebar, `the sidebar of ${id}`).toContain(entry);
    }
  });

  test('strict: the build fails and names the page whose text failed', async ({ fixtureDir }) => {
    const folder = fixtureDir.write('strict-text', files('ssg: { strict: true }'));
    const { code, output } = await runFolia(folder, ['build']);
    expect(code).toBe(1);
    expect(output).toMatch(/error docs\/text\.mdx\s+This page cannot be rendered: the text gave up/);
    expect(existsSync(join(folder, 'doc_build'))).toBe(false);
  });

  test('by default it is strict: the build fails and names the page whose layout failed', async ({ fixtureDir }) => {
    const { 'docs/text.mdx': _, ...rest } = files('');
    const folder = fixtureDir.write('strict-layout', rest);
    const { code, output } = await runFolia(folder, ['build']);
    expect(code).toBe(1);
    expect(output).toMatch(/error docs\/layout\.md\s+The layout of \/layout cannot be rendered: .*the footer gave up/);
    expect(existsSync(join(folder, 'doc_build'))).toBe(false);
  });

  test('not strict: both are warnings, the site is written', async ({ fixtureDir }) => {
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
