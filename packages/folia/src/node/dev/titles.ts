import { readFileSync, statSync } from 'node:fs';
import type { SourceFile } from '../../shared/page';
import { readFrontmatter } from '../config/frontmatter';

/**
 * Reads titles of pages that have not been rendered from their sources: frontmatter `title`, else the first h1. What a component
 * renders is not seen here; a page's exact title takes over as soon as the page itself has been rendered.
 */
export function createTitleReader(): (file: SourceFile) => string {
  const known = new Map<string, { modified: number; title: string }>();
  return ({ path, kind }) => {
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const before = known.get(path);
    if (before?.modified === modified) return before.title;
    const title = kind === 'module' || modified === 0 ? '' : titleIn(readFileSync(path, 'utf8'));
    known.set(path, { modified, title });
    return title;
  };
}

/** @example titleIn('---\ntitle: A\n---\n# B') // 'A' */
export function titleIn(source: string): string {
  const text = source.replace(/^\uFEFF/, '');
  const block = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  const yaml = block?.[1];
  if (yaml?.includes('title')) {
    const { title } = readFrontmatter(yaml, { file: '', line: 2 }).frontmatter;
    if (title) return title;
  }
  return plain(findHeading(text.slice(block?.[0].length ?? 0)));
}

/** The text of the first `# heading` outside of code; '' for none. */
function findHeading(text: string): string {
  let fence = '';
  for (const line of text.split('\n')) {
    const [, mark = ''] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    const heading = fence === '' && /^#[ \t](.*)/.exec(line)?.[1]?.trim();
    if (heading) return heading.replace(/(?<!#)#+$/, '').trimEnd();
  }
  return '';
}

/** Without custom id, links and marks. */
const plain = (heading: string): string =>
  heading
    .replace(/\\?\{#[^{}]*\}$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim();
