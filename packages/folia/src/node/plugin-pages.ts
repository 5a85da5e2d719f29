import { readFileSync, statSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import type { SourceFile } from '../shared/page';
import { decodeSafely, getOutputFile, getRoute, hrefOf, matchKey, type UrlRules } from '../shared/route';
import type { Problem } from '../shared/site';
import type { Config } from './config/config';
import { toPath } from './config/plugins/read-plugins';
import type { Plugin, PluginPage } from './config/plugins/types';
import { createProblem, getProblems } from './support/errors';
import { isBelow, writeFileSafe } from './support/files';
import { runHook } from './support/run-hook';

export interface PluginPages {
  files: SourceFile[];
  problems: Problem[];
  /** Files that the plugins want to be called again for. */
  watched: string[];
}

interface Input {
  config: Config;
  rules: UrlRules;
  /** The pages of the docs folder. */
  files: readonly SourceFile[];
}

/** The pages that plugins add. Markdown is written into the cache: from here on it is a file like any other. */
export async function readPluginPages({ config, rules, files }: Input): Promise<PluginPages> {
  const { plugins, timeout } = config.hooks;
  const result: PluginPages = { files: [], problems: [], watched: [] };
  const owners = new Map(files.map((file) => [matchKey(hrefOf(file.route, rules)), file.relativePath]));
  const sources = new Set(files.map(({ path }) => path));
  for (const plugin of plugins) {
    const name = `pages() of the plugin "${plugin.name}"`;
    try {
      const pages: unknown = await runHook(
        { name, timeout },
        () => plugin.pages?.(createContext(config, result)) ?? [],
      );
      for (const page of asList(pages)) {
        const added = addPage(page, { config, rules, plugin, owners, sources });
        if ('fault' in added) result.problems.push(createProblem(`${name}: ${added.fault}`, { hint: added.hint }));
        else {
          if (added.content !== null) await writeChanged(added.file.path, added.content);
          result.files.push(added.file);
        }
      }
    } catch (error) {
      result.problems.push(...getProblems(error));
    }
  }
  return result;
}

const createContext = ({ root }: Config, { watched }: PluginPages) => ({
  root,
  addWatchFile: (path: string) => void watched.push(resolve(root, path)),
});

/** A value that is not a list is one invalid page. */
const asList = (pages: unknown): unknown[] => (Array.isArray(pages) ? pages : [pages]);

interface AddInput extends Pick<Input, 'config' | 'rules'> {
  plugin: Plugin;
  /** Owner of each page, by the key of its address. */
  owners: Map<string, string>;
  /** Files that are pages. */
  sources: Set<string>;
}

type Added = { fault: string; hint: string | null } | { file: SourceFile; content: string | null };

function addPage(written: unknown, input: AddInput): Added {
  const { config, rules, plugin, owners, sources } = input;
  if (!isPage(written))
    return {
      fault: `a page needs \`path\`, and either \`content\` or \`file\`, not ${JSON.stringify(written)}.`,
      hint: "Return `[{ path: '/guide/start', content: '# Start' }]`.",
    };
  const fault = addressFault(written.path);
  if (fault) return { fault: `the address "${written.path}" ${fault}.`, hint: 'Write the path below the base.' };
  const route = getRoute(written.path.normalize('NFC'), rules);
  const href = hrefOf(route, rules);
  const owner = owners.get(matchKey(href));
  if (owner !== undefined)
    return { fault: `the page ${href} exists already: ${owner}.`, hint: 'Give one of them another address.' };
  const source = written.file === undefined ? null : readFile(written, input);
  if (source && 'fault' in source) return source;
  owners.set(matchKey(href), `page of the plugin "${plugin.name}"`);
  if (source) {
    sources.add(source.path);
    return { file: { ...source, route }, content: null };
  }
  const folder = join(config.cacheDir, 'plugin-pages', encodeURIComponent(plugin.name));
  const path = join(folder, route.locale, getOutputFile(href, rules).md);
  return { file: { route, path, relativePath: '', kind: 'md' }, content: written.content ?? '' };
}

function isPage(value: unknown): value is PluginPage {
  if (typeof value !== 'object' || value === null || !('path' in value) || typeof value.path !== 'string') return false;
  const { content, file } = { content: undefined, file: undefined, ...value };
  return file === undefined
    ? typeof content === 'string'
    : content === undefined && (typeof file === 'string' || (file as unknown) instanceof URL);
}

function addressFault(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//')) return 'is outside the site';
  if (/[?#\\\0]/.test(decodeSafely(path))) return 'has a character that no page can have';
  const inner = decodeSafely(path).slice(1).split('/');
  if (inner.some((part) => part === '.' || part === '..')) return 'has a part that leads elsewhere';
  return inner.slice(0, -1).includes('') ? 'has an empty part' : null;
}

const kinds: Record<string, SourceFile['kind']> = {
  ...{ '.md': 'md', '.mdx': 'mdx' },
  ...{ '.tsx': 'module', '.jsx': 'module', '.ts': 'module', '.js': 'module' },
};

function readFile({ path: address, file }: PluginPage, { config, sources }: AddInput) {
  const path = toPath(file ?? '', config.root);
  const kind = kinds[extname(path)];
  const findFault = (what: string, hint: string | null = null) => ({
    fault: `the file ${path} of ${address} ${what}.`,
    hint,
  });
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return findFault('does not exist');
  if (!kind) return findFault(`is no page: its name ends with none of ${Object.keys(kinds).join(', ')}`);
  if (sources.has(path)) return findFault('is a page already', 'Import it in a file of its own for each address.');
  const relativePath = isBelow(config.docs, path) ? relative(config.docs, path).replaceAll('\\', '/') : '';
  return { path, kind, relativePath };
}

/** An unchanged file is not written, because its page would be rendered again. */
async function writeChanged(path: string, content: string): Promise<void> {
  if (statSync(path, { throwIfNoEntry: false }) && readFileSync(path, 'utf8') === content) return;
  await writeFileSafe(path, content);
}
