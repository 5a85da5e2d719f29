import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { templates } from '../../packages/folia/src/node/config/messages';
import { errorAddress, findCode, problemMessages } from '../../packages/folia/src/node/support/problem-codes';
import { createErrorPage, type ErrorLocale, type Errors, errorFaults } from './errors';
import { readMessages } from './messages';

const root = join(__dirname, '../..');
const errors: Errors = JSON.parse(readFileSync(join(root, 'docs/reference/errors.json'), 'utf8'));

/** Messages that the sources build from parts, with an example of the whole. `null`: messages of other programs. */
const composed: Record<string, string | null> = {
  '…: … (…).': '/site/a.md: permission denied (EACCES).',
  'The file "…" ….': 'The file "../a.js" is outside of the project.',
  'The image "…" ….': 'The image "../a.png" is a hidden file or belongs to an installed package.',
  'The link leads to a file that ….': 'The link leads to a file that is outside of the project.',
  '… ….': '/site/public/a is outside of the project.',
  '… … of the site.': '/site/public/a has the same name as a folder of the site.',
  'There is no … in ….': 'There is no addresses.json in /site.',
  '"…" is not in ….': '"/guide" is not in addresses.json.',
  '"…" and … are not in ….': '"/guide" and another address are not in addresses.json.',
  // of the hooks `pages` and `output`, and of a schema of the site
  '…: …': null,
  '……': null,
};

describe('every message of the engine has a code', () => {
  const messages = [...new Set(readMessages(root).map(({ text }) => text))];

  test('messages in the sources', () => {
    // names of processes and a hint, in positions where a message is possible
    const others = ['server', 'browser', 'Run "folia … --help" for its options.'];
    const unknown = messages.filter(
      (text) => !others.includes(text) && !(text in composed) && findCode(text.replaceAll('…', 'x')) === null,
    );
    expect(unknown).toEqual([]);
    expect(messages.length).toBeGreaterThan(100);
    expect(Object.keys(composed).filter((text) => !messages.includes(text))).toEqual([]);
  });

  test.each(Object.values(composed).filter((text) => text !== null))('%s', (text) => {
    expect(findCode(text)).not.toBeNull();
  });

  test('messages of the validation', () => {
    const all = Object.values(templates).flatMap((each): string[] =>
      typeof each === 'string' ? [each] : Object.values(each),
    );
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((template) => findCode(template.replace(/\{\w+\}/g, 'x')) === null)).toEqual([]);
  });
});

test('exactly the codes in use are explained, in both languages', () => {
  expect(errorFaults(errors)).toEqual([]);
  const { 'dead-link': _, ...others } = errors;
  expect(errorFaults({ ...others, 'dead-lnik': { en: ['a', 'b'], zh: ['a', 'b'] } })).toEqual([
    'docs/reference/errors.json does not explain "dead-link" in both languages',
    'no message has the code "dead-lnik"',
  ]);
});

test.each<ErrorLocale>(['en', 'zh'])('the page of errors in %s is up to date (npm run docs:reference)', (locale) => {
  const page = readFileSync(join(root, 'docs/docs', locale, 'reference/errors.md'), 'utf8');
  expect(page).toBe(createErrorPage(errors, locale));
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, text]) => text);
  expect(headings.filter((text) => text !== undefined && text in problemMessages)).toEqual(
    Object.keys(problemMessages),
  );
});

test('the address of a code is a heading of the page in the repository of the package', () => {
  const { repository } = JSON.parse(readFileSync(join(root, 'packages/folia/package.json'), 'utf8'));
  const home = repository.url.replace(/^git\+|\.git$/g, '');
  const [page = '', id] = errorAddress('dead-link').split('#');
  expect(id).toBe('dead-link');
  expect(page.startsWith(`${home}/blob/main/`)).toBe(true);
  expect(existsSync(join(root, page.slice(`${home}/blob/main/`.length)))).toBe(true);
});
