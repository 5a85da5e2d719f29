import type { Counted } from './counted';
import type { NavData } from './nav';
import type { Island, PageFacts, PagePayload } from './page';
import type { ServerData } from './site';

/** The automatic JSX runtime, as compiled MDX calls it. */
export interface JsxRuntime {
  Fragment: unknown;
  jsx: (type: unknown, props: unknown, key?: unknown) => unknown;
  jsxs: (type: unknown, props: unknown, key?: unknown) => unknown;
}

/** Names of the theme's texts that go into the HTML of bodies. */
export const contentTexts = [
  ...([
    'table',
    'code',
    'terminal',
    'footnotes',
    'copyCode',
    'wrapCode',
    'colon',
    'showAllLines',
    'showFewerLines',
  ] as const),
  ...([
    'copyPage',
    'copyMarkdown',
    'viewMarkdown',
    'openIn',
    'askAssistant',
    'staleTitle',
    'staleText',
    'untranslated',
    'outlineTitle',
  ] as const),
];
type ContentText = (typeof contentTexts)[number];
export type ContentStrings = Record<Exclude<ContentText, 'showAllLines'>, string> & { showAllLines: Counted };

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
