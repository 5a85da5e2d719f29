import { relative } from 'node:path';
import { markdownToJs, mdxToJs } from 'satteri';
import { getPageId, type Route, readPrefix } from '../../../shared/route';
import { svgSource } from '../../../shared/svg-imports';
import { createCodeFrame, createProblem, DocsError } from '../../support/errors';
import { nearestFile } from '../nearest-file';
import { type FileContext, fileContext, type PageState } from '../page-context';
import { problemOfParseError } from '../parse-error';
import { pluginsFor } from '../plugin-set';
import { withoutMarks } from '../prepare/emphasis';
import { prepareSource } from '../prepare/prepare';
import { readSource } from '../source';
import { strayClosingTags } from './closing-tags';
import type { LinkedUse, MdxModule } from './instantiate';
import { ownCode } from './own-code';
import { resolveImport } from './resolve';
import { type Statements, statements, usedComponents } from './statements';

/** Files that are being compiled, from the page inwards, to detect a fragment that includes itself. */
export type Chain = readonly string[];

export type MdxInput = Pick<FileContext, 'path' | 'route' | 'source' | 'format'>;

/** Compiles a page, or a fragment of it, and all that it includes. Null when it can't be run; the problems are in `state`. */
export async function compileMdx(state: PageState, input: MdxInput, chain: Chain): Promise<MdxModule | null> {
  const before = errorCount(state);
  const { path, route, source, format } = input;
  const file = fileContext(state, { path, route, source, format: 'mdx', prepared: prepareSource(source, format) });
  if (format === 'mdx' && hasStrayTags(file)) return null;
  const esm = statements();
  const components = usedComponents();
  const result = await compileText(file, format, { esm, components }).catch((error: unknown) => {
    state.problems.push(problemOfParseError(error, { file: path, source, prepared: file.prepared }));
    return null;
  });
  if (result === null) return null;
  components.check(file, esm.names);
  const uses = await link(file, esm, chain);
  if (errorCount(state) > before) return null;
  const frontmatter = path === state.page.path ? state.found.frontmatter : {};
  return { path, code: withoutMarks(result.code), frontmatter, uses };
}

/** Not left to the parser, which would end the process. */
function hasStrayTags({ source, path, problems }: FileContext): boolean {
  const stray = strayClosingTags(source);
  for (const { tag, line, column } of stray) {
    const hint = 'Indent it less than the text of the item (and its opening tag likewise), or indent the list further.';
    const message = `The closing tag ${tag} is inside a list item that does not contain its opening tag.`;
    problems.push(
      createProblem(message, { at: { file: path, line, column }, frame: createCodeFrame(source, line, column), hint }),
    );
  }
  return stray.length > 0;
}

interface Collectors {
  esm: Statements;
  components: ReturnType<typeof usedComponents>;
}

async function compileText(file: FileContext, format: 'md' | 'mdx', { esm, components }: Collectors) {
  const { mdastPlugins, hastPlugins, features, data } = pluginsFor(file);
  if (format === 'md') {
    // tags in Markdown must become elements; without one, positions are kept
    const rawHtml = /<[a-z/!]/i.test(file.prepared.text);
    return markdownToJs(file.prepared.text, {
      ...output,
      features: { ...features, rawHtml },
      data,
      mdastPlugins,
      hastPlugins,
    });
  }
  return mdxToJs(file.prepared.text, {
    ...output,
    features,
    data,
    mdastPlugins: [...mdastPlugins, components.plugin, ownCode(file)],
    hastPlugins: [...hastPlugins, esm.plugin],
  });
}

const output = { outputFormat: 'function-body', providerImportSource: 'provider' } as const;

async function link(file: FileContext, { uses }: Statements, chain: Chain): Promise<LinkedUse[]> {
  const linked: LinkedUse[] = [];
  for (const { source: written, point, bindings, reexports } of uses) {
    const source = svgSource({ source: written, bindings }, file.source);
    const target = resolveImport(source, file.path, file.options.config);
    if (target.kind === 'missing') {
      const hint = target.path ? nearestFile(target.path, source) : `Is the package installed? ${aliasHint}`;
      file.report(`There is no "${source}" to import.`, point, { hint });
      if (target.path) file.dependencies.add(target.path);
    } else if (target.kind === 'module') {
      file.modules.add(target.key);
      linked.push({ target, bindings, reexports, at: file.locate(point) });
    } else {
      file.dependencies.add(target.path);
      const module = await compileFragment(file, { path: target.path, point }, chain);
      if (module) linked.push({ target: { kind: 'fragment', module }, bindings, reexports, at: file.locate(point) });
    }
  }
  return linked;
}

const aliasHint = 'Files are named by their path: "./file", or a name in "paths" of tsconfig.json.';

type Point = Statements['uses'][number]['point'];

async function compileFragment(
  file: FileContext,
  { path, point }: { path: string; point: Point },
  chain: Chain,
): Promise<MdxModule | null> {
  const whole = [...chain, path];
  if (chain.includes(path)) {
    const names = whole.slice(chain.indexOf(path)).map((each) => relative(file.options.config.root, each));
    file.report(`These files include each other: ${names.join(' → ')}.`, point, { hint: 'Remove one of the imports.' });
    return null;
  }
  try {
    const source = readSource(path);
    const format = path.endsWith('.md') ? 'md' : 'mdx';
    return await compileMdx(file, { path, route: routeOfFragment(file, path), source, format }, whole);
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    file.problems.push(...error.problems);
    return null;
  }
}

/** Relative links of a fragment are read from its own folder, but in the language and version of the page. */
function routeOfFragment({ options, route }: FileContext, path: string): Route {
  const inApp = relative(options.config.docs, path).replaceAll('\\', '/');
  if (inApp.startsWith('..')) return route;
  return { ...route, id: getPageId(readPrefix(inApp, options.rules).rest.replace(/\.mdx?$/, '')) };
}

const errorCount = ({ problems }: PageState): number => problems.filter(({ level }) => level === 'error').length;
