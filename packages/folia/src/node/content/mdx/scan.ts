import { existsSync, readFileSync } from 'node:fs';
import type { Program } from 'estree-jsx';
import { mdxToJs } from 'satteri';
import { svgSource } from '../../../shared/svg-imports';
import { getLines } from '../prepare/lines';
import { applyRules } from '../replace-rules';
import type { ContentConfig } from '../types';
import { rewriteEsm } from './esm';
import { keyOf, type ResolveSettings, resolveImport } from './resolve';

/**
 * What a page imports, without compiling it: keys of component modules, and paths of Markdown that is included. A block that does not parse is skipped, for compiling will report it.
 */
export function scanImports(
  file: string,
  source: string,
  settings: ResolveSettings,
): { modules: string[]; fragments: string[] } {
  if (!/^(?:import|export)\b/m.test(source)) return { modules: [], fragments: [] };
  const statements = getLines(source, 'mdx').map(({ text, isStatement }) => (isStatement ? text : ''));
  const blocks = statements.join('\n').split(/\n{2,}/);
  const targets = blocks
    .flatMap((block) => sourcesOfBlock(block, source))
    .map((specifier) => resolveImport(specifier, file, settings));
  return {
    modules: targets.flatMap((target) => (target.kind === 'module' ? [target.key] : [])),
    fragments: targets.flatMap((target) => (target.kind === 'fragment' ? [target.path] : [])),
  };
}

/** Keys of all component modules that pages import, those of included fragments too, and of pages that are components. */
export function collectModules(
  pages: readonly string[],
  settings: ResolveSettings & Partial<Pick<ContentConfig, 'replaceRules'>>,
): string[] {
  const { replaceRules = [] } = settings;
  const own = new Set(pages);
  const modules = new Set<string>();
  const files = new Set(pages);
  for (const file of files) {
    if (!/\.mdx?$/.test(file)) modules.add(keyOf(file, settings.root));
    if (!file.endsWith('.mdx') || !existsSync(file)) continue;
    const written = readFileSync(file, 'utf8');
    // as when it is compiled: fragments are taken as they are
    const source = own.has(file) ? applyRules(written, replaceRules) : written;
    const found = scanImports(file, source, settings);
    for (const key of found.modules) modules.add(key);
    // the loop visits them, too
    for (const fragment of found.fragments) files.add(fragment);
  }
  return [...modules].sort();
}

function sourcesOfBlock(block: string, page: string): string[] {
  if (!/['"]/.test(block)) return [];
  const found: string[] = [];
  try {
    mdxToJs(block, {
      hastPlugins: [
        {
          name: 'folia-scan',
          mdxjsEsm(node) {
            // same trees, typed by two packages
            const program = node.parseExpression() as Program | null;
            if (program) found.push(...rewriteEsm(node.value, program, 0).uses.map((use) => svgSource(use, page)));
          },
        },
      ],
    });
  } catch {
    // compiling the page reports what is wrong
  }
  return found;
}
