import { dirname, join, relative, resolve } from 'node:path';
import { isInteractive } from '../../shared/interactive';
import type { Engine, NewFile, Options, SourceContext } from './migration';
import { textOf } from './options';
import { translateConfig } from './rspress-config';
import { firstFile, listFiles, readText } from './source-files';

const extensions = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'];

export const rspress: Engine = {
  name: 'Rspress',
  find(folder) {
    const config = firstFile(
      folder,
      extensions.map((each) => `rspress.config.${each}`),
    );
    return config === null ? null : { root: dirname(config), config };
  },
  migrate(context, { value, origins }) {
    const config = translateConfig({ ...value, root: findDocs(value, context.root) }, origins, context);
    return { files: copy(value, context), config, notes: context.notes };
  },
};

/** The folder of the pages, relative to the project. */
const findDocs = (config: Options, root: string): string =>
  relative(root, resolve(root, textOf(config.root) ?? 'docs')).replaceAll('\\', '/');

/** Pages and components stay as they are: Folia resolves what they import. */
function copy(config: Options, context: SourceContext): Map<string, NewFile> {
  const { root } = context;
  const docs = findDocs(config, root);
  const files = new Map<string, NewFile>();
  for (const path of listFiles(root)) {
    const from = join(root, path);
    if (from === context.config || path === 'package.json') continue;
    if (path.startsWith('theme/')) {
      // its shape is another one: it would be taken for a theme of Folia
      files.set(`theme-of-rspress/${path.slice('theme/'.length)}`, { from });
      if (/^theme\/index\.[jt]sx?$/.test(path))
        context.note(
          { file: from, line: 0 },
          'The theme was copied to theme-of-rspress/, where it has no effect.',
          'Extend the theme of Folia in theme.tsx with `defineTheme`.',
        );
    } else if (path.startsWith(`${docs}/public/`)) files.set(path.slice(docs.length + 1), { from });
    else if (/\.[jt]sx$/.test(path)) files.set(path, { text: asIsland(readText(from), from, context) });
    else files.set(path, { from });
  }
  return files;
}

/** A component with state or handlers runs in the browser: it becomes an island. */
function asIsland(source: string, file: string, context: SourceContext): string {
  if (!isInteractive(source) || /^\s*(['"])use client\1/.test(source)) return source;
  context.note(
    { file, line: 1 },
    "The component got 'use client', because it has state or handlers.",
    'Nothing to do if it works. Its props must be plain data or elements.',
  );
  return `'use client';\n${source}`;
}
