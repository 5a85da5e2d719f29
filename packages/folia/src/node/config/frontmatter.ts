import type { Frontmatter } from '../../shared/page';
import type { Problem } from '../../shared/site';
import { createProblem } from '../support/errors';
import { nearestName } from '../support/nearest';
import { configSource } from './config-source';
import { checkValue } from './findings';
import { parseYaml, type TextStart } from './parse';
import { frontmatterSchema } from './schema/frontmatter';
import { locate, type Source } from './source';

export interface ReadFrontmatter {
  /** The valid fields; wrong ones are left out. */
  frontmatter: Frontmatter;
  problems: Problem[];
}

/**
 * Reads and checks the YAML of a page.
 *
 * @param yaml the text between the `---` lines
 * @param start the file, and the line on which `yaml` begins (usually 2)
 */
export function readFrontmatter(yaml: string, start: TextStart): ReadFrontmatter {
  const { value, problems, source } = parseYaml(yaml, start, 'frontmatter');
  return value === undefined ? { frontmatter: {}, problems } : checkFrontmatter(value, source);
}

/**
 * Checks the `frontmatter` that a page's module exports.
 *
 * @param text the source of the module, to locate a wrong key in
 */
export function readModuleFrontmatter(value: unknown, { file, text }: { file: string; text: string }): ReadFrontmatter {
  if (value === undefined) return { frontmatter: {}, problems: [] };
  return checkFrontmatter(value, { ...configSource(file, text), label: 'frontmatter' });
}

function checkFrontmatter(value: unknown, source: Source): ReadFrontmatter {
  const checked = checkValue(frontmatterSchema, value, source);
  const frontmatter = checked.value ?? rightPart(value);
  const layout = readLayout(frontmatter, source);
  return {
    frontmatter: withoutUndefined({ ...frontmatter, ...layout.fields }),
    problems: [...checked.problems.map(asWarning), ...layout.problems, ...misspelt(frontmatter, source)],
  };
}

/** `layout` of VitePress → type of page. */
const layouts = new Map<unknown, NonNullable<Frontmatter['pageType']>>([
  ['home', 'home'],
  ['doc', 'doc'],
  ['page', 'custom'],
  [false, 'blank'],
]);

/** Another engine's word for `pageType`, which goes before it. */
function readLayout(frontmatter: object, source: Source): { fields: Frontmatter; problems: Problem[] } {
  if (!('layout' in frontmatter) || ('pageType' in frontmatter && frontmatter.pageType !== undefined))
    return { fields: {}, problems: [] };
  const pageType = layouts.get(frontmatter.layout);
  if (pageType !== undefined) return { fields: { pageType }, problems: [] };
  const place = locate(source, source.getPosition(['layout'], 'value'));
  const message = `layout must be one of: home, doc, page, false. It is ${JSON.stringify(frontmatter.layout)}`;
  const hint = 'Write `pageType: home`, doc, doc-wide, custom or blank, or name a key of your own differently.';
  return { fields: {}, problems: [createProblem(message, { ...place, level: 'warning', hint })] };
}

/** A page with an unknown type is shown like any other document. */
const asWarning = (problem: Problem): Problem =>
  /^pageType must be one of/.test(problem.message) ? { ...problem, level: 'warning' } : problem;

function rightPart(value: unknown): object {
  if (typeof value !== 'object' || value === null) return {};
  const wrong = new Set(frontmatterSchema.safeParse(value).error?.issues.map(({ path }) => String(path[0])));
  const kept = Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.has(key)));
  return frontmatterSchema.safeParse(kept).data ?? {};
}

/** Zod types an absent key as `undefined`; the model has it absent (`exactOptionalPropertyTypes`). */
function withoutUndefined(value: object): Frontmatter {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}

const known = Object.keys(frontmatterSchema.shape);

/** Whether Folia itself reads the field. */
export const isOwnField = (key: string): boolean => known.includes(key);

/** A site's own keys are allowed, so a key that resembles a known one is only a warning. */
function misspelt(frontmatter: object, source: Source): Problem[] {
  const problems: Problem[] = [];
  for (const key of Object.keys(frontmatter)) {
    if (known.includes(key)) continue;
    const near = nearestName(key, known);
    if (!near || near[0] !== key[0]?.toLowerCase() || Math.abs(near.length - key.length) > 1) continue;
    const { at, frame } = locate(source, source.getPosition([key], 'key'));
    problems.push(
      createProblem(`Unknown key "${key}" in frontmatter`, {
        level: 'warning',
        at,
        frame,
        hint: `Did you mean "${near}"?`,
      }),
    );
  }
  return problems;
}
