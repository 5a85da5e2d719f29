import { markdownToMdast, mdxToMdast } from 'satteri';
import { parse } from 'yaml';
import type { Page } from './page';
import { readers } from './readers';
import { asTree, type Node, walk } from './tree';

/** The facts of a page before it is read. */
interface PageFile {
  id: string;
  locale: string;
  file: string;
  source: string;
}

/** Reads a page for the checks. Links and headings are what the author wrote: the build checks the result. */
export function readPage({ id, locale, file, source }: PageFile): Page {
  const page: Page = {
    id,
    locale,
    file,
    source,
    frontmatter: {},
    headings: [],
    fences: [],
    links: [],
    images: [],
    components: [],
    prose: [],
    inlineCode: [],
  };
  const toTree = file.endsWith('.mdx') ? mdxToMdast : markdownToMdast;
  const tree = asTree(toTree(plainSource(source), { features: { directive: true } }));
  page.frontmatter = frontmatterOf(tree);
  readTexts(page, source);
  walk(tree, (node) => readers[node.type]?.(node, page));
  return page;
}

/** `## Title {#id}` of `.md` files reads like the `\{#id}` of `.mdx` files; `:::tip Title` like `:::tip[Title]`. */
const plainSource = (source: string): string =>
  source.replace(/^(:{3,}[a-z]+)[ \t]+([^[{\n]+)$/gm, (_, opening: string, title: string) => `${opening}[${title}]`);

function frontmatterOf(tree: Node): Record<string, unknown> {
  const yaml = tree.children.find(({ type }) => type === 'yaml');
  const data: unknown = yaml ? parse(yaml.value) : null;
  // YAML gives an object, a list or a value; the engine's own check refuses all but an object
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** Texts of the frontmatter that users see. */
function readTexts(page: Page, source: string): void {
  const lines = source.split('\n');
  const { keywords, ...spoken } = page.frontmatter;
  for (const text of textsIn(spoken)) {
    const line = lines.findIndex((each) => each.includes(text)) + 1;
    if (!/^[\w-]*$|^(https?:\/)?\.{0,2}\/|^`/.test(text))
      page.prose.push({ text, line: Math.max(line, 1), kind: 'attribute' });
  }
}

/** Every text of a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
