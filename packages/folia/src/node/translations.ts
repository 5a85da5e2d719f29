import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ContentStrings } from '../model/draw';
import type { SourceFile } from '../model/page';
import { hrefOf, type UrlRules } from '../model/route';
import type { Problem } from '../model/site';
import type { Config } from './config/config';
import { loadConfig } from './config/load';
import type { CommonOptions } from './options';
import { type StaleSection, recordOf, sectionsOf, staleSections, type TranslationRecord } from './site/translation';
import { readSources } from './sources';
import { urlRulesOf } from './config/site-data';
import { DocsError, problemOf } from './support/errors';
import { writeFileSafe } from './support/files';

type TranslationConfig = Pick<Config, 'docs' | 'lang' | 'translations'>;

/** What a page has to do with its original. */
export interface TranslationState {
  /** Files this depends on. */
  files: string[];
  stale: StaleSection[];
  /** Source of the original. */
  original: string;
}

/** Compares a page with the original it was translated from; null for originals, and when the site keeps no record. */
export async function translationOf(file: SourceFile, config: TranslationConfig): Promise<TranslationState | null> {
  const { locale, id } = file.route;
  if (!config.translations || locale === config.lang || file.kind === 'module') return null;
  const original = join(config.docs, originalPath(file, config.lang));
  const [source, translation] = await Promise.all([original, file.path].map(readOr));
  if (source === null || source === undefined || translation === null || translation === undefined) return null;
  const record = (await readRecord(config.translations))[locale]?.[id];
  return {
    files: [original, config.translations],
    stale: staleSections(sectionsOf(source), sectionsOf(translation), record),
    original,
  };
}

/** `v1/zh/guide/x.mdx` → `v1/en/guide/x.mdx` */
function originalPath({ relativePath, route }: SourceFile, lang: string): string {
  const parts = relativePath.split('/');
  const at = parts.indexOf(route.locale);
  return parts.with(at < 0 ? 0 : at, lang).join('/');
}

const readOr = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

async function readRecord(file: string): Promise<TranslationRecord> {
  const text = await readOr(file);
  if (text === null) return {};
  try {
    // written by `folia translated`, in this shape
    return JSON.parse(text) as TranslationRecord;
  } catch {
    throw new DocsError('The record of translations is no JSON.', {
      at: { file, line: 0, column: 0 },
      hint: 'Run "folia translated" to write it anew.',
    });
  }
}

/** One warning for each section that lags behind. */
export const staleProblems = ({ path, route }: SourceFile, { stale, original }: TranslationState): Problem[] =>
  stale.map(({ title, line, translatedTitle }) =>
    problemOf(`"${title}" has changed since it was translated as "${translatedTitle}".`, {
      level: 'warning',
      at: { file: original, line, column: 1 },
      hint: `Change ${relative(process.cwd(), path)} too, or run "folia translated ${route.id}" when nothing has to be changed there.`,
    }),
  );

export interface NoteInput {
  file: SourceFile;
  stale: readonly StaleSection[];
  strings: Pick<ContentStrings, 'staleTitle' | 'staleText'>;
  rules: UrlRules;
}

/** Puts the note for readers below the title: HTML of the body, so no script knows of it. */
export function withStaleNote(html: string, { file, stale, strings, rules }: NoteInput): string {
  if (stale.length === 0) return html;
  const href = hrefOf({ ...file.route, locale: rules.defaultLocale }, rules);
  const link = (text: string, hash: string) =>
    `<a href="${escapeHtml(href + (hash && `#${hash}`))}" hreflang="${rules.defaultLocale}">${escapeHtml(text)}</a>`;
  const sections = new Intl.ListFormat(file.route.locale, { type: 'conjunction' }).format(
    stale.map(({ id, translatedTitle }) => link(translatedTitle, id)),
  );
  const text = escapeHtml(strings.staleText)
    .replace(/\[(.*)\]/, (_, words: string) => link(words, ''))
    .replace('{sections}', sections);
  const note = `<div class="folia-callout" data-type="warning" role="note"><p class="folia-callout-title">${escapeHtml(strings.staleTitle)}</p><p>${text}</p></div>`;
  const end = html.indexOf('</h1>');
  const place = end < 0 ? 0 : end + '</h1>'.length;
  return html.slice(0, place) + note + html.slice(place);
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Notes that translations agree with their originals as both are now.
 *
 * @param options.pages ids such as `guide/start`; none: all
 * @throws DocsError when the site names no record, or has no such page
 */
export async function noteTranslations(options: CommonOptions & { pages: readonly string[] }): Promise<{ noted: number; file: string }> {
  const config = await loadConfig(options.cwd, options);
  const file = config.translations;
  if (!file) throw new DocsError('The site keeps no record of translations.', { hint: 'Set `translations` in folia.config.ts.' });
  const rules = urlRulesOf(config);
  const { files } = await readSources(config, rules);
  const wanted = files.filter(({ route, kind }) => route.locale !== config.lang && kind !== 'module' && (options.pages.length === 0 || options.pages.includes(route.id)));
  const unknown = options.pages.find((id) => !wanted.some(({ route }) => route.id === id));
  if (unknown) throw new DocsError(`There is no translation of a page "${unknown}".`);
  const record: TranslationRecord = options.pages.length === 0 ? {} : await readRecord(file);
  for (const each of wanted) await note(each, config, record);
  await writeFileSafe(file, `${JSON.stringify(sorted(record), null, 2)}\n`);
  return { noted: wanted.length, file };
}

async function note(file: SourceFile, config: TranslationConfig, record: TranslationRecord): Promise<void> {
  const sources = await Promise.all([join(config.docs, originalPath(file, config.lang)), file.path].map(readOr));
  const [original, translation] = sources.map((source) => (source === null ? null : sectionsOf(source)));
  if (!original || !translation) return;
  const { locale, id } = file.route;
  record[locale] = { ...record[locale], [id]: recordOf(original, translation) };
}

/** Pages in order of their ids, so that a change of one is a change of its lines. */
const sorted = (record: TranslationRecord): TranslationRecord =>
  Object.fromEntries(
    Object.entries(record).map(([locale, pages]) => [
      locale,
      Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
