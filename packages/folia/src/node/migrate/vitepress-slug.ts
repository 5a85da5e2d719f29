import GithubSlugger from 'github-slugger';
import { mapProse } from './page-text';

const special = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/** The id that VitePress gives a heading. */
export const vitepressSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (mark >= '\u0300' && mark <= '\u036f' ? '' : mark))
    .replace(/\p{Cc}/gu, '')
    .replace(special, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();

/** The text of a heading: without marks, addresses of links and tags. */
const plainText = (heading: string): string =>
  heading
    .replace(/<[^>]*>/g, '')
    .replace(/:badge\[[^\]]*\](?:\{[^}]*\})?/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__|\*|~~)(.+?)\1/g, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>])/g, '$1')
    .trim();

/** Writes the id that a heading had with VitePress behind it, where Folia would give it another one. */
export function keepIds(source: string): string {
  const slugger = new GithubSlugger();
  const taken = new Map<string, number>();
  return mapProse(source, (text) =>
    text
      .split('\n')
      .map((line) => {
        const [, marks = '', heading = ''] = /^(#{1,6})[ \t]+(.+?)[ \t]*#*$/.exec(line) ?? [];
        if (marks === '' || /\{#[^}]+\}$/.test(heading)) return line;
        const plain = plainText(heading);
        const former = unique(vitepressSlug(plain), taken);
        const own = slugger.slug(plain);
        return former === own || former === '' || own === '' ? line : `${marks} ${heading} {#${own} #${former}}`;
      })
      .join('\n'),
  );
}

/** `usage`, `usage-1`, `usage-2` */
function unique(slug: string, taken: Map<string, number>): string {
  const count = taken.get(slug) ?? 0;
  taken.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}
