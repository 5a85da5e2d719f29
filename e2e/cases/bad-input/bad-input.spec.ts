import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { type Ended, runFolia } from '../../harness/folia';
import { requirement } from '../../harness/requirement';
import {
  badConfig,
  badConfigProblems,
  badPages,
  bundledWhileFailing,
  fatalConfigs,
  manyLines,
  oddPages,
  pageProblems,
  siteWithConfig,
} from './sites';
import { badValues, valueProblems } from './values';

test.describe('wrong input', { tag: '@build-only', ...requirement('CF-11', 'ER-09') }, () => {
  test.describe('pages', () => {
    const state: { ended?: Ended; folder?: string } = {};
    const ended = () => state.ended ?? { code: null, output: 'the build did not run' };
    const old = { 'dist/index.html': 'the site of yesterday', 'dist/404.html': 'not found yesterday' };

    test.beforeAll(async ({ fixtureDir }) => {
      state.folder = fixtureDir.write('bad-pages', { ...badPages, ...badValues, ...old });
      state.ended = await runFolia(state.folder, ['build', '--out', join(state.folder, 'dist')]);
    });

    test('the build fails, after all errors were found', requirement('ER-06'), () => {
      expect(ended().code).toBe(1);
      expect(ended().output).not.toMatch(/\n\s+at .*\.js:\d+/);
    });

    for (const [what, where, message] of [...pageProblems, ...valueProblems])
      test(`says where and what: ${what}`, () => {
        const { output } = ended();
        expect(output).toContain(where);
        expect(output).toMatch(message);
      });

    test('a syntax error is shown with its line', () => {
      expect(ended().output).toMatch(/> 5 \| <div>/);
    });

    test('two equal headings are no error', () => {
      expect(ended().output).not.toContain('twins.md:');
    });

    test('the output of the last build is untouched, and nothing is left beside it', () => {
      const folder = state.folder ?? '';
      expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe(old['dist/index.html']);
      expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['404.html', 'index.html']);
      const beside = readdirSync(folder).filter((name) => !['node_modules', '.folia'].includes(name));
      expect(beside.sort()).toEqual(['dist', 'docs', 'folia.config.ts']);
    });
  });

  test.describe('the configuration', () => {
    const state: { ended?: Ended; folder?: string } = {};

    test.beforeAll(async ({ fixtureDir }) => {
      state.folder = fixtureDir.write('bad-config', siteWithConfig(badConfig));
      state.ended = await runFolia(state.folder, ['build', '--out', join(state.folder, 'dist')]);
    });

    test('the build fails and writes nothing', () => {
      expect(state.ended?.code).toBe(1);
      expect(existsSync(join(state.folder ?? '', 'dist'))).toBe(false);
    });

    for (const [what, at, message] of badConfigProblems)
      test(`says where and what: ${what}`, () => {
        const problems = (state.ended?.output ?? '').split(/^error /m);
        expect(problems.find((problem) => problem.startsWith(`folia.config.ts:${at}\n`))).toMatch(message);
      });

    for (const [what, source, message] of fatalConfigs)
      test(`says what: ${what}`, async ({ fixtureDir }) => {
        const folder = fixtureDir.write(`config-${what.replaceAll(' ', '-')}`, siteWithConfig(source));
        const { code, output } = await runFolia(folder, ['build', '--out', join(folder, 'dist')]);
        expect(output).toMatch(message);
        expect(code).toBe(1);
        expect(existsSync(join(folder, 'dist'))).toBe(false);
      });

    test('mistakes of the label table are shown beside those of the configuration', async ({ fixtureDir }) => {
      const folder = fixtureDir.write('labels', {
        ...siteWithConfig('{ titel: 3 }'),
        'i18n.json': '{\n  "slogan": { "en": 7 },\n  "intro": "Introduction"\n}\n',
      });
      const { code, output } = await runFolia(folder, ['build']);
      expect(code).toBe(1);
      expect(output).toMatch(/folia\.config\.ts:2:\d+\s+Unknown key "titel"[\s\S]*?Did you mean "title"\?/);
      expect(output).toMatch(/i18n\.json:2:\d+\s+slogan\.en is not a string/);
      expect(output).toMatch(/i18n\.json:3:\d+\s+intro is not an object/);
    });
  });

  test('errors of pages come last, when no bundler is at work any more', async ({ fixtureDir }) => {
    const folder = fixtureDir.write('bundling', bundledWhileFailing);
    const { code, output } = await runFolia(folder, ['build']);
    expect(code).toBe(1);
    expect(output).toContain('Bundle for browsers');
    expect(output.trimEnd()).toMatch(
      /"docs\/_parts\/Counter\.tsx" does not export "Count"\.\s+Did you mean "Counter"\?\s+https:\S+\/errors\.md#missing-import$/,
    );
  });

  test('two plugins of one name are refused, once, with both files', async ({ fixtureDir }) => {
    const plugin = "export default { name: 'twin', heading() {} };\n";
    const folder = fixtureDir.write('twins', {
      ...siteWithConfig("{ lang: 'en', markdown: { mdastPlugins: ['./one.mjs', './two.mjs'] } }"),
      'one.mjs': plugin,
      'two.mjs': plugin,
      'docs/second.md': '# Two\n',
    });
    const { code, output } = await runFolia(folder, ['build']);
    expect(code).toBe(1);
    expect(output).toMatch(/Two plugins are named "twin": .*one\.mjs and .*two\.mjs/);
    expect(output.match(/Two plugins/g)).toHaveLength(1);
  });
});

