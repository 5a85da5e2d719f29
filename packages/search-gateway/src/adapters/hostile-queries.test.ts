import { describe, expect, test } from '@rstest/core';
import { hostileQueries, hostileValues } from 'scripts/hostile-queries';
import { parseRequest } from '../gateway/request';
import { type EngineName, engineNames, getAdapter } from '.';
import type { EngineQuery } from './adapter';

const key = 'top-secret-key';
const connection = { url: 'http://engine.test', key, application: 'APP' };
const requestsOf = (name: EngineName, query: Partial<EngineQuery>) =>
  getAdapter(name).requests({ index: 'docs', words: ['lantern'], lang: 'en', size: 42, ...query }, connection);

/** A string literal, as the search engine reads it. */
const literal = /"((?:[^"\\]|\\.)*)"/gs;
const unescaped = (text: string) => text.replace(/\\(.)/gs, '$1');

type Shape = string | { [key: string]: Shape } | Shape[];
/** The structure of a request: texts that may contain words of the query are left out. */
const shapeOf = (value: unknown, name = ''): Shape => {
  if (name === 'q' || name === 'query') if (typeof value === 'string') return 'the words';
  if (Array.isArray(value)) return value.map((each) => shapeOf(each));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, shapeOf(each, inner)]));
};

const wordsOf = (typed: string): string[] => {
  const request = parseRequest(new URLSearchParams({ keyword: typed }), ['docs']);
  return typeof request === 'string' ? [] : request.words;
};

/** As typed by a visitor, and without any escaping. */
const queries = hostileQueries
  .flatMap((typed) => [wordsOf(typed), [typed, 'x'], typed.split(' ')])
  .filter((words) => words.join('') !== '');

describe('every word of a query is only a word', () => {
  for (const name of engineNames.filter((each) => each !== 'groonga'))
    test(name, () => {
      const [plain] = requestsOf(name, {});
      for (const words of queries) {
        const [request, ...others] = requestsOf(name, { words });
        expect(others).toEqual([]);
        expect({ ...request, body: shapeOf(JSON.parse(request?.body ?? '')) }).toEqual({
          ...plain,
          body: shapeOf(JSON.parse(plain?.body ?? '')),
        });
      }
    });

  test('groonga', () => {
    const parametersOf = (url = '') => Object.fromEntries(new URL(url).searchParams);
    const [plain] = requestsOf('groonga', {});
    for (const words of queries)
      for (const request of requestsOf('groonga', { words })) {
        expect(new URL(request.url).pathname).toBe('/d/select');
        expect(request).toMatchObject({ method: 'GET', headers: {}, body: null });
        const { filter = '', ...others } = parametersOf(request.url);
        expect(others).toEqual(
          Object.fromEntries(Object.entries(parametersOf(plain?.url)).filter(([each]) => each !== 'filter')),
        );
        // what is left without the literals is a fixed script
        expect(filter.replace(literal, '""')).toMatch(
          /^\(query\("", ""\)(?: \|\| fuzzy_search\(\w+, "", \{"": \d, "": 1, "": true\}\))*\) && lang == ""$/,
        );
        const [, , query = ''] = [...filter.matchAll(literal)].map(([, inner = '']) => unescaped(inner), '');
        const asked = unescaped([...filter.matchAll(literal)][1]?.[1] ?? query);
        // and what is left of the query without its phrases are plain words, `OR` and a star at the end of a word
        expect(asked.replace(literal, '""')).toMatch(/^(?:(?:\(([a-z0-9]+) OR \1\*\)|"")(?: OR | |$))+$/);
      }
  });
});

test('words of a query contain no operators of Meilisearch and Typesense', () => {
  const found = hostileQueries.flatMap(wordsOf).filter((word) => /^[-+~>]|["`\\\s\p{Cc}]/u.test(word));
  expect(found).toEqual([]);
});

test('the language is always one literal', () => {
  for (const [, value] of hostileValues) {
    const body = (name: EngineName) => JSON.parse(requestsOf(name, { lang: value })[0]?.body ?? '');
    const quoted = (filter: string, before: string) => {
      expect(filter.replace(literal, '""')).toBe(`${before}""`);
      expect(unescaped([...filter.matchAll(literal)][0]?.[1] ?? '')).toBe(value);
    };
    quoted(body('meilisearch').filter, 'lang = ');
    quoted(body('algolia').filters, 'lang:');
    expect(body('typesense').searches[0].filter_by).toMatch(/^lang:=`[^`]*`$/);
    expect(body('opensearch').query.bool.filter).toEqual({ term: { lang: value } });
    const [request] = requestsOf('groonga', { lang: value });
    expect(new URL(request?.url ?? '').searchParams.get('filter')?.replace(literal, '""')).toBe(
      '(query("", "")) && lang == ""',
    );
  }
});

test('no other value of a parameter gets through', () => {
  const indexes = ['docs'];
  for (const [parameter, value] of hostileValues) {
    const request = parseRequest(new URLSearchParams({ keyword: 'a', [parameter]: value }), indexes);
    if (parameter === 'searchIndexes') expect(request).toMatchObject({ searchIndexes: [] });
    else expect(typeof request, `${parameter} ${value}`).toBe('string');
  }
});

test('the key is in a header and nowhere else', () => {
  for (const name of engineNames)
    for (const { url, body } of requestsOf(name, {})) expect(`${url} ${body}`).not.toContain(key);
});
