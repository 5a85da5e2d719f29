import { posix } from 'node:path';
import { replaceProse } from './page-text';

/** Source path → new path of the pages; both relative to the folder of pages. */
export type Moves = ReadonlyMap<string, string>;

const inlineLink = /(\]\(\s*<?)((?!\w+:|\/|#)[^\s)>]+)/g;
const definition = /^( {0,3}\[[^\]]+\]:\s*<?)((?!\w+:|\/|#)[^\s>]+)/gm;

/** Relative links between pages that have not moved alike lead to the new places. */
export function relink(source: string, from: string, moves: Moves): string {
  const rewrite = (link: string): string => {
    const [, path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
    const target = findPage(posix.join(posix.dirname(from), decode(path)), moves);
    const here = moves.get(from);
    if (target === undefined || here === undefined) return link;
    const way = posix.relative(posix.dirname(here), target);
    return (way.startsWith('.') ? way : `./${way}`) + tail;
  };
  const change = ([, start = '', link = '']: RegExpExecArray) => start + rewrite(link);
  return replaceProse(replaceProse(source, inlineLink, change), definition, change);
}

function findPage(path: string, moves: Moves): string | undefined {
  const plain = path.replace(/\.html$/, '').replace(/\/$/, '/index');
  for (const name of [path, plain, `${plain}.md`, `${plain}.mdx`, `${plain}/index.md`, `${plain}/index.mdx`]) {
    const target = moves.get(name);
    if (target !== undefined) return target;
  }
  return undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
