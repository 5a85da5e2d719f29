import GithubSlugger from 'github-slugger';
import { markdownToHtml } from 'satteri';
import type { Frontmatter, SourceFile } from '../../shared/page';
import type { Problem } from '../../shared/site';
import { DocsError, getProblems } from '../support/errors';
import { createHighlighter } from './highlight/highlighter';
import { createImageStore } from './images';
import { compileMdx } from './mdx/compile-mdx';
import { fromBundle, instantiate } from './mdx/instantiate';
import { keyOf } from './mdx/resolve';
import { fileContext, type PageState } from './page-context';
import { problemOfParseError } from './parse-error';
import { pluginsFor } from './plugin-set';
import { withoutMarks } from './prepare/emphasis';
import { prepareSource } from './prepare/prepare';
import { loadSitePlugins, type SitePlugins } from './site-plugins';
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
  const shared: Shared = {
    options,
    highlighter: createHighlighter({ cacheDir, aliases: markdown.highlightLanguages }),
    images: createImageStore(),
    sitePlugins: loadSitePlugins(markdown.mdastPlugins, markdown.hastPlugins),
  };
  // reported by every page, not by the runtime
  shared.sitePlugins.catch(() => {});
  return {
    async compile(file) {
      if (file.kind === 'module') return componentPage(file, options.config.root);
      const problems: Problem[] = [];
      const state = await stateFor(shared, file, problems).catch((error: unknown) => {
        problems.push(...getProblems(error));
        return null;
      });
      if (!state) return { ...emptyPage(), problems };
      const { body, frontmatter } = await compileBody(state, file);
      shared.highlighter.flush();
      const [assets, dependencies] = [[...state.assets.values()], [...state.dependencies]];
      const [modules, runsCode] = [[...state.modules], state.code.found];
      return { body, frontmatter, links: state.links, assets, dependencies, problems, modules, runsCode };
    },
    close: () => shared.highlighter.close(),
  };
}

interface Shared extends Pick<PageState, 'options' | 'highlighter' | 'images'> {
  sitePlugins: Promise<SitePlugins>;
}

async function stateFor(shared: Shared, { kind, route }: SourceFile, problems: Problem[]): Promise<PageState> {
  const { options } = shared;
  return {
    ...shared,
    sitePlugins: await shared.sitePlugins,
    strings: await options.strings(route.locale),
    componentNames: kind === 'mdx' ? await options.componentNames() : [],
    slugger: new GithubSlugger(),
    links: [],
    assets: new Map(),
    dependencies: new Set(),
    modules: new Set(),
    problems,
    counts: { images: 0 },
    code: { found: false },
  };
}

const emptyPage = (): CompiledPage => ({
  frontmatter: {},
  body: nothing,
  links: [],
  assets: [],
  dependencies: [],
  problems: [],
  modules: [],
  runsCode: false,
});

/** A page that is a React component comes from the server bundle as it is. */
function componentPage({ path }: SourceFile, root: string): CompiledPage {
  const key = keyOf(path, root);
  return {
    ...emptyPage(),
    modules: [key],
    runsCode: true,
    body: { kind: 'function', run: (runtime) => fromBundle(runtime, key) },
  };
}

interface Rendered {
  body: CompiledBody;
  frontmatter: Frontmatter;
}

const nothing: CompiledBody = { kind: 'html', html: '' };

async function compileBody(state: PageState, file: SourceFile): Promise<Rendered> {
  try {
    const source = applyRules(readSource(file.path), state.options.config.replaceRules);
    return await (file.kind === 'mdx' ? renderMdx(state, file, source) : renderMarkdown(state, file, source));
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    state.problems.push(...error.problems);
    return { body: nothing, frontmatter: {} };
  }
}

async function renderMarkdown(state: PageState, { path, route }: SourceFile, source: string): Promise<Rendered> {
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

async function renderMdx(state: PageState, { path, route }: SourceFile, source: string): Promise<Rendered> {
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
