import type { SourceFile } from '../shared/page';
import { loadConfig } from './config/load';
import { createUrlRules } from './config/site-data';
import type { CheckOptions } from './options';
import { findOriginal, readRecord, type TranslationConfig } from './site/stale-translations';
import { createRecord, getSections, type TranslationRecord } from './site/translation';
import { readSources } from './sources';
import { DocsError } from './support/errors';
import { readOr, writeFileSafe } from './support/files';

/**
 * Records that translations are up to date with their originals, as both are now (`folia i18n sync`).
 *
 * @param options.pages ids such as `guide/start`, with commas between them; absent: all
 * @throws DocsError when the site names no record, or has no such page
 */
export async function syncTranslations(
  options: CheckOptions & { pages?: string | undefined },
): Promise<{ synced: number; file: string }> {
  const config = await loadConfig(options.cwd, options);
  const file = config.translations;
  if (!file)
    throw new DocsError('The site has no translation record.', {
      hint: 'Set `translations` in folia.config.ts.',
    });
  const rules = createUrlRules(config);
  const pages = options.pages?.split(',').map((id) => id.trim()) ?? [];
  const { files } = await readSources(config, rules);
  const wanted = files.filter(
    ({ route, kind, fallback }) =>
      route.locale !== config.lang &&
      !fallback &&
      kind !== 'module' &&
      (pages.length === 0 || pages.includes(route.id)),
  );
  const unknown = pages.find((id) => !wanted.some(({ route }) => route.id === id));
  if (unknown)
    throw new DocsError(`The page "${unknown}" has no translation.`, { hint: 'Pass page ids such as guide/start.' });
  const record: TranslationRecord = pages.length === 0 ? {} : await readRecord(file);
  for (const each of wanted) await sync(each, config, record);
  await writeFileSafe(file, `${JSON.stringify(sorted(record), null, 2)}\n`);
  return { synced: wanted.length, file };
}

async function sync(file: SourceFile, config: TranslationConfig, record: TranslationRecord): Promise<void> {
  const sources = await Promise.all([findOriginal(file, config), file.path].map(readOr));
  const [original, translation] = sources.map((source) => (source === null ? null : getSections(source)));
  if (!original || !translation) return;
  const { locale, id } = file.route;
  record[locale] = { ...record[locale], [id]: createRecord(original, translation) };
}

/** Pages in order of their ids, so that a change of one is a change of its lines. */
const sorted = (record: TranslationRecord): TranslationRecord =>
  Object.fromEntries(
    Object.entries(record).map(([locale, pages]) => [
      locale,
      Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
