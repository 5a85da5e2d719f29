import { z } from 'zod';
import { searchCacheSize, searchMinLength, searchResolution } from '../../../shared/constants';
import { charsets, tokenizers } from '../../../shared/search/index-options';
import { templates } from '../messages';
import { address, between, fails, filled, isLinkTarget, orNull, url } from './parts';

const searchHooks = orNull(filled()).describe('Module that may change the query and add hits.');

const reportEmpty = address()
  .optional()
  .describe(
    'Address that queries without hits are posted to as JSON, `{ query, lang }`: once each, without cookies, at most ten a minute. Another origin must allow the request (CORS).',
  );

const maxDepth = 100;
const maxCache = 10_000;

const index = z
  .strictObject({
    charset: z
      .enum(charsets)
      .default('latin:simple')
      .describe('What makes no difference: `latin:default` case, `latin:simple` case and accents.'),
    tokenize: z
      .enum(tokenizers)
      .default('full')
      .describe(
        'What finds a word: `strict` the whole word, `forward` its beginning, `full` any part, or a misspelling.',
      ),
    resolution: between(1, searchResolution)
      .default(searchResolution)
      .describe('Number of steps in which the weight of a word on a page is stored.'),
    minlength: between(1, 1000).default(searchMinLength).describe('Shortest query, in characters.'),
    depth: between(0, maxDepth)
      .default(0)
      .describe('How many words apart the words of a query may be (1: side by side, 0: anywhere). For `strict` only.'),
    cache: between(0, maxCache).default(searchCacheSize).describe('Number of queries whose results are kept.'),
  })
  .prefault({})
  .describe('How the index of the site finds words.');

const versioned = z.boolean().default(false).describe('Whether only the shown version is searched.');

const fallback = z
  .boolean()
  .default(true)
  .describe('Whether the site also builds a local index, used when the server does not respond.');

const local = z.strictObject({
  mode: z.literal('local').describe('The index is part of the site.'),
  versioned,
  index,
  searchHooks,
  reportEmpty,
});

const searchIndex = z
  .union([
    filled(),
    z.strictObject({
      value: filled().describe('Name of the index.'),
      label: filled().describe('Label of its tab.'),
    }),
  ])
  .transform((index) => (typeof index === 'string' ? { value: index, label: index } : index));

const remote = z.strictObject({
  mode: z.literal('remote').describe('A server answers the queries.'),
  apiUrl: address().describe('Address of the server.'),
  indexName: filled().describe('Index of this site: its hits come first.'),
  domain: z
    .union([z.literal(''), url()])
    .default('')
    .describe('Put before the links of hits.'),
  searchIndexes: z.array(searchIndex).default([]).describe('Indexes to ask, with the labels of their tabs.'),
  searchLoading: z.boolean().default(true).describe('Whether waiting for the server is shown.'),
  fallback,
  index,
  searchHooks,
  reportEmpty,
});

const docsearch = z.strictObject({
  mode: z.literal('docsearch').describe('Algolia DocSearch answers the queries.'),
  appId: z
    .string()
    .regex(/^[A-Za-z0-9]+$/)
    .describe('Application id of Algolia.'),
  apiKey: filled().describe('Search-only API key. Everyone can read it on the site: never use the Admin API key.'),
  indexName: filled().describe('Index that the crawler of Algolia fills.'),
  filters: z
    .array(z.string().regex(/^[^:]+:.+$/))
    .default(['lang:{lang}'])
    .describe(
      'What all hits match: `attribute:value`. `{lang}` is the language of the page; `versioned` adds `version:<version>`.',
    ),
  versioned,
  fallback,
  index,
  searchHooks,
  reportEmpty,
});

const link = z.strictObject({
  text: filled().describe('Label of the link.'),
  link: filled()
    .check(fails(isLinkTarget, { template: templates.types.url, values: { type: 'url' } }))
    .describe('Where it leads. A page (`/guide/start/`) is opened in the language of the user.'),
});

/** What the search dialog offers besides hits; part of the theme, because it has texts. */
export const searchLinksSchema = z.strictObject({
  start: z
    .array(link)
    .default([])
    .describe('Where to begin: shown before anything is typed, and when nothing is found.'),
  ask: link.optional().describe('Where to ask: shown when nothing is found.'),
});

export type SearchLinks = z.output<typeof searchLinksSchema>;

export const searchSchema = z.union([z.literal(false), z.discriminatedUnion('mode', [local, remote, docsearch])]);
