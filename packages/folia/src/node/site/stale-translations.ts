import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PageFacts, SourceFile } from '../../shared/page';
import type { Problem } from '../../shared/site';
import type { Config } from '../config/config';
import { createProblem, DocsError } from '../support/errors';
import { checkIsFile, readOr } from '../support/files';
import { getSections, type StaleSection, staleSections, type TranslationRecord } from './translation';

/** The part of the configuration that is read. */
export type TranslationConfig = Pick<Config, 'docs' | 'lang' | 'translations'>;

/** The relation of a page to its original. */
export interface TranslationState {
  /** Files this depends on. */
  files: string[];
  stale: StaleSection[];
  /** Source of the original. */
  original: string;
}

/** Whether the site has a translation record of this page. */
export const isTranslation = (
  { kind, route, relativePath, fallback }: SourceFile,
  { translations, lang }: TranslationConfig,
): boolean => translations !== '' && !fallback && route.locale !== lang && kind !== 'module' && relativePath !== '';

/** Compares a page with the original it was translated from; null for originals, and when the site has no record. */
export async function getTranslation(file: SourceFile, config: TranslationConfig): Promise<TranslationState | null> {
  const { locale, id } = file.route;
  if (!isTranslation(file, config)) return null;
  const original = findOriginal(file, config);
  const [source, translation] = await Promise.all([original, file.path].map(readOr));
  if (!source || !translation) return null;
  const record = (await readRecord(config.translations))[locale]?.[id];
  return {
    files: [original, config.translations],
    stale: staleSections(getSections(source), getSections(translation), record),
    original,
  };
}

/** Path of the original; a translation may be `.md` where its original is `.mdx`. */
export function findOriginal(file: SourceFile, { docs, lang }: Pick<TranslationConfig, 'docs' | 'lang'>): string {
  const path = join(docs, originalPath(file, lang));
  const other = path.endsWith('.md') ? `${path}x` : path.replace(/\.mdx$/, '.md');
  return !existsSync(path) && existsSync(other) ? other : path;
}

/** `v1/zh/guide/x.mdx` → `v1/en/guide/x.mdx` */
function originalPath({ relativePath, route }: SourceFile, lang: string): string {
  const parts = relativePath.split('/');
  const at = parts.indexOf(route.locale);
  return parts.with(at < 0 ? 0 : at, lang).join('/');
}

export async function readRecord(file: string): Promise<TranslationRecord> {
  checkIsFile(file);
  const text = await readOr(file);
  if (text === null) return {};
  try {
    // written by `folia i18n sync`, in this shape
    return JSON.parse(text) as TranslationRecord;
  } catch {
    throw new DocsError('The translation record is not valid JSON.', {
      at: { file, line: 0, column: 0 },
      hint: 'Run "folia i18n sync" to recreate it.',
    });
  }
}

/** One warning for each outdated section. */
export const staleProblems = (
  { path, facts: { route } }: { path: string; facts: Pick<PageFacts, 'route'> },
  { stale, original }: TranslationState,
): Problem[] =>
  stale.map(({ title, line, translatedTitle }) =>
    createProblem(`"${title}" has changed since it was translated as "${translatedTitle}".`, {
      level: 'warning',
      at: { file: original, line, column: 1 },
      hint: `Update ${relative(process.cwd(), path)} too, or run "folia i18n sync --pages ${route.id}" if it needs no change.`,
    }),
  );
