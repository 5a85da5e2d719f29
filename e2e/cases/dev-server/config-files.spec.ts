import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { type Server, startFolia } from '../../harness/folia';

const box = `import { useSite } from 'folia/client';

export const Box = () => <p>{useSite().labels.note?.en ?? 'no note'}</p>;
`;
const site = {
  'folia.config.ts': "export default { lang: 'en', title: 'First title' };\n",
  'docs/index.mdx': "import { Box } from '../Box';\n\n# Home\n\n<Box />\n",
  'docs/guide/start.md': '# Start\n',
  'docs/guide/more.md': '# More\n',
  'Box.tsx': box,
};

interface Change {
  what: string;
  /** Path → text; null: the file is removed. */
  files: Record<string, string | null>;
  /** What a page has afterwards. */
  shows: string | RegExp;
  /** What it no longer has. */
  hides?: string;
  /** @default '' */
  page?: string;
}

const strings = (text: string) => `export default { skipToContent: '${text}' };\n`;
const theme = `import { defineTheme } from 'folia/client';
import defaultTheme from 'folia/theme';

export default defineTheme(defaultTheme, { slots: { beforeNav: () => <p>A theme</p> } });
`;
const config = (title: string) => `import { title } from './title';\n\nexport default { title: title + '${title}' };\n`;

const changes: Change[] = [
  { what: 'the label table is created', files: { 'i18n.json': '{ "note": { "en": "Noted" } }' }, shows: 'Noted' },
  { what: 'it is changed', files: { 'i18n.json': '{ "note": { "en": "Known" } }' }, shows: 'Known' },
  { what: 'it is removed', files: { 'i18n.json': null }, shows: 'no note', hides: 'Known' },
  { what: 'it is restored', files: { 'i18n.json': '{ "note": { "en": "Back" } }' }, shows: 'Back' },
  { what: 'texts of the site are created', files: { 'strings/en.ts': strings('Skip it') }, shows: 'Skip it' },
  { what: 'they are removed', files: { 'strings/en.ts': null }, shows: 'Skip to content' },
  { what: 'they are restored', files: { 'strings/en.ts': strings('Skip that') }, shows: 'Skip that' },
  { what: 'a theme is created', files: { 'theme/index.tsx': theme }, shows: 'A theme' },
  {
    what: 'it is changed',
    files: { 'theme/index.tsx': theme.replace('A theme', 'Another theme') },
    shows: 'Another theme',
  },
  { what: 'it is removed', files: { 'theme/index.tsx': null }, shows: 'Skip that', hides: 'Another theme' },
  { what: 'the configuration is removed', files: { 'folia.config.ts': null }, shows: /<title>Home - Folia</ },
  {
    what: 'it is restored, and imports a file',
    files: { 'title.ts': "export const title = 'Second title';\n", 'folia.config.ts': config('!') },
    shows: 'Second title!',
  },
  {
    what: 'the imported file is replaced',
    files: { 'title.ts': "export const title = 'Third title';\n" },
    shows: 'Third title!',
  },
  { what: 'the imported file is removed', files: { 'title.ts': null }, shows: 'Third title!' },
  {
    what: 'the imported file is restored',
    files: { 'title.ts': "export const title = 'Fourth title';\n" },
    shows: 'Fourth title!',
  },
  {
    what: 'the order of the sidebar is created',
    files: { 'docs/guide/_meta.json': '[{ "type": "file", "name": "start", "label": "Begin" }]' },
    page: 'guide/start',
    shows: 'Begin',
  },
  {
    what: 'it is removed',
    files: { 'docs/guide/_meta.json': null },
    page: 'guide/start',
    shows: 'More',
    hides: 'Begin',
  },
  {
    what: 'the navigation is created',
    files: { 'docs/_nav.json': '[{ "text": "Go", "link": "/guide/start" }]' },
    shows: 'Go</a>',
  },
  { what: 'it is removed', files: { 'docs/_nav.json': null }, shows: 'Home', hides: 'Go</a>' },
];

function apply(folder: string, files: Change['files']): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    if (text === null) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      // as editors do it
      writeFileSync(`${path}~`, text);
      renameSync(`${path}~`, path);
    }
  }
}

const get = ({ url }: Server, page = '') => fetch(`${url}${page}`).then((response) => response.text());

test('every file that belongs to the configuration is noticed when it is created, changed, removed and restored', {
  tag: ['@dev-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(180_000);
  const folder = fixtureDir.write('config-files', site);
  const server = await startFolia(folder, ['dev']);
  await expect.poll(() => get(server)).toContain('First title');
  for (const { what, files, shows, hides = '\0', page } of changes)
    await test.step(what, async () => {
      apply(folder, files);
      await expect
        .poll(() => get(server, page), { message: what, timeout: 15_000 })
        .toMatch(typeof shows === 'string' ? shows.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : shows);
      await expect.poll(() => get(server, page), { message: what, timeout: 15_000 }).not.toContain(hides);
    });
  await server.stop();
});