test('frontmatter is never on the page, and an error in it is reported with its file', {
  tag: '@build-only',
  ...requirement('DP-13'),
}, async ({ fixtureDir }) => {
  const page = '---\ndescription: What it is about\nsecret: hidden words\n---\n\n# Page\n\nText.\n';
  const module = "export const frontmatter = { secret: 'hidden words' };\n\nexport default () => <h1>Module</h1>;\n";
  const site = {
    ...siteWithConfig("{ lang: 'en' }"),
    'docs/page.md': page,
    'docs/mdx.mdx': page,
    'docs/module.tsx': module,
  };
  const folder = fixtureDir.write('frontmatter', site);
  const { code, output } = await runFolia(folder, ['build', '--out', 'dist']);
  expect(code, output).toBe(0);
  for (const name of ['page', 'mdx', 'module']) {
    const html = readFileSync(join(folder, `dist/${name}.html`), 'utf8');
    const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
    expect(body).toContain('<h1');
    expect(body).not.toMatch(/hidden words|secret:|description:|What it is about/);
  }
  fixtureDir.write('frontmatter', { ...site, 'docs/page.md': page.replace('hidden words', '[hidden') });
  const failed = await runFolia(folder, ['build', '--out', 'dist']);
  expect(failed.code).toBe(1);
  expect(failed.output).toMatch(/error docs\/page\.md:\d+:?\d*\s+.*YAML/);
});

test.describe('odd pages', { tag: '@build-only' }, () => {
  const state: { ended?: Ended; out?: string } = {};
  const html = (path: string) => readFileSync(join(state.out ?? '', path), 'utf8');

  test.beforeAll(async ({ fixtureDir }) => {
    test.setTimeout(120_000);
    const folder = fixtureDir.write('odd-pages', oddPages);
    state.out = join(folder, 'dist');
    state.ended = await runFolia(folder, ['build', '--out', state.out]);
  });

  test('the build succeeds', () => {
    expect(state.ended?.output).toContain('both.md');
    expect(state.ended?.code, state.ended?.output).toBe(0);
  });

  test('a byte order mark and Windows line ends leave no trace', () => {
    expect(html('bom.html')).toContain('<title>With a mark - Bad input</title>');
    expect(html('bom.html')).not.toContain('\uFEFF');
    expect(html('crlf.html')).toMatch(/Sum: (<!-- -->)?2/);
    expect(html('crlf.html')).not.toContain('\r');
    expect(html('crlf.html').match(/class="line/g)).toHaveLength(2);
  });

  test('an empty file is an empty page', () => {
    expect(html('empty.html')).toContain('<title>Bad input</title>');
  });

  test('a large page, a long code block and 200 nested lists are complete', () => {
    expect(html('big.html')).toContain(`Sentence number ${manyLines.text - 1} `);
    expect(html('long-code.html')).toContain(`value${manyLines.code - 1}`);
    expect(html('long-code.html').match(/class="line/g)).toHaveLength(manyLines.code);
    expect(html('deep-lists.html')).toContain('level 199');
  });

  test('a heading without text and two equal headings have ids of their own', () => {
    const ids = [...html('headings.html').matchAll(/<h2[^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['twice', 'twice-1', 'code--more']));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('');
  });

  test('file names with a space, %, # and Chinese are pages, and links to them are found', () => {
    for (const name of ['two words', '100%', 'c#-and-f#', '中文/页面'])
      expect(existsSync(join(state.out ?? '', `${name}.html`)), name).toBe(true);
    expect(html('index.html')).toContain('href="/c%23-and-f%23"');
  });

  test('of two files for one route the extension listed first wins', () => {
    expect(html('both.html')).toContain('From Markdown');
    expect(state.ended?.output).toMatch(/both\.mdx/);
  });
});
