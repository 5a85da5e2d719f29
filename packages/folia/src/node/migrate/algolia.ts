import type { Options, SourceContext } from './migration';
import { compact, listOf, objectOf, textOf, unknownKeys } from './options';

const known = ['appId', 'apiKey', 'indexName', 'searchParameters', 'contextualSearch', 'placeholder', 'translations'];
/** What other engines write into their pages, or filter by on their own. */
const ofEngines = /^(?:lang|language|docusaurus_tag):/;

export interface AlgoliaInput {
  /** Path of the options, for notes. */
  name: string;
  options: Options;
  /** Whether only the language of the page is searched. */
  byLanguage: boolean;
}

/** `search` for the options of DocSearch; undefined when they do not say what to ask. */
export function docSearchOf({ name, options, byLanguage }: AlgoliaInput, context: SourceContext): Options | undefined {
  const place = { file: context.config, line: 0 };
  const [appId, apiKey, indexName] = [options.appId, options.apiKey, options.indexName].map(textOf);
  if (!appId || !apiKey || !indexName) {
    const message = `"${name}" was not translated: it has no appId, apiKey or indexName.`;
    context.note(place, message, "The site has its own search index. For Algolia see `search: { mode: 'docsearch' }`.");
    return undefined;
  }
  for (const key of unknownKeys(options, known))
    context.note(place, `The option "${name}.${key}" was not translated.`, 'Search by Algolia works without it.');
  context.note(
    place,
    'Search by Algolia finds the pages of the old site until the crawler has read the new one.',
    'Check the selectors of the crawler, such as `article h1`, and start it when the site is published.',
  );
  const written = facetFilters(objectOf(options.searchParameters).facetFilters);
  if (written.some((filter) => textOf(filter) === undefined))
    context.note(place, 'Facet filters joined by "or" were not translated.', 'Filter by one value, or not at all.');
  const filters = written.filter((filter): filter is string => !!textOf(filter) && !ofEngines.test(String(filter)));
  // the default
  const needed = byLanguage ? ['lang:{lang}', ...filters] : filters;
  const isDefault = byLanguage && filters.length === 0;
  return compact({ mode: 'docsearch', appId, apiKey, indexName, filters: isDefault ? undefined : needed });
}

const facetFilters = (given: unknown): unknown[] => (textOf(given) ? [given] : listOf(given));
