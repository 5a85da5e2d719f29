import { z } from 'zod';
import { address, filled, orNull, url } from './parts';

const searchHooks = orNull(filled()).describe('Module that may change the query and add hits.');

const local = z.strictObject({
  mode: z.literal('local').describe('The index is part of the site.'),
  versioned: z.boolean().default(false).describe('Whether only the shown version is searched.'),
  searchHooks,
});

const searchIndex = z
  .union([filled(), z.strictObject({ value: filled(), label: filled() })])
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
  fallback: z
    .boolean()
    .default(true)
    .describe('Whether the site has an index of its own, which answers when the server does not.'),
  searchHooks,
});

export const searchSchema = z.union([z.literal(false), z.discriminatedUnion('mode', [local, remote])]);
