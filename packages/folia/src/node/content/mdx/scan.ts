import { readFile } from 'node:fs/promises';
import type { Program } from 'estree-jsx';
import { mdxToJs } from 'satteri';
import { rewriteEsm } from './esm';
import { keyOf, resolveImport } from './resolve';

export interface FoundImports {
  /** Keys of component modules, for the server bundle. */
  modules: string[];
  /** Absolute paths of Markdown files that are included. */
  fragments: string[];
}

/**
 * What a page imports, without compiling it: module statements begin at the start of a line and end at a blank one. A block
 * that does not parse is skipped, for compiling will report it.
 */
export function scanImports(file: string, source: string, root: string): FoundImports {
  const modules = new Set<string>();
  const fragments = new Set<string>();
  for (const specifier of sourcesIn(source)) {
    const target = resolveImport(specifier, file, root);
    if (target.kind === 'module') modules.add(target.key);
    if (target.kind === 'fragment') fragments.add(target.path);
  }
  return { modules: [...modules], fragments: [...fragments] };
}

/** Keys of all component modules that pages import, those of included fragments too, and of pages that are components. */
export async function collectModules(pages: readonly string[], root: string): Promise<string[]> {
  const modules = new Set<string>();
  const seen = new Set(pages);
  const queue = [...pages];
  const next = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (!/\.mdx?$/.test(file)) modules.add(keyOf(file, root));
      if (!file.endsWith('.mdx')) continue;
      const source = await readFile(file, 'utf8').catch(() => '');
      if (!statementStart.test(source)) continue;
      const found = scanImports(file, source, root);
      for (const key of found.modules) modules.add(key);
      for (const fragment of found.fragments) {
        if (!seen.has(fragment)) queue.push(fragment);
        seen.add(fragment);
      }
    }
  };
  await Promise.all(Array.from({ length: 16 }, next));
  return [...modules].sort();
}

const statementStart = /^(?:import|export)\b/m;
const frontmatter = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;
const fence = /^[ \t>]*(`{3,}|~{3,})/;

function sourcesIn(source: string): string[] {
  if (!statementStart.test(source)) return [];
  const sources: string[] = [];
  for (const block of getBlocks(source)) {
    if (/^(?:import|export)\b/.test(block) && /['"]/.test(block)) sources.push(...sourcesOfBlock(block));
  }
  return sources;
}

/** Pieces between blank lines, without fenced code. */
function getBlocks(source: string): string[] {
  let closing: string | null = null;
  const lines = source
    .replace(frontmatter, '')
    .split(/\r?\n/)
    .map((line) => {
      const marker = fence.exec(line)?.[1];
      if (closing === null) {
        closing = marker ?? null;
        return marker ? '' : line;
      }
      if (marker?.startsWith(closing)) closing = null;
      return '';
    });
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim());
}

function sourcesOfBlock(block: string): string[] {
  const found: string[] = [];
  try {
    mdxToJs(block, {
      hastPlugins: [
        {
          name: 'folia-scan',
          mdxjsEsm(node) {
            // same trees, typed by two packages
            const program = node.parseExpression() as Program | null;
            if (program) found.push(...rewriteEsm(node.value, program, 0).uses.map(({ source }) => source));
          },
        },
      ],
    });
  } catch {
    // compiling the page reports what is wrong
  }
  return found;
}
