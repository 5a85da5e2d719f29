/** What the browser's files are called. The only place with these names. */
export const chunks = {
  /** The small script that runs at once. */
  entry: 'main',
  /** Layout, theme and router, loaded to hydrate a page. */
  app: 'app',
  react: 'react',
  /** The style sheet of every page. */
  styles: 'styles',
  /** One more for pages with components of the site's own in their text. */
  components: 'components',
  /** Styles of what needs scripts: loaded after the page. */
  late: 'late',
  /** One more for pages whose layout is loaded on demand. */
  layouts: 'layouts',
} as const;

/** Every island has a chunk of its own. */
export const islandChunk = (index: number): string => `island-${index}`;

export const scriptFolder = 'static/js';
export const styleFolder = 'static/css';

/** The browser's files that a document names, relative to the base. */
export interface DocumentAssets {
  scripts: string[];
  /** For every page. */
  styles: string[];
  /** More for pages with components of the site's own in their text. */
  componentStyles: string[];
  /** For every page, after it has loaded: what needs scripts. */
  lateStyles: string[];
  /** More for pages whose layout is loaded on demand. */
  layoutStyles: string[];
  /** The module that hydrates a page, and all scripts that it needs. */
  app: string;
  hydration: string[];
}

/** Without hashes the names are known before anything has been compiled, so a page need not wait for the browser's bundle. */
export const devAssets: DocumentAssets = {
  scripts: [`${scriptFolder}/${chunks.entry}.js`],
  styles: [`${styleFolder}/${chunks.styles}.css`],
  componentStyles: [`${styleFolder}/${chunks.components}.css`],
  lateStyles: [`${styleFolder}/${chunks.late}.css`],
  layoutStyles: [`${styleFolder}/${chunks.layouts}.css`],
  app: '',
  hydration: [],
};
