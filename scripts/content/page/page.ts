/** A page of the documentation, as the checks read it. */
export interface Page {
  /** `guide/start/index`: the same in every language. */
  id: string;
  locale: string;
  /** From the root of the workspace: `website/docs/en/guide/start/index.mdx`. */
  file: string;
  source: string;
  frontmatter: Record<string, unknown>;
  headings: Heading[];
  fences: Fence[];
  links: Link[];
  images: Image[];
  components: Component[];
  prose: Prose[];
  inlineCode: InlineCode[];
}

export interface Heading {
  depth: number;
  text: string;
  /** Written by the author; null: made from the text. */
  id: string | null;
  /** Further ids that lead to the heading: `{#id #alias}`. */
  aliases: string[];
  line: number;
}

export interface Fence {
  language: string;
  /** Words after the language; a word without a value is `true`. */
  meta: ReadonlyMap<string, string>;
  code: string;
  /** Line of the page that holds the first line of code. */
  line: number;
}

export interface Link {
  href: string;
  line: number;
}

export interface Image {
  src: string;
  alt: string;
  line: number;
}

/** A component or a callout: `Tabs`, `:::tip`. */
export interface Component {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Attributes whose value is an expression: its source. */
  expressions: ReadonlyMap<string, string>;
  line: number;
}

/** One block of prose. Inline code is replaced by {@link codeMark}. */
export interface Prose {
  text: string;
  /** Line on which it begins; a line break of the text is one of the source. */
  line: number;
  kind: 'text' | 'heading' | 'attribute';
}

interface InlineCode {
  code: string;
  line: number;
}

/** Stands for a piece of inline code in {@link Prose.text}. */
export const codeMark = '`x`';

/** Something wrong. `at` is `file:line`. */
export interface Finding {
  at: string;
  problem: string;
  /** A warning is shown and does not fail the check. */
  level?: 'warning';
}

export const place = (page: Pick<Page, 'file'>, line: number): string => `${page.file}:${line}`;

/** The line of a place inside a block. */
export const lineAt = ({ text, line }: Prose, index: number): number =>
  line + text.slice(0, index).split('\n').length - 1;
