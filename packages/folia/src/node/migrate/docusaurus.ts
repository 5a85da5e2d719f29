import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { stringify } from 'yaml';
import { translateConfig } from './docusaurus-config';
import { type Authors, getEntry, readAuthors, withPost } from './docusaurus-entry';
import { type AddedSection, addIndexes, addSidebars, type Target } from './docusaurus-groups';
import { getLayout, type Layout, type Section } from './docusaurus-layout';
import type { Entry } from './docusaurus-nav';
import { translatePage } from './docusaurus-page';
import type { DocsTargets } from './docusaurus-sidebar';
import { relink } from './links';
import type { Engine, NewFile, Options, SourceContext } from './migration';
import { compact, textOf } from './options';
import { firstFile, listFiles, readText } from './source-files';

const extensions = ['ts', 'mts', 'js', 'mjs', 'cjs'];

export const docusaurus: Engine = {
  name: 'Docusaurus',
  find(folder) {
    const config = firstFile(
      folder,
      extensions.map((each) => `docusaurus.config.${each}`),
    );
    return config === null ? null : { root: dirname(config), config };
  },
  async migrate(context, { value }) {
    const files = new Map<string, NewFile>();
    const layout = getLayout(value, context);
    const authors = readAuthors(layout, context);
    const added = layout.sections.map((section) => addSection({ section, layout, authors }, files, context));
    const redirects = added.flatMap((each) => {
      const made = each.section.kind === 'docs' ? addIndexes(each, { layout, files, context }) : [];
      const prefix = each.section.locale === layout.locales[0] ? '' : `/${each.section.locale}`;
      return made
        .filter(({ from, to }) => from !== to)
        .map(({ from, to }) => ({ from: prefix + from, to: prefix + to }));
    });
    const { targets, tables } = await addSidebars(added, { layout, files, context });
    addHome(value, targets, { layout, files, context });
    copyRest(files, context);
    reportRest(context);
    const config = translateConfig(value, { locales: layout.locales, targets, tables, redirects }, context);
    return { files, config, notes: context.notes };
  },
};

interface SectionInput {
  section: Section;
  layout: Layout;
  authors: Authors;
}

function addSection(
  { section, layout, authors }: SectionInput,
  files: Map<string, NewFile>,
  context: SourceContext,
): AddedSection {
  const start = posix.join('docs', layout.locales.length > 1 ? section.locale : '', section.base);
  const sources = readSources(section, context);
  const entries = besideFolders(
    sources.map(({ path, source }) => getEntry(path, source, section)),
    section,
  );
  const pages = entries.filter(({ source }) => !/(?:^|\/)_/.test(source));
  const assets = addAssets({ section, start }, files, context);
  if (sources.length === 0) return { section, start, entries: pages };
  const moves = new Map([
    ...assets.map((path) => [path, path] as const),
    ...entries.map(({ source, path }) => [source, path] as const),
  ]);
  sources.forEach(({ path, source, file }, index) => {
    const posted = section.kind === 'blog' ? withPost(source, path, authors) : source;
    files.set(`${start}/${entries[index]?.path}`, { text: relink(translatePage(posted, file, context), path, moves) });
  });
  const isBlog = section.kind === 'blog';
  if (isBlog && !pages.some(({ path }) => /^index\.mdx?$/.test(path)))
    files.set(`${start}/index.md`, { text: '---\nposts: true\n---\n\n# Blog\n' });
  return { section, start, entries: pages };
}

/** The index of a folder with other pages goes beside it, as the page of the group in the sidebar. */
function besideFolders(entries: Entry[], { kind }: Section): Entry[] {
  if (kind !== 'docs') return entries;
  const paths = new Set(entries.map(({ path }) => path.replace(/\.mdx?$/, '')));
  return entries.map((entry) => {
    const [, folder, extension] = /^(.+)\/index(\.mdx?)$/.exec(entry.path) ?? [];
    const isAlone = ![...paths].some((path) => path !== `${folder}/index` && path.startsWith(`${folder}/`));
    return folder === undefined || isAlone || paths.has(folder) ? entry : { ...entry, path: folder + extension };
  });
}

