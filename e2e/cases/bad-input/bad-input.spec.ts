import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { type Ended, runFolia } from '../../harness/folia';
import { requirement } from '../../harness/requirement';
import { badConfigs, badPages, configProblems, oddPages, siteWithConfig } from './sites';
import { badValues, valueProblems } from './values';

test.describe('bad pages', { tag: '@build-only' }, () => {
  const state: { ended?: Ended; folder?: string } = {};
  const ended = () => state.ended ?? { code: null, output: 'the build did not run' };
  const old = { 'dist/index.html': 'the site of yesterday', 'dist/404.html': 'not found yesterday' };

  test.beforeAll(async ({ fixtureDir }) => {
    state.folder = fixtureDir.write('bad-pages', { ...badPages, ...badValues, ...old });
    state.ended = await runFolia(state.folder, ['build', '--out', join(state.folder, 'dist')]);
  });

  test('ER-09 the build fails, after all errors were found', requirement('ER-06'), () => {
    expect(ended().code).toBe(1);
    expect(ended().output).not.toMatch(/\n\s+at .*\.js:\d+/);
  });

  for (const [what, where, message] of [...configProblems, ...valueProblems])
    test(`ER-09 says where and what: ${what}`, requirement('CF-11'), () => {
      const { output } = ended();
      expect(output).toContain(where);
      expect(output).toMatch(message);
    });

  test('a syntax error comes with the line it is in', () => {
    expect(ended().output).toMatch(/> 5 \| <div>/);
  });

  test('two headings with the same words are no error', () => {
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

  test('a page of 5 MB, a code block of 10,000 lines and 200 nested lists are complete', () => {
    expect(html('big.html')).toContain('Sentence number 49999 ');
    expect(html('long-code.html')).toContain('value9999');
    expect(html('long-code.html').match(/class="line/g)).toHaveLength(10_000);
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

  test('RT-05 of two files for one route the extension listed first wins', () => {
    expect(html('both.html')).toContain('From Markdown');
    expect(state.ended?.output).toMatch(/both\.mdx/);
  });
});

test.describe('bad configurations', { tag: '@build-only' }, () => {
  for (const [what, source, message] of badConfigs)
    test(`${what}: ${source}`, async ({ fixtureDir }) => {
      const folder = fixtureDir.write(`config-${what.replaceAll(' ', '-')}`, siteWithConfig(source));
      const { code, output } = await runFolia(folder, ['build', '--out', join(folder, 'dist')]);
      expect(output).toMatch(message);
      expect(code).toBe(1);
      expect(existsSync(join(folder, 'dist'))).toBe(false);
    });
});
