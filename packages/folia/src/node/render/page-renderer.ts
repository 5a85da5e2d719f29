import { readFileSync } from 'node:fs';
import * as markup from '../../shared/markup';
import type { OverviewRow, PageFacts, SourceFile } from '../../shared/page';
import { hrefOf, type UrlRules } from '../../shared/route';
import type { ServerModule, ServerRenderer } from '../../shared/server-renderer';
import type { LinkUse, Problem, ServerData } from '../../shared/site';
import type { StoredBody } from '../cache/body-store';
import type { Config } from '../config/config';
import { readFrontmatter, readModuleFrontmatter } from '../config/frontmatter';
import { belowTitle } from '../content/below-title';
import { createCompiler } from '../content/compile';
import { readFacts } from '../content/facts';
import { outerHtml } from '../content/html-block';
import { fillToc } from '../content/markdown/toc';
import type { Asset, CompiledPage } from '../content/types';
import { getTranslation, isTranslation, staleProblems, type TranslationState } from '../site/stale-translations';
import { createProblem, DocsError } from '../support/errors';
import { readTags } from '../support/html-tags';

/** The facts of a page after its body has been rendered. */
export interface RenderedPage {
  path: string;
  facts: PageFacts;
  links: LinkUse[];
  anchors: string[];
  rows: OverviewRow[];
  dependencies: string[];
  assets: Asset[];
  problems: Problem[];
  /** Keys of imported modules that the server bundle does not hold. The dev server bundles them when they are first needed. */
  missing: string[];
  /** The page has no problems, and rendering it again from the same files, settings and bundle would give the same result. */
  reusable: boolean;
  content: StoredBody;
}

/** The result of the site's schema for a page's frontmatter. */
export interface PageFields {
  /** Defaults and transformed values. */
  values: Record<string, unknown>;
  problems: Problem[];
}

export interface RendererSettings {
  config: Config;
  rules: UrlRules;
  data: ServerData;
}

export type PageRenderer = Awaited<ReturnType<ReturnType<typeof createPageRenderer>>>;

/**
 * Compiles and renders pages with the theme and components of a server bundle. One compiler per thread; the bundle is another one when
 * the code has changed.
 */
export function createPageRenderer({ config, rules, data }: RendererSettings) {
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
  const render = async (file: SourceFile, fields?: PageFields): Promise<RenderedPage> => {
    const bundle = getBundle();
    const translation = await getTranslation(file, config);
    const compiled = withFields(await compiler.compile(file, translation?.stale), fields);
    const rendered = await renderCompiled({
      ...{ file, config, rules, server: bundle, stale: translation?.stale ?? [] },
      compiled: withModuleFrontmatter(file, compiled, bundle),
    });
    if (translation) return withTranslation(rendered, translation);
    // its original may still be added
    return { ...rendered, reusable: rendered.reusable && !isTranslation(file, config) };
  };
  return async (server: string) => {
    // the generated entry exports what the type says
    const { createRenderer } = (await import(server)) as ServerModule;
    const bundle = createRenderer(data);
    current.bundle = bundle;
    return { bundle, render };
  };
}

function withFields(compiled: CompiledPage, fields: PageFields | undefined): CompiledPage {
  if (!fields) return compiled;
  const frontmatter = { ...compiled.frontmatter, ...fields.values };
  return { ...compiled, frontmatter, problems: [...compiled.problems, ...fields.problems] };
}

/** A page that is a React module may export `frontmatter`; it is known only when the module runs. */
function withModuleFrontmatter(file: SourceFile, compiled: CompiledPage, server: ServerRenderer): CompiledPage {
  if (file.kind !== 'module') return compiled;
  const { frontmatter } = compiled.modules.map(server.resolveModule)[0] ?? {};
  const checked = readModuleFrontmatter(frontmatter, { file: file.path, text: readFileSync(file.path, 'utf8') });
  return { ...compiled, frontmatter: checked.frontmatter, problems: [...compiled.problems, ...checked.problems] };
}

/** A translation depends on its original. */
const withTranslation = (rendered: RenderedPage, translation: TranslationState): RenderedPage => ({
  ...rendered,
  dependencies: [...rendered.dependencies, ...translation.files],
  reusable: rendered.reusable && translation.stale.length === 0,
  problems: [...rendered.problems, ...staleProblems(rendered, translation)],
});

interface RenderInput {
  file: SourceFile;
  compiled: CompiledPage;
  server: ServerRenderer;
  config: Config;
  rules: UrlRules;
  stale: TranslationState['stale'];
}

/** Components may do anything. */
const hasPlugins = ({ markdown }: Pick<Config, 'markdown'>): boolean =>
  markdown.mdastPlugins.length + markdown.hastPlugins.length + markdown.codeTransformers.length > 0;

async function renderCompiled(input: RenderInput): Promise<RenderedPage> {
  const { file, compiled, config, server } = input;
  const problems = [...compiled.problems];
  const page = getFacts(input);
  const missing = compiled.modules.filter((key) => !server.resolveModule(key));
  const first = await renderBody(input, page).catch((error: unknown) => {
    problems.push(...(error instanceof DocsError ? error.problems : [renderProblem(error, file, config.ssg.strict)]));
    return { html: '', islands: [] };
  });
  const { title, toc, sections, links, anchors } = readFacts(first.html);
  // `<Toc>` lists headings that are known only after rendering; search does not index its entries.
  const rendered = first.html.includes(markup.toc) ? await renderBody(input, { ...page, toc }) : first;
  const html = fillToc(rendered.html, toc);
  const asked = withOverview(page, html);
  const written = new Map(compiled.links.map((link) => [link.href, link]));
  const { frontmatter } = compiled;
  const strings = await server.contentStrings(file.route.locale);
  // without a title in the text the layout renders it above the text
  const start = compiled.hasTitle ? [] : belowTitle({ ...input, page: file, frontmatter, strings });
  return {
    path: file.path,
    facts: { ...asked, title: frontmatter.title ?? title, toc },
    links: links.map((link): LinkUse => written.get(link) ?? { href: link, written: null, at: null }),
    anchors,
    rows: compiled.rows,
    dependencies: compiled.dependencies,
    assets: compiled.assets,
    problems,
    missing,
    reusable: !compiled.runsCode && problems.length === 0 && !hasPlugins(config),
    content: {
      body: start.map(outerHtml).join('') + html,
      islands: rendered.islands,
      styled: compiled.modules.some((key) => key !== '@theme'),
      sections,
    },
  };
}

/** What is known before the body is rendered; components of the page see this. */
function getFacts({ file, compiled, rules }: RenderInput): PageFacts {
  const { frontmatter } = compiled;
  return {
    route: file.route,
    href: hrefOf(file.route, rules),
    // wide or not, it is a document; the layout reads which
    pageType: frontmatter.pageType === 'doc-wide' ? 'doc' : (frontmatter.pageType ?? 'doc'),
    title: frontmatter.title ?? '',
    frontmatter,
    toc: [],
    relativePath: file.relativePath,
    lastUpdated: null,
    ...(file.fallback && { fallback: file.fallback }),
  };
}

/** `<Overview />` in the text does what the frontmatter does. */
function withOverview(page: PageFacts, html: string): PageFacts {
  const mark = html.includes(markup.overview)
    ? readTags(html).find(({ attributes }) => attributes.has(markup.overview))
    : undefined;
  if (!mark) return page;
  const depths = mark.attributes.get(markup.overview)?.value ?? '';
  const headers = depths === '' ? {} : { overviewHeaders: depths.split(',').map(Number) };
  return { ...page, frontmatter: { ...page.frontmatter, overview: true, ...headers } };
}

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
