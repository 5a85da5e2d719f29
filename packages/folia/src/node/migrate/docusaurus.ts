import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parse } from 'yaml';
import { translateConfig } from './docusaurus-config';
import { type Entry, sidebarFiles } from './docusaurus-nav';
import { needsMdx, translatePage } from './docusaurus-page';
import { relink } from './links';
import type { Engine, NewFile, Options, SourceContext } from './migration';
import { listOf, objectOf, textOf } from './options';
import { splitFrontmatter } from './page-text';
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
  migrate(context, { value }) {
    const files = new Map<string, NewFile>();
    const layout = getLayout(value);
    for (const section of layout.sections) addSection({ section, layout }, files, context);
    copyRest(files, context);
    reportRest(context);
    return { files, config: translateConfig(value, layout.locales, context), notes: context.notes };
  },
};

/** A folder of pages of one language. */
interface Section {
  kind: 'docs' | 'blog' | 'pages';
  /** Relative to the project. */
  folder: string;
  /** Where its addresses begin: `docs`; '' for the root. */
  base: string;
  locale: string;
}

interface Layout {
  /** The default language first. */
  locales: string[];
  sections: Section[];
}

function getLayout(config: Options): Layout {
  const preset = listOf(listOf(config.presets).find((each) => Array.isArray(each)))[1];
  const { docs, blog, pages } = objectOf(preset);
  const i18n = objectOf(config.i18n);
  const main = textOf(i18n.defaultLocale) ?? 'en';
  const locales = [...new Set([main, ...listOf(i18n.locales).flatMap((each) => textOf(each) ?? [])])];
  const base = (given: unknown, fallback: string) =>
    (typeof given === 'string' ? given : fallback).replace(/^\/+|\/+$/g, '');
  const kinds: { plugin: Section['kind']; own: string; base: string; on: boolean }[] = [
    {
      plugin: 'docs',
      own: textOf(objectOf(docs).path) ?? 'docs',
      base: base(objectOf(docs).routeBasePath, 'docs'),
      on: docs !== false,
    },
    {
      plugin: 'blog',
      own: textOf(objectOf(blog).path) ?? 'blog',
      base: base(objectOf(blog).routeBasePath, 'blog'),
      on: blog !== false,
    },
    { plugin: 'pages', own: 'src/pages', base: '', on: pages !== false },
  ];
  const sections = kinds
    .filter(({ on }) => on)
    .flatMap((kind) =>
      locales.map((locale): Section => {
        const translated = `i18n/${locale}/docusaurus-plugin-content-${kind.plugin}`;
        const folder = kind.plugin === 'docs' ? `${translated}/current` : translated;
        return { kind: kind.plugin, folder: locale === main ? kind.own : folder, base: kind.base, locale };
      }),
    );
  return { locales, sections };
}

interface SectionInput {
  section: Section;
  layout: Layout;
}

function addSection({ section, layout }: SectionInput, files: Map<string, NewFile>, context: SourceContext): void {
  const start = posix.join('docs', layout.locales.length > 1 ? section.locale : '', section.base);
  const sources = readSources(section, layout, context);
  if (sources.length === 0) return;
  const entries = sources.map(({ path, source }) => getEntry(path, source, section));
  const moves = new Map(entries.map(({ source, path }) => [source, path]));
  sources.forEach(({ path, source, file }, index) => {
    const target = `${start}/${entries[index]?.path}`;
    files.set(target, { text: relink(translatePage(source, file, context), path, moves) });
  });
  const folder = join(context.root, section.folder);
  addAssets({ section, start }, files, context);
  const isBlog = section.kind === 'blog';
  if (section.kind === 'docs')
    for (const [path, text] of sidebarFiles(entries, { folder, context })) files.set(`${start}/${path}`, { text });
  if (isBlog && !moves.has('index.md')) files.set(`${start}/index.md`, { text: '---\nposts: true\n---\n\n# Blog\n' });
}

/** The pages of a section; those that a language has not are those of the default language, as Docusaurus serves them. */
function readSources(section: Section, { sections }: Layout, context: SourceContext) {
  const own = pagesIn(join(context.root, section.folder));
  const main = sections.find(({ kind }) => kind === section.kind);
  if (!main || main === section) return own;
  const missing = pagesIn(join(context.root, main.folder)).filter(
    ({ path }) => !own.some((page) => page.path === path),
  );
  if (missing.length > 0) {
    const message = `${missing.length} pages of "${section.base || 'pages'}" have no translation into "${section.locale}": they were copied.`;
    context.note({ file: join(context.root, main.folder), line: 0 }, message, 'Translate or remove them.');
  }
  return [...own, ...missing];
}

const pagesIn = (folder: string) =>
  (existsSync(folder) ? listFiles(folder) : [])
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => ({ path, file: join(folder, path), source: readText(join(folder, path)) }));

/** Images and the like beside the pages. */
function addAssets(
  { section, start }: { section: Section; start: string },
  files: Map<string, NewFile>,
  context: SourceContext,
): void {
  const folder = join(context.root, section.folder);
  const found = existsSync(folder) ? listFiles(folder) : [];
  for (const path of found.filter((each) => !/\.mdx?$|(?:^|\/)_category_\./.test(each))) {
    const from = join(folder, path);
    const place = { file: from, line: 0 };
    if (section.kind === 'pages' && /\.[jt]sx?$/.test(path)) {
      const hint = 'Write a page with `pageType: home`, or a layout of the theme.';
      context.note(place, 'A page that is a React component was not translated.', hint);
    } else if (/(?:^|\/)authors\.ya?ml$/.test(path))
      context.note(place, 'The list of authors was not translated.', 'Write names into `authors` of each post.');
    else if (!/\.ya?ml$/.test(path)) files.set(`${start}/${path}`, { from });
  }
}

/** Where a page goes: numbers in front of names are left out, a `slug` decides. */
function getEntry(path: string, source: string, { kind }: Section): Entry {
  const frontmatter = readYaml(splitFrontmatter(source).yaml);
  const extension = path.endsWith('.mdx') || needsMdx(source) ? '.mdx' : '.md';
  const isPost = kind === 'blog';
  const plain = path
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((name) => (isPost ? name : name.replace(/^\d+[-_. ]+(?=\S)/, '')))
    .join('/');
  const parts = plain.split('/');
  const [name = '', folder = ''] = [parts.at(-1), parts.at(-2)];
  const isIndex = /^(?:index|readme)$/i.test(name) || (name === folder && folder !== '');
  const id = isIndex ? [...parts.slice(0, -1), 'index'].join('/') : postAddress(plain, isPost);
  const slug = textOf(frontmatter.slug);
  const target = slug === undefined ? id : slugPath(slug, parts.slice(0, -1).join('/'));
  return { source: path, path: target + extension, frontmatter };
}

/** `2026-01-02-hello` → `2026/01/02/hello` */
const postAddress = (path: string, isPost: boolean): string =>
  isPost ? path.replace(/^(\d{4})-(\d{2})-(\d{2})-/, '$1/$2/$3/') : path;

function slugPath(slug: string, folder: string): string {
  const path = slug.startsWith('/') ? slug.slice(1) : posix.join(folder, slug);
  return path === '' || path.endsWith('/') ? `${path}index` : path;
}

function readYaml(yaml: string): Options {
  try {
    return objectOf(parse(yaml));
  } catch {
    return {};
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
  if (existsSync(join(root, 'versioned_docs')))
    context.note(
      place('versioned_docs'),
      'Older versions were not translated.',
      'Put each into a folder of its own, and name them in `multiVersion`.',
    );
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
