import { isAbsolute, normalize } from 'node:path';
import { createPageData } from '../../shared/page-data';
import type { Problem } from '../../shared/site';
import type { OutputFile } from '../render/output-file';
import { createProblem, getProblems } from '../support/errors';
import { runHook } from '../support/run-hook';
import type { Output, OutputSite, RenderContext } from './output';

/** Files that plugins add. They are known only after all pages are rendered. */
export const pluginFiles: Output = {
  *list({ config }) {
    if (config.hooks.plugins.some(({ output }) => output)) yield { path: 'files of plugins' };
  },
  async render(_, context) {
    const { plugins, timeout } = context.config.hooks;
    const site = await context.whole();
    const files = new Map<string, OutputFile>();
    const problems: Problem[] = [];
    for (const plugin of plugins) {
      const name = `output() of the plugin "${plugin.name}"`;
      try {
        const made: unknown = await runHook({ name, timeout }, () => plugin.output?.(forPlugin(site, context)) ?? []);
        for (const file of Array.isArray(made) ? made : [made]) {
          const fault = await findFault(file, files, context);
          if (fault) problems.push(createProblem(`${name}: ${fault}`));
          else files.set(normalize(file.path), asFile(file));
        }
      } catch (error) {
        problems.push(...getProblems(error));
      }
    }
    return { files: [...files.values()], problems };
  },
};

const forPlugin = ({ pages, rules }: OutputSite, { read }: RenderContext) => ({
  pages: [...pages.values()].map(({ facts }) => createPageData({ page: facts }, rules)),
  read,
});

interface WrittenFile {
  path: string;
  content: string | Uint8Array;
}

async function findFault(
  file: unknown,
  files: ReadonlyMap<string, OutputFile>,
  { read }: RenderContext,
): Promise<string | null> {
  if (!isFile(file)) return 'a file needs `path`, and `content` that is text or bytes.';
  const { path } = file;
  const parts = path.split('/');
  if (isAbsolute(path) || /[\\\0]/.test(path) || parts.includes('..') || parts.at(-1) === '')
    return `the path "${path}" does not lead to a file in the output folder.`;
  const there = files.has(normalize(path)) || (await read(path).catch(() => '')) !== '';
  return there ? `the file "${path}" exists already.` : null;
}

const isFile = (value: unknown): value is WrittenFile =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'content' in value &&
  (typeof value.content === 'string' || value.content instanceof Uint8Array);

const asFile = ({ path, content }: WrittenFile): OutputFile => ({
  path: normalize(path).replaceAll('\\', '/'),
  content: typeof content === 'string' ? { kind: 'text', text: content } : { kind: 'bytes', bytes: content },
});
