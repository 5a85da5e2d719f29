import { readFileSync } from 'node:fs';
import * as markup from '../../shared/markup';
import type { PageFacts, PageType, SourceFile } from '../../shared/page';
import { hrefOf, type UrlRules } from '../../shared/route';
import type { ServerModule, ServerRenderer } from '../../shared/server-renderer';
import type { LinkUse, Problem, ServerData } from '../../shared/site';
import type { StoredBody } from '../cache/body-store';
import type { Config } from '../config/config';
import { readFrontmatter, readModuleFrontmatter } from '../config/frontmatter';
import { type Asset, type CompiledPage, createCompiler, readFacts } from '../content';
import { getPageLine, withPageLine } from '../content/page-line';
import {
  getTranslation,
  isTranslation,
  staleProblems,
  type TranslationState,
  withStaleNote,
} from '../site/stale-translations';
import { createProblem } from '../support/errors';

export interface PageRendererSettings {
  config: Config;
  rules: UrlRules;
  data: ServerData;
}

/** Everything known of a page after its body has been rendered. */
export interface RenderedPage {
  path: string;
  facts: PageFacts;
  links: LinkUse[];
  anchors: string[];
  dependencies: string[];
  assets: Asset[];
  problems: Problem[];
  /** Keys of imported modules that the server bundle does not hold. The dev server bundles them when they are first needed. */
  missing: string[];
  /** Rendered again from the same files, settings and bundle it would be the same, and nothing is wrong with it. */
  reusable: boolean;
  content: StoredBody;
}

/** Compiles and renders pages with the theme and components of a server bundle. */
export interface PageRenderer {
  bundle: ServerRenderer;
  render(file: SourceFile): Promise<RenderedPage>;
}

/** One compiler per thread; the bundle that pages are rendered with is another one when the code has changed. */
export function createPageRenderer({
  config,
  rules,
  data,
}: PageRendererSettings): (server: string) => Promise<PageRenderer> {
  const current: { bundle?: ServerRenderer } = {};
  const getBundle = (): ServerRenderer => {
    if (!current.bundle) throw new Error('No server bundle has been loaded.');
    return current.bundle;
  };
  const compiler = createCompiler({
    config,
    rules,
    componentNames: async () => getBundle().componentNames,
    strings: async (locale) => getBundle().contentStrings(locale),
    readFrontmatter,
  });
  const render = async (file: SourceFile): Promise<RenderedPage> => {
    const bundle = getBundle();
    const compiled = withModuleFrontmatter(file, await compiler.compile(file), bundle);
    const href = hrefOf(file.route, rules);
    const rendered = await renderCompiled({ file, compiled, server: bundle, href, config });
    const translation = await getTranslation(file, config);
    // its original may still come
    if (!translation) return { ...rendered, reusable: rendered.reusable && !isTranslation(file, config) };
    const strings = await bundle.contentStrings(file.route.locale);
    return withTranslation(rendered, translation, (html) =>
      withStaleNote(html, { file, stale: translation.stale, strings, rules }),
    );
  };
  return async (server) => {
    // the generated entry exports what the type says
    const { createRenderer } = (await import(server)) as ServerModule;
    const bundle = createRenderer(data);
    current.bundle = bundle;
    return { bundle, render };
  };
}

/** CP-03: a page that is a React module may export `frontmatter`; it is known only when the module runs. */
function withModuleFrontmatter(file: SourceFile, compiled: CompiledPage, server: ServerRenderer): CompiledPage {
  if (file.kind !== 'module') return compiled;
  const { frontmatter } = compiled.modules.map(server.resolveModule)[0] ?? {};
  const checked = readModuleFrontmatter(frontmatter, { file: file.path, text: readFileSync(file.path, 'utf8') });
  return { ...compiled, frontmatter: checked.frontmatter, problems: [...compiled.problems, ...checked.problems] };
}

/** A translation depends on its original, and tells users where it lags behind. */
const withTranslation = (
  rendered: RenderedPage,
  translation: TranslationState,
  note: (html: string) => string,
): RenderedPage => ({
  ...rendered,
  dependencies: [...rendered.dependencies, ...translation.files],
  reusable: rendered.reusable && translation.stale.length === 0,
  problems: [...rendered.problems, ...staleProblems(rendered, translation)],
  content: { ...rendered.content, body: note(rendered.content.body) },
});

interface RenderInput {
  file: SourceFile;
  compiled: CompiledPage;
  server: ServerRenderer;
  href: string;
  /** Not `ssg.strict`: a page that cannot be rendered is a warning. */
  config: Pick<Config, 'ssg' | 'markdownPages' | 'base' | 'markdown'>;
}

/** They may do anything. */
const hasPlugins = ({ markdown }: Pick<Config, 'markdown'>): boolean =>
  markdown.mdastPlugins.length + markdown.hastPlugins.length > 0;

async function renderCompiled(input: RenderInput): Promise<RenderedPage> {
  const { file, compiled, config } = input;
  const problems = [...compiled.problems];
  const page = getFacts(input);
  const missing = compiled.modules.filter((key) => !input.server.resolveModule(key));
  const first = await renderBody(input, page).catch((error: unknown) => {
    problems.push(renderProblem(error, file, config.ssg.strict));
    return { html: '', islands: [] };
  });
  const { title, toc, sections, links, anchors } = readFacts(first.html);
  // `<Toc>` lists headings that only a rendered page tells of; its entries are nothing to be found by search.
  const rendered = first.html.includes(markup.toc) ? await renderBody(input, { ...page, toc }) : first;
  const written = new Map(compiled.links.map((link) => [link.href, link]));
  const strings = await input.server.contentStrings(file.route.locale);
  return {
    path: file.path,
    facts: { ...page, title: compiled.frontmatter.title ?? title, toc },
    links: links.map((link): LinkUse => written.get(link) ?? { href: link, written: null, at: null }),
    anchors,
    dependencies: compiled.dependencies,
    assets: compiled.assets,
    problems,
    missing,
    reusable: !compiled.runsCode && problems.length === 0 && !hasPlugins(config),
    content: {
      body: withPageLine(rendered.html, getPageLine({ page, config, strings })),
      islands: rendered.islands,
      sections,
    },
  };
}

/** What is known before the body is rendered; components of the page see this. */
function getFacts({ file, compiled, href }: RenderInput): PageFacts {
  const { frontmatter } = compiled;
  return {
    route: file.route,
    href,
    pageType: knownTypes.has(frontmatter.pageType ?? '') ? (frontmatter.pageType ?? 'doc') : 'doc',
    title: frontmatter.title ?? '',
    frontmatter,
    toc: [],
    relativePath: file.relativePath,
    lastUpdated: null,
  };
}

const knownTypes = new Set<PageType | ''>(['home', 'doc', 'custom', 'blank', '404']);

async function renderBody({ compiled, server }: RenderInput, page: PageFacts) {
  const { body } = compiled;
  if (body.kind === 'html') return { html: body.html, islands: [] };
  const exports = body.run({ jsxRuntime: server.jsxRuntime, resolveModule: server.resolveModule });
  return server.renderBody(exports.default, page);
}

/** A page that throws while rendering is a problem of that page. */
function renderProblem(error: unknown, file: SourceFile, strict: boolean): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return createProblem(`This page cannot be rendered: ${message}`, {
    level: strict ? 'error' : 'warning',
    at: { file: file.path, line: 0, column: 0 },
    hint: 'A component of the page threw this error. Fix the component or the properties it is given.',
  });
}
