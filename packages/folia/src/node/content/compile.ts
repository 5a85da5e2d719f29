import GithubSlugger from 'github-slugger';
import { markdownToHtml } from 'satteri';
import type { Frontmatter, SourceFile } from '../../model/page';
import { DocsError } from '../support/errors';
import { createHighlighter } from './highlight/highlighter';
import { createImageStore } from './images';
import { compileMdx } from './mdx/compile-mdx';
import { instantiate } from './mdx/instantiate';
import { fileContext, type PageState } from './page-context';
import { problemOfParseError } from './parse-error';
import { pluginsFor } from './plugin-set';
import { withoutMarks } from './prepare/emphasis';
import { prepareSource } from './prepare/prepare';
import { readSource } from './source';
import type { CompiledBody, CompiledPage, CompilerOptions } from './types';

export interface Compiler {
  /** Compiles a page of Markdown or MDX. Never throws for what is wrong with the page: that is in `problems`. */
  compile(file: SourceFile): Promise<CompiledPage>;
  /** Closes the files of the cache. */
  close(): void;
}

/**
 * Makes a compiler; one per thread, used for many pages.
 *
 * @example
 * const compiler = createCompiler({ config, rules, componentNames, strings, readFrontmatter });
 * const { body, problems } = await compiler.compile(file);
 */
export function createCompiler(options: CompilerOptions): Compiler {
  const { cacheDir, markdown } = options.config;
  const highlighter = createHighlighter({ cacheDir, aliases: markdown.highlightLanguages });
  const images = createImageStore();
  return {
    async compile(file) {
      const state: PageState = {
        options,
        strings: await options.strings(file.route.locale),
        componentNames: file.kind === 'mdx' ? await options.componentNames() : [],
        highlighter,
        images,
        slugger: new GithubSlugger(),
        links: [],
        assets: new Map(),
        dependencies: new Set(),
        modules: new Set(),
        problems: [],
        counts: { images: 0 },
      };
      const { body, frontmatter } = await compileBody(state, file);
      highlighter.flush();
      const { links, problems } = state;
      const lists = { assets: [...state.assets.values()], dependencies: [...state.dependencies], modules: [...state.modules] };
      return { body, frontmatter, links, problems, ...lists };
    },
    close: () => highlighter.close(),
  };
}

interface Drawn {
  body: CompiledBody;
  frontmatter: Frontmatter;
}

const nothing: CompiledBody = { kind: 'html', html: '' };

async function compileBody(state: PageState, file: SourceFile): Promise<Drawn> {
  try {
    const source = applyRules(await readSource(file.path), state.options.config.replaceRules);
    return await (file.kind === 'mdx' ? drawMdx(state, file, source) : drawMarkdown(state, file, source));
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    state.problems.push(...error.problems);
    return { body: nothing, frontmatter: {} };
  }
}

async function drawMarkdown(state: PageState, { path, route }: SourceFile, source: string): Promise<Drawn> {
  const prepared = prepareSource(source, 'md');
  const context = fileContext(state, { path, route, source, format: 'md', prepared });
  try {
    const { html, frontmatter } = await markdownToHtml(prepared.text, pluginsFor(context));
    const facts = readYaml(state, path, frontmatter?.value ?? null);
    return { body: { kind: 'html', html: withoutMarks(html) }, frontmatter: facts };
  } catch (error) {
    state.problems.push(problemOfParseError(error, { file: path, source, prepared }));
    return { body: nothing, frontmatter: {} };
  }
}

async function drawMdx(state: PageState, { path, route }: SourceFile, source: string): Promise<Drawn> {
  const found: { frontmatter: Frontmatter } = { frontmatter: {} };
  const frontmatter = (yaml: string | null) => {
    found.frontmatter = readYaml(state, path, yaml);
    return found.frontmatter;
  };
  const module = await compileMdx(state, { path, route, source, format: 'mdx', frontmatter }, [path]);
  const body: CompiledBody = module ? { kind: 'function', run: (runtime) => instantiate(module, runtime) } : nothing;
  return { body, frontmatter: found.frontmatter };
}

function readYaml({ options, problems }: PageState, file: string, yaml: string | null): Frontmatter {
  if (yaml === null) return {};
  const read = options.readFrontmatter(yaml, { file, line: 2, column: 1 });
  problems.push(...read.problems);
  return read.frontmatter;
}

function applyRules(source: string, rules: CompilerOptions['config']['replaceRules']): string {
  return rules.reduce((text, { search, replace }) => text.replaceAll(asGlobal(search), replace), source);
}

const asGlobal = (search: string | RegExp): string | RegExp =>
  typeof search === 'string' || search.global ? search : new RegExp(search.source, `${search.flags}g`);
