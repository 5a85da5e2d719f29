import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import type { Problem } from '../../shared/site';
import { getProblems } from '../support/errors';
import { loadConfig } from './load';

const root = mkdtempSync(join(tmpdir(), 'folia-social-'));
mkdirSync(join(root, 'docs'));
afterAll(() => rmSync(root, { recursive: true }));

async function problemsIn(config: string): Promise<readonly Problem[]> {
  writeFileSync(join(root, 'folia.config.ts'), config);
  return loadConfig(root).then(({ warnings }) => warnings, getProblems);
}

const link = (fields: string) => `export default { theme: { socialLinks: [{ ${fields} }] } };`;
test.each<[string, string, string[]]>([
  [
    'an unknown icon',
    "icon: 'GitHup', mode: 'link', content: 'https://x.dev'",
    ['theme.socialLinks[0].icon "GitHup" is not an icon of this theme.'],
  ],
  [
    'an image that is not there',
    "icon: 'qq', mode: 'img', content: '/qq.png'",
    ['theme.socialLinks[0].content "/qq.png" is not in the public folder.'],
  ],
  [
    'HTML that acts',
    "icon: 'qq', mode: 'dom', content: '<p onclick=\"a()\"><a href=\"javascript:b()\">x</a></p><script>c()</script>'",
    ['onclick', 'javascript:', '<script>'].map(
      (what) => `theme.socialLinks[0].content contains ${what}, which no page may run.`,
    ),
  ],
  [
    'an icon that is no SVG',
    "icon: { svg: '<img>' }, mode: 'text', content: 'x'",
    ['theme.socialLinks[0].icon.svg does not match pattern /^\\s*<svg[\\s>]/'],
  ],
  [
    'an icon without a name',
    "icon: { svg: '<svg></svg>' }, mode: 'dom', content: '<p>x</p>'",
    ['theme.socialLinks[0].icon has no name for screen readers.'],
  ],
])('social links: %s', async (_title, fields, expected) => {
  expect((await problemsIn(link(fields))).map(({ message }) => message)).toEqual(expected);
});

test('the place of an unknown icon, and the nearest known one or all of them', async () => {
  const createProblem = async (icon: string) =>
    (await problemsIn(link(`icon: '${icon}', mode: 'link', content: 'https://x.dev'`)))[0];
  expect(await createProblem('GitHup')).toMatchObject({ level: 'warning', at: { line: 1 } });
  expect((await createProblem('GitHup'))?.hint).toMatch(/^Did you mean "github"\? Known icons: /);
  expect((await createProblem('twiter'))?.hint).toMatch(/^Did you mean "twitter"\?/);
  expect((await createProblem('mastodon'))?.hint).toMatch(/^Known icons: github, gitlab, x, .*\{ svg: /);
});

test('a pattern that is none', async () => {
  const nav = "export default { theme: { nav: [{ text: 'a', link: '/', activeMatch: '(' }] } };";
  const [problem] = await problemsIn(nav);
  expect(problem?.message).toBe('theme.nav[0].activeMatch is not a valid regexp');
});

test('the links of a language are checked at their own place, and those of the theme once', async () => {
  const links = (icon: string) => `socialLinks: [{ icon: '${icon}', mode: 'link', content: 'https://x.dev' }]`;
  const problems = await problemsIn(
    `export default { theme: { ${links('GitHup')}, locales: [{ lang: 'en', label: 'a' }, { lang: 'zh', label: 'b', logo: '/zh.svg', ${links('Gitlap')} }] } };`,
  );
  expect(problems.map(({ message }) => message).sort()).toEqual([
    'theme.locales[1].logo "/zh.svg" is not in the public folder.',
    'theme.locales[1].socialLinks[0].icon "Gitlap" is not an icon of this theme.',
    'theme.socialLinks[0].icon "GitHup" is not an icon of this theme.',
  ]);
});
