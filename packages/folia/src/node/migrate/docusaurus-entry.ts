import { join, posix } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Layout, Section } from './docusaurus-layout';
import type { Entry } from './docusaurus-nav';
import { needsMdx } from './docusaurus-page';
import type { Options, SourceContext } from './migration';
import { compact, objectOf, textOf } from './options';
import { splitFrontmatter } from './page-text';
import { firstFile, readText } from './source-files';

/** Where a page goes: numbers in front of names are left out, a `slug` decides. */
export function getEntry(path: string, source: string, { kind }: Section): Entry {
  const { yaml, body } = splitFrontmatter(source);
  const frontmatter = readYaml(yaml);
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
  const address = isIndex ? [...parts.slice(0, -1), 'index'].join('/') : plain;
  const slug = textOf(frontmatter.slug);
  const target =
    slug === undefined
      ? isPost
        ? postAddress(address)
        : address
      : slugPath(slug, isPost ? '' : parts.slice(0, -1).join('/'));
  const id = [...parts.slice(0, -1), textOf(frontmatter.id) ?? name].join('/');
  const heading = /^#[ \t]+(.+?)(?:[ \t]+\{#[^}]*\})?[ \t]*#*$/m.exec(body)?.[1]?.replace(/[`*]/g, '');
  return { source: path, path: target + extension, frontmatter, id, heading };
}

const dateInPath = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]/;

/** `2026-01-02-hello` and `2026-01-02-hello/index` → `2026/01/02/hello` */
const postAddress = (path: string): string =>
  dateInPath.test(path) ? path.replace(dateInPath, '$1/$2/$3/').replace(/\/index$/, '') : path;

function slugPath(slug: string, folder: string): string {
  const path = slug.startsWith('/') ? slug.slice(1) : posix.join(folder, slug);
  return path === '' || path.endsWith('/') ? `${path}index` : path;
}

/** Key in `authors.yml` → name. */
export type Authors = ReadonlyMap<string, string>;

export function readAuthors({ sections }: Layout, { root }: SourceContext): Authors {
  const folders = sections.filter(({ kind }) => kind === 'blog').map(({ main }) => join(root, main));
  const files = folders.flatMap((folder) => firstFile(folder, ['authors.yml', 'authors.yaml']) ?? []);
  const all = files.flatMap((file) => Object.entries(readYaml(readText(file))));
  return new Map(
    all.flatMap(([key, author]) => (textOf(objectOf(author).name) ? [[key, String(objectOf(author).name)]] : [])),
  );
}

/** A post says when it was written, and by whom. */
export function withPost(source: string, path: string, authors: Authors): string {
  const { yaml, body } = splitFrontmatter(source);
  const { author, author_title, author_url, author_image_url, ...given } = readYaml(yaml);
  const day = dateInPath
    .exec(path)
    ?.slice(1)
    .map((part) => part.padStart(2, '0'))
    .join('-');
  const written = [given.authors ?? author ?? []].flat();
  const names = written.map((each) => (typeof each === 'string' ? (authors.get(each) ?? each) : each));
  const frontmatter = compact({ ...given, date: given.date ?? day, authors: names.length > 0 ? names : undefined });
  return `---\n${stringify(frontmatter)}---\n${yaml === '' ? `\n${body}` : body}`;
}

function readYaml(yaml: string): Options {
  try {
    return objectOf(parse(yaml));
  } catch {
    return {};
  }
}
