import type { NavData } from './nav';
import type { Island, PageFacts, PagePayload } from './page';
import type { ServerData } from './site';

/** The automatic JSX runtime, as compiled MDX calls it. */
export interface JsxRuntime {
  Fragment: unknown;
  jsx: (type: unknown, props: unknown, key?: unknown) => unknown;
  jsxs: (type: unknown, props: unknown, key?: unknown) => unknown;
}

/** Texts that go into the HTML of bodies. */
export interface ContentStrings {
  /** Name of the `#` link of a heading. */
  anchor: string;
  /** Name of the region a table scrolls in. */
  table: string;
  /** Heading of the footnotes, for screen users. */
  footnotes: string;
  /** Opens a folded block of code; `{lines}`. */
  showAllLines: string;
  showFewerLines: string;
  /** Controls of the page as Markdown. */
  copyPage: string;
  viewMarkdown: string;
  /** Title of the note on a translation whose original has changed. */
  staleTitle: string;
  /** Its text: `{sections}`, and in brackets the link to the original. */
  staleText: string;
}

/** What the server bundle exports. */
export interface ServerModule {
  createRenderer(data: ServerData): ServerRenderer;
}

/** Theme and components, ready to render a site. Made by the client's `createServer`, called in worker threads. */
export interface ServerRenderer {
  jsxRuntime: JsxRuntime;
  /** Names a page may use without an import. */
  componentNames: string[];
  /** Source of the inline script that sets the appearance before the first paint. */
  prePaint: string;
  /** A component module by its key; undefined when the bundle does not hold it. */
  resolveModule(key: string): Record<string, unknown> | undefined;
  /** Texts of a language that become part of the emitted HTML of bodies. */
  contentStrings(locale: string): Promise<ContentStrings>;
  /** Renders a page's own content (the default export of its compiled MDX or of its module). */
  renderBody(content: unknown, page: PageFacts): Promise<{ html: string; islands: Island[] }>;
  /** Renders the whole layout around a body. */
  renderPage(payload: PagePayload, nav: NavData): Promise<string>;
}
