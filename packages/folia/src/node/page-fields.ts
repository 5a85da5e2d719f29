import type { SourceFile } from '../shared/page';
import type { Problem } from '../shared/site';
import type { StandardIssue, StandardSchema } from '../shared/standard-schema';
import type { Config } from './config/config';
import { isOwnField } from './config/frontmatter';
import { parseYaml } from './config/parse';
import { locate, nameOf, type Source } from './config/source';
import { readSource } from './content/source';
import type { PageFields } from './render/page-renderer';
import { createProblem, DocsError, getProblems } from './support/errors';
import { runHook } from './support/run-hook';

/** Results of the site's schema by path of the page. Threads have no schema: it is code. */
export async function readAllFields(files: readonly SourceFile[], config: Config): Promise<Record<string, PageFields>> {
  const { frontmatter } = config.hooks;
  if (!frontmatter) return {};
  const read = files.map(async (file) => [file.path, await readFields(file, frontmatter, config)] as const);
  return Object.fromEntries(await Promise.all(read));
}

const block = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

async function readFields({ path, kind }: SourceFile, schema: StandardSchema, config: Config): Promise<PageFields> {
  // TypeScript checks what a module exports; the compiler reports a file that cannot be read
  const text = kind === 'module' ? null : textOf(path);
  if (text === null) return { values: {}, problems: [] };
  const yaml = block.exec(text)?.[1] ?? '';
  const parsed = parseYaml(yaml, { file: path, line: 2 }, 'frontmatter');
  if (parsed.problems.length > 0) return { values: {}, problems: [] };
  try {
    return await check(schema, { value: parsed.value ?? {}, source: parsed.source, timeout: config.hooks.timeout });
  } catch (error) {
    return { values: {}, problems: [...getProblems(error)] };
  }
}

function textOf(path: string): string | null {
  try {
    return readSource(path);
  } catch (error) {
    if (error instanceof DocsError) return null;
    throw error;
  }
}

interface Written {
  value: unknown;
  source: Source;
  timeout: number;
}

async function check(schema: StandardSchema, { value, source, timeout }: Written): Promise<PageFields> {
  const result = await runHook({ name: 'The schema of `frontmatter`', timeout }, () =>
    schema['~standard'].validate(value),
  );
  if (result.issues) return { values: {}, problems: result.issues.map((issue) => issueProblem(issue, source)) };
  return { values: changedFields(value, result.value), problems: [] };
}

function issueProblem({ message, path = [] }: StandardIssue, source: Source): Problem {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
  const names = keys.map((key) => (typeof key === 'number' ? key : String(key)));
  const text = names.length > 0 ? `${nameOf(names)}: ${message}` : `The frontmatter is wrong: ${message}`;
  return createProblem(text, locate(source, source.getPosition(names, 'value')));
}

/** Defaults and transformed values. Those of Folia's own fields stay as Folia reads them; all have to survive JSON. */
function changedFields(before: unknown, after: unknown): Record<string, unknown> {
  const written = Object(before) as Record<string, unknown>;
  const changed = Object.entries(Object(after) as object).filter(
    ([key, value]) => !isOwnField(key) && JSON.stringify(value) !== JSON.stringify(written[key]),
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(changed)));
}
