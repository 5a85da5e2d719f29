import { posix, resolve } from 'node:path';
import type { Options, SourceContext } from './migration';
import { compact, listOf, objectOf, textOf } from './options';
import { splitFrontmatter } from './page-text';
import { firstFile, readText } from './source-files';

const keys = ['text', 'link', 'collapsed', 'collapsible', 'tag', 'context', 'overviewHeaders', 'items'];
const others = ['dividerType', 'sectionHeaderText', 'tag'];

/** The sidebars of a configuration of Rspress. An entry that is the address of a page gets its title. */
export function getSidebar(sidebar: unknown, config: Options, context: SourceContext): Options {
  const docs = resolve(context.root, textOf(config.root) ?? 'docs');
  const entry = (written: unknown): Options[] => {
    const given = typeof written === 'string' ? { link: written } : objectOf(written);
    const isItem = given.dividerType === undefined && given.sectionHeaderText === undefined;
    const known = Object.fromEntries(Object.entries(given).filter(([key]) => (isItem ? keys : others).includes(key)));
    if (!isItem) return [known];
    const link = textOf(given.link);
    const text = textOf(given.text) ?? (link && titleOf(link, docs, config));
    if (text) {
      const items = Array.isArray(given.items) ? given.items.flatMap(entry) : undefined;
      return [compact({ ...known, text, items })];
    }
    context.note(
      { file: context.config, line: 0 },
      `The entry "${link ?? ''}" of the sidebar was not translated: there is no such page.`,
      'Give it a `text`, or remove it.',
    );
    return [];
  };
  return Object.fromEntries(Object.entries(objectOf(sidebar)).map(([path, all]) => [path, listOf(all).flatMap(entry)]));
}

/** The title of the page at an address: that of its frontmatter, or its first heading. */
function titleOf(link: string, docs: string, { lang }: Options): string | undefined {
  const path = decodeURI(link.replace(/[?#].*$/, '').replace(/\.(?:html|mdx?)$/, '')).replace(/^\/+|\/+$/g, '');
  const main = textOf(lang) ?? '';
  for (const name of [path, posix.join(path, 'index'), posix.join(main, path), posix.join(main, path, 'index')]) {
    const file = firstFile(
      docs,
      ['.mdx', '.md'].map((extension) => name + extension),
    );
    if (file === null) continue;
    const { yaml, body } = splitFrontmatter(readText(file));
    const own = /^title:\s*(['"]?)(.+?)\1\s*$/m.exec(yaml)?.[2];
    return own ?? /^#\s+(.+?)(?:\s+\{#[^}]*\})?\s*$/m.exec(body)?.[1] ?? posix.basename(path);
  }
  return undefined;
}