/** The pages of a section; those that a language has not are those of the default language, as Docusaurus serves them. */
function readSources(section: Section, context: SourceContext) {
  const own = pagesIn(join(context.root, section.folder));
  if (section.folder === section.main) return own;
  const missing = pagesIn(join(context.root, section.main)).filter(
    ({ path }) => !own.some((page) => page.path === path),
  );
  if (missing.length > 0) {
    const message = `${missing.length} pages of "${section.base || 'pages'}" have no translation into "${section.locale}": they were copied.`;
    context.note({ file: join(context.root, section.main), line: 0 }, message, 'Translate or remove them.');
  }
  return [...own, ...missing];
}

const pagesIn = (folder: string) =>
  (existsSync(folder) ? listFiles(folder) : [])
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => ({ path, file: join(folder, path), source: readText(join(folder, path)) }));

/** Copies images and the like beside the pages; their paths. */
function addAssets(
  { section, start }: { section: Section; start: string },
  files: Map<string, NewFile>,
  context: SourceContext,
): string[] {
  // a translation shows those of the default language as well
  const found = new Map([section.main, section.folder].flatMap((folder) => filesIn(join(context.root, folder))));
  const isMain = section.folder === section.main;
  const copied: string[] = [];
  for (const [path, from] of found) {
    if (/\.mdx?$|(?:^|\/)_category_\./.test(path)) continue;
    const place = { file: from, line: 0 };
    if (section.kind === 'pages' && /\.[jt]sx?$/.test(path)) {
      const hint = 'Write a page with `pageType: home`, or a layout of the theme.';
      if (isMain) context.note(place, 'A page that is a React component was not translated.', hint);
    } else if (section.kind === 'pages' && /\.module\.\w+$/.test(path)) continue;
    else if (!/\.ya?ml$/.test(path)) {
      files.set(`${start}/${path}`, { from });
      copied.push(path);
    }
  }
  return copied;
}

/** Path in a folder → absolute path. */
const filesIn = (folder: string): [string, string][] =>
  (existsSync(folder) ? listFiles(folder) : []).map((path) => [path, join(folder, path)]);

const homePages = ['tsx', 'jsx', 'ts', 'js'].map((extension) => `src/pages/index.${extension}`);

/** In place of a home page that is a React component: one with the title and the tagline. */
function addHome(config: Options, { sidebars }: DocsTargets, { layout, files, context }: Target): void {
  if (firstFile(context.root, homePages) === null) return;
  const [link] = sidebars.values();
  const name = textOf(config.title) ?? 'Documentation';
  const actions = link ? [{ text: 'Documentation', link, theme: 'brand' }] : undefined;
  const hero = compact({ name, tagline: textOf(config.tagline), actions });
  for (const locale of layout.locales) {
    const folder = posix.join('docs', layout.locales.length > 1 ? locale : '');
    if (files.has(`${folder}/index.md`) || files.has(`${folder}/index.mdx`)) continue;
    files.set(`${folder}/index.md`, { text: `---\n${stringify({ pageType: 'home', hero })}---\n` });
  }
}

/** What is neither a page nor made by the engine. */
function copyRest(files: Map<string, NewFile>, { root }: SourceContext): void {
  for (const path of listFiles(root)) {
    if (path.startsWith('static/')) files.set(`public/${path.slice('static/'.length)}`, { from: join(root, path) });
    else if (path.startsWith('src/') && !/^src\/(?:pages|theme)\//.test(path))
      files.set(path, { from: join(root, path) });
  }
}

function reportRest(context: SourceContext): void {
  const { root } = context;
  const place = (path: string) => ({ file: join(root, path), line: 0 });
  if (existsSync(join(root, 'src/theme')))
    context.note(
      place('src/theme'),
      'Swizzled components were not copied.',
      'Extend the theme of Folia in theme.tsx with `defineTheme`.',
    );
  for (const path of listFiles(root).filter((each) => /^src\/components\/.*\.[jt]sx?$/.test(each)))
    readText(join(root, path))
      .split('\n')
      .forEach((line, index) => {
        const name = /from ['"](@docusaurus\/[^'"]+|@theme\/[^'"]+|@site\/[^'"]+)['"]/.exec(line)?.[1];
        if (name && !name.startsWith('@site/'))
          context.note(
            { file: join(root, path), line: index + 1 },
            `"${name}" does not exist in Folia.`,
            'Use the hooks of "folia/client", or a plain element.',
          );
      });
}
