import { isAbsolute, join, relative, sep } from 'node:path';
import { chunks, islandChunk } from './chunks';
import { enginePaths } from './paths';
import { entryFiles } from './settings';

/** What both generated entries are made of: code only, no data of the site. All paths are absolute. */
export interface EntryInput {
  /** Folder the entry is written to; imports are written relative to it. */
  folder: string;
  /** The site's own theme file; null means the default theme as it is. */
  theme: string | null;
  globalStyles: string[];
  /** Name → path of `markdown.globalComponents`. */
  globalComponents: ReadonlyMap<string, string>;
  /** Paths of `globalUIComponents`. */
  globalUI: string[];
}

/** The default theme and nothing else: the bundle of every site that has no code of its own. */
export const plainEntry: Omit<EntryInput, 'folder'> = {
  theme: null,
  globalStyles: [],
  globalComponents: new Map(),
  globalUI: [],
};

/** Module key → path. */
type Modules = ReadonlyMap<string, string>;

/** Text of the server's entry: the theme and every component module a page imports, ready to render a site with. */
export function serverEntry(input: EntryInput, imported: Modules = new Map()): string {
  const from = importer(input.folder);
  const modules = sorted(imported);
  const names = [...input.globalComponents.keys()];
  const extended = names.length > 0 || input.globalUI.length > 0;
  return lines([
    "import * as jsxRuntime from 'react/jsx-runtime';",
    `import { createServer } from ${from(enginePaths.clientServer)};`,
    `import * as defaultTheme from ${from(enginePaths.rspress.theme)};`,
    input.theme ? `import theme from ${from(input.theme)};` : 'const theme = defaultTheme.default;',
    ...input.globalStyles.map((path) => `import ${from(path)};`),
    ...(extended ? [`import { extendTheme } from ${from(enginePaths.extendTheme)};`] : []),
    ...[...input.globalComponents.values()].map((path, index) => `import markdown${index} from ${from(path)};`),
    ...input.globalUI.map((path, index) => `import global${index} from ${from(path)};`),
    ...modules.map(([, path], index) => `import * as module${index} from ${from(path)};`),
    '',
    'export const createRenderer = (data) =>',
    '  createServer({',
    '    ...data,',
    '    jsxRuntime,',
    extended ? `    theme: extendTheme(theme, ${additions(names, input.globalUI.length)}),` : '    theme,',
    '    modules: {',
    "      '@theme': defaultTheme,",
    ...modules.map(([key], index) => `      ${quote(key)}: module${index},`),
    '    },',
    '  });',
  ]);
}

/** Text of the script that runs at once on every page. React, theme and islands come later: they are the app. */
export function browserEntry(folder: string, development = false): string {
  const from = importer(folder);
  return lines([
    `import { start } from ${from(enginePaths.clientEntry)};`,
    ...(development ? [`import { watchDevServer } from ${from(enginePaths.clientDev)};`] : []),
    '',
    // A bundle of its own, whose address is in the HTML: the loader of chunks would be a fourth of this script. Hot updates need one bundle.
    development
      ? `start(() => import(${chunkComment(chunks.app)} ${from(join(folder, entryFiles.app))}));`
      : 'start((app) => import(/* webpackIgnore: true */ app));',
    ...(development ? ['watchDevServer();'] : []),
  ]);
}

/** Text of the app's entry: it hydrates a page. Islands are loaded when a page has some. */
export function appEntry(input: EntryInput, modules: Modules = new Map(), styled = false): string {
  const from = importer(input.folder);
  const islands = sorted(modules);
  // authors' components are rendered at build time; in the browser only what is on every page is needed
  const extended = input.globalUI.length > 0;
  const theme = extended ? `theme: extendTheme(theme, ${additions([], input.globalUI.length)})` : 'theme';
  const styles = from(join(input.folder, entryFiles.components));
  return lines([
    `import { hydratePage } from ${from(enginePaths.clientHydrate)};`,
    `import theme from ${from(input.theme ?? enginePaths.theme)};`,
    ...(extended ? [`import { extendTheme } from ${from(enginePaths.extendTheme)};`] : []),
    ...input.globalUI.map((path, index) => `import global${index} from ${from(path)};`),
    ...input.globalStyles.map((path) => `import ${from(path)};`),
    '',
    'const islands = {',
    ...islands.map(
      ([key, path], index) => `  ${quote(key)}: () => import(${chunkComment(islandChunk(index))} ${from(path)}),`,
    ),
    '};',
    ...(styled ? [`const loadStyles = () => import(${chunkComment(chunks.components)} ${styles});`] : []),
    '',
    `export const hydrate = (reading, data) => hydratePage({ reading, ${theme}, islands, ${styled ? 'loadStyles, ' : ''}data });`,
    '',
    // pages name the style sheet themselves
    `export const lateStyles = () => import(${chunkComment(chunks.late)} ${from(enginePaths.lateStyles)});`,
  ]);
}

/** Text of the module that imports the styles of the site's own components. */
export const componentStylesEntry = (folder: string, styles: string[]): string =>
  lines(styles.map((path) => `import ${importer(folder)(path)};`));

const sorted = (modules: Modules) => [...modules].sort(([a], [b]) => (a < b ? -1 : 1));

const chunkComment = (name: string): string => `/* webpackChunkName: "${name}" */`;

const additions = (names: string[], globals: number): string =>
  `{ markdown: { ${names.map((name, index) => `${name}: markdown${index}`).join(', ')} }, global: [${Array.from({ length: globals }, (_, index) => `global${index}`).join(', ')}] }`;

export const quote = (text: string) =>
  JSON.stringify(text).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"');

export function importer(folder: string): (path: string) => string {
  return (path) => {
    if (!isAbsolute(path)) return quote(path);
    const way = relative(folder, path).split(sep).join('/');
    return quote(way.startsWith('.') ? way : `./${way}`);
  };
}

export const lines = (all: string[]) => `${all.join('\n')}\n`;
