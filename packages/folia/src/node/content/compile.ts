import GithubSlugger from 'github-slugger';
import { markdownToHtml } from 'satteri';
import type { ShikiTransformer } from 'shiki/core';
import type { SourceFile } from '../../shared/page';
import type { Problem } from '../../shared/site';
import { DocsError, getProblems } from '../support/errors';
import type { StaleLink } from './below-title';
import { loadCodeTransformers } from './code-transformers';
import { createHighlighter } from './highlight/highlighter';
import { createImageStore } from './images';
import { compileMdx } from './mdx/compile-mdx';
import { fromBundle, instantiate } from './mdx/instantiate';
import { keyOf } from './mdx/resolve';
import { readOverviewRows } from './overview-rows';
import { fileContext, type PageState } from './page-context';
import { problemOfParseError } from './parse-error';
import { pluginsFor } from './plugin-set';
import { withoutMarks } from './prepare/emphasis';
import { prepareSource } from './prepare/prepare';
import { applyRules } from './replace-rules';
import { loadSitePlugins, type SitePlugins } from './site-plugins';
import { readSource } from './source';
import type { CompiledBody, CompiledPage, CompilerOptions } from './types';

/**
 * Makes a compiler; one per thread, used for many pages.
 *
 * @example
 * const compiler = createCompiler({ config, rules, componentNames, strings, readFrontmatter });
 * const { body, problems } = await compiler.compile(file);
 */
export function createCompiler(options: CompilerOptions) {
  const { cacheDir, markdown, grammars } = options.config;
  const shared: Shared = {
    options,
    highlighter: createHighlighter({ cacheDir, aliases: markdown.highlightLanguages, grammars }),
    readImage: createImageStore(),
    sitePlugins: loadSitePlugins(markdown.mdastPlugins, markdown.hastPlugins),
    codeTransformers: loadCodeTransformers(markdown.codeTransformers),
  };
  // reported by every page, not by the runtime
  shared.sitePlugins.catch(() => {});
  shared.codeTransformers.catch(() => {});
  return {
    /**
     * Compiles a page of Markdown or MDX. Never throws for errors of the page: those are in `problems`.
     *
     * @param stale sections of its original that it has not followed, for a note
     */
    async compile(file: SourceFile, stale: readonly StaleLink[] = []): Promise<CompiledPage> {
      if (file.kind === 'module') return componentPage(file, options.config.root);
      const problems: Problem[] = [];
      const state = await stateFor(shared, { page: file, stale, problems }).catch((error: unknown) => {
        problems.push(...getProblems(error));
        return null;
      });
      if (!state) return { ...emptyPage(), problems };
      const body = await compileBody(state);
      problems.push(...state.found.frontmatterProblems);
      const { links, found } = state;
      const [assets, dependencies] = [[...state.assets.values()], [...state.dependencies]];
      const { frontmatter, hasTitle, code: runsCode } = found;
      return {
        body,
        frontmatter,
        rows: readOverviewRows(state),
        hasTitle,
        links,
        assets,
        dependencies,
        problems,
        modules: [...state.modules],
        runsCode,
      };
    },
    /** Closes the files of the cache. */
    close: () => shared.highlighter.close(),
  };
}

interface Shared extends Pick<PageState, 'options' | 'highlighter' | 'readImage'> {
  sitePlugins: Promise<SitePlugins>;
  codeTransformers: Promise<ShikiTransformer[]>;
}

async function stateFor(shared: Shared, given: Pick<PageState, 'page' | 'stale' | 'problems'>): Promise<PageState> {
  const { options } = shared;
  const { kind, route } = given.page;
  return {
    ...shared,
    ...given,
    sitePlugins: await shared.sitePlugins,
    codeTransformers: await shared.codeTransformers,
    strings: await options.strings(route.locale),
    componentNames: kind === 'mdx' ? await options.componentNames() : [],
    slugger: new GithubSlugger(),
    links: [],
    assets: new Map(),
    dependencies: new Set(),
    modules: new Set(),
    found: {
      frontmatter: {},
      frontmatterProblems: [],
      images: 0,
      codeGroups: 0,
      hasTitle: false,
      data: {},
      code: false,
    },
  };
}

const emptyPage = (): CompiledPage => ({
  frontmatter: {},
  body: nothing,
  rows: [],
  hasTitle: false,
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

const nothing: CompiledBody = { kind: 'html', html: '' };

async function compileBody(state: PageState): Promise<CompiledBody> {
  const { path, kind } = state.page;
  try {
    const source = applyRules(readSource(path), state.options.config.replaceRules);
    return await (kind === 'mdx' ? renderMdx(state, source) : renderMarkdown(state, source));
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    state.problems.push(...error.problems);
    return nothing;
  }
}

async function renderMarkdown(state: PageState, source: string): Promise<CompiledBody> {
  const { path, route } = state.page;
  const prepared = prepareSource(source, 'md');
  const context = fileContext(state, { path, route, source, format: 'md', prepared });
  try {
    const { html } = await markdownToHtml(prepared.text, pluginsFor(context));
    return { kind: 'html', html: withoutMarks(html) };
  } catch (error) {
    state.problems.push(problemOfParseError(error, { file: path, source, prepared }));
    return nothing;
  }
}

async function renderMdx(state: PageState, source: string): Promise<CompiledBody> {
  const { path, route } = state.page;
  const module = await compileMdx(state, { path, route, source, format: 'mdx' }, [path]);
  return module ? { kind: 'function', run: (runtime) => instantiate(module, runtime) } : nothing;
}
