import { existsSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { type Moves, relink } from './links';
import type { Engine, Migration, NewFile, Options, SourceContext } from './migration';
import { objectOf, textOf } from './options';
import { findProject, firstFile, listFiles, readText } from './source-files';
import { type Locales, translateConfig } from './vitepress-config';
import { translatePage } from './vitepress-page';
import { createRewrite, type Rewrite } from './vitepress-rewrites';

const extensions = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'];
const names = ['config', 'config/index'].flatMap((name) => extensions.map((each) => `.vitepress/${name}.${each}`));

export const vitepress: Engine = {
  name: 'VitePress',
  find(folder) {
    const config = firstFile(folder, names);
    return config === null ? null : { root: findProject(folder), config };
  },
  migrate(context, { value }) {
    const folder = dirname(context.config.replace(/[\\/]config[\\/]index\.\w+$/, '/config'));
    const docs = resolve(folder, '..', textOf(value.srcDir) ?? '.');
    const locales = getLocales(value);
    const files = pages(docs, { locales, rewrite: createRewrite(value.rewrites) }, context);
    reportTheme(folder, context);
    return { files, config: translateConfig(value, locales, context), notes: context.notes };
  },
};

function getLocales(config: Options): Locales {
  const given = Object.entries(objectOf(config.locales));
  const rootLanguage = textOf(objectOf(objectOf(config.locales).root).lang) ?? textOf(config.lang) ?? 'en';
  const short = rootLanguage.split('-', 1)[0] ?? 'en';
  if (given.length < 2) return new Map([['', short]]);
  return new Map(given.map(([key]) => (key === 'root' ? ['', short] : [key, key])));
}

interface Places {
  locales: Locales;
  rewrite: Rewrite;
}

function pages(docs: string, { locales, rewrite }: Places, context: SourceContext): Migration['files'] {
  const files = new Map<string, NewFile>();
  const found = listFiles(docs).filter((path) => !/^(?:\.vitepress\/|package\.json$)/.test(path));
  const moves: Moves = new Map(
    found.filter((path) => path.endsWith('.md')).map((path) => [path, moved(rewrite(path), locales)]),
  );
  // files beside a page that is rewritten stay where they are
  const everything: Moves = new Map([...found.map((path) => [path, path] as const), ...moves]);
  for (const path of found) {
    const from = join(docs, path);
    const place = { file: from, line: 0 };
    if (path.startsWith('public/')) files.set(path, { from });
    else if (/\[[^\]]+\]/.test(path))
      context.note(
        place,
        'Pages made from data were not translated.',
        'Write them as pages, or as a component that imports the data.',
      );
    else if (path.endsWith('.data.ts') || path.endsWith('.data.js'))
      context.note(place, 'A data loader was not translated.', 'Read the data in a React component.');
    else if (path.endsWith('.vue'))
      context.note(place, 'A Vue component was not translated.', 'Write it as a React component.');
    else if (path.endsWith('.md')) {
      if (found.includes(path.replace(/\/index\.md$/, '.md')) && path.endsWith('/index.md'))
        context.note(
          place,
          'The page has the same address as the file beside its folder: one of them is published.',
          'Rename one of them.',
        );
      const text = translatePage(withIncludes(readText(from), from, { docs }), from, context);
      const isRewritten = rewrite(path) !== path;
      files.set(`docs/${moves.get(path)}`, { text: relink(text, path, isRewritten ? everything : moves) });
    } else {
      files.set(`docs/${path}`, { from });
      // beside the pages that name it by a relative path
      if (locales.size > 1) files.set(`docs/${moved(path, locales)}`, { from });
    }
  }
  return files;
}

function moved(path: string, locales: Locales): string {
  const [first = ''] = path.split('/', 1);
  const own = path.includes('/') && first !== '' && locales.has(first);
  const target = own || locales.size < 2 ? path : `${locales.get('')}/${path}`;
  return posix.normalize(target).replace(/(^|\/)README\.md$/, '$1index.md');
}

const include = /^([ \t]*)<!--\s*@include:\s*([^\s{#]+)[^>]*-->[ \t]*$/gm;

/** Included files become part of the page. */
function withIncludes(source: string, file: string, { docs, depth = 0 }: { docs: string; depth?: number }): string {
  if (depth > 5) return source;
  return source.replace(include, (whole, _indent, path: string) => {
    const from = path.startsWith('@/') ? join(docs, path.slice(2)) : resolve(dirname(file), path);
    if (!existsSync(from)) return whole;
    return withIncludes(readText(from).replace(/^---\n[\s\S]*?\n---\n/, ''), from, { docs, depth: depth + 1 });
  });
}

function reportTheme(folder: string, context: SourceContext): void {
  const theme = join(folder, 'theme');
  if (!existsSync(theme)) return;
  for (const path of listFiles(theme)) {
    const place = { file: join(theme, path), line: 0 };
    const isStyle = /\.(?:css|scss|less)$/.test(path);
    if (path.endsWith('.vue'))
      context.note(
        place,
        `The Vue component ${basename(path, '.vue')} was not translated.`,
        'Write it as a React component.',
      );
    else if (isStyle)
      context.note(
        place,
        'A style sheet of the theme was not copied.',
        'Write its rules for the tokens of Folia, and name it in `globalStyles`.',
      );
    else if (/^index\./.test(path))
      context.note(
        place,
        'The theme was not translated.',
        'Extend the theme of Folia in theme.tsx with `defineTheme`.',
      );
  }
}
