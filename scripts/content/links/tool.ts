import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../place.mjs';
import type { Finding, Page } from '../page/page';
import { headingIds } from '../structure';

/** An address of the website in a package of the tool: in the comment of a type, an error message or a README. */
interface ToolLink {
  href: string;
  /** File of the package. */
  at: string;
}

const origin = 'https://rslib.rs';

const redirectsFile = 'website/redirects.txt';

/** Addresses of the website in a text, each once, without the full stop of their sentence. */
export const linksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/https?:\/\/rslib\.rs[\w/.#?=&-]*/g)].map(([href]) => href.replace(/[.?]+$/, ''))),
];

/** Addresses that the installed packages print or show in an editor. */
export function toolLinks(packages: readonly string[]): ToolLink[] {
  const files = packages.flatMap(filesOf);
  return files.flatMap((file) =>
    linksIn(readFileSync(file, 'utf8')).map((href) => ({ href, at: relative(root, file) })),
  );
}

function filesOf(name: string): string[] {
  const folder = join(root, 'node_modules', name);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?js|ts|json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !dirname(file).slice(folder.length).includes('node_modules'));
}

/** Path → path that it redirects to. */
export type Redirects = ReadonlyMap<string, string>;

/** Redirects of whole pages; those of headings lead to pages that the build checks. */
export function readRedirects(file = join(root, redirectsFile)): Redirects {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row.startsWith('/'));
  const redirects = rows.map((row) => row.split(/\s+/) as [from: string, to: string]);
  return new Map(redirects.filter(([from]) => !from.includes('#')));
}

/** Each address leads to an English page, and to a heading of it, by its id or an alias. */
export function toolLinkFindings(pages: readonly Page[], links: readonly ToolLink[], redirects: Redirects): Finding[] {
  const english = englishPages(pages);
  const lost = links.flatMap((link) => lostLink(link, english, redirects) ?? []);
  const none = links.length === 0 ? [{ at: origin, problem: 'No package of the tool names an address.' }] : [];
  return [...none, ...lost];
}

/** `48 of 48 addresses in @rslib/core lead to a page and a heading`, for each package. */
export function toolLinkFigures(pages: readonly Page[], links: readonly ToolLink[], redirects: Redirects): string[] {
  const english = englishPages(pages);
  return [...new Set(links.map(packageOf))].map((name) => {
    const named = links.filter((link) => packageOf(link) === name);
    const different = named.filter(({ href }, index) => named.findIndex((each) => each.href === href) === index);
    const found = different.filter((link) => lostLink(link, english, redirects) === null);
    return `${found.length} of ${different.length} addresses in ${name} lead to a page and a heading`;
  });
}

const packageOf = ({ at }: ToolLink): string => /^node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(at)?.[1] ?? at;

type EnglishPages = ReadonlyMap<string, Page>;

const englishPages = (pages: readonly Page[]): EnglishPages =>
  new Map(pages.filter(({ locale }) => locale === 'en').map((page) => [page.id, page]));

function lostLink({ href, at }: ToolLink, english: EnglishPages, redirects: Redirects): Finding | null {
  const { pathname, hash } = new URL(href);
  const page = english.get(idOf(redirects.get(pathname) ?? pathname));
  if (!page) return { at, problem: `${href} leads to no page. Add a redirect to ${redirectsFile}.` };
  const anchor = hash.slice(1);
  if (anchor === '' || headingIds(page).some((ids) => ids.includes(anchor))) return null;
  return { at: page.file, problem: `${href}, in ${at}, leads to no heading. Add an alias: {#id #${anchor}}.` };
}

/** `/guide/start/` → `guide/start/index` */
const idOf = (path: string): string => path.slice(1).replace(/(^|\/)$/, '$1index');
