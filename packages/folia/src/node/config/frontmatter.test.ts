import { describe, expect, test } from '@rstest/core';
import { readFrontmatter, readModuleFrontmatter } from './frontmatter';

const read = (yaml: string, line = 2) => readFrontmatter(yaml, { file: '/docs/a.md', line });
const told = (yaml: string): string[] =>
  read(yaml).problems.map(({ message, hint, at }) => `${at?.line}:${at?.column} ${message}${hint ? ` | ${hint}` : ''}`);

describe('what is right', () => {
  test('every field of the table, and keys of the site', () => {
    const yaml = `title: Quick Start
titleSuffix: '| Docs'
description: How to begin.
date: 2026-11-20
authors: [Ada]
pageType: home
overview: true
overviewHeaders: [2, 3]
sidebar: false
outline: false
navbar: true
footer: false
globalUIComponents: false
context: api
head:
  - [meta, { name: robots, content: 1 }]
own: { anything: [1] }
`;
    expect(read(yaml)).toEqual({
      problems: [],
      frontmatter: {
        title: 'Quick Start',
        titleSuffix: '| Docs',
        description: 'How to begin.',
        date: '2026-11-20',
        authors: ['Ada'],
        pageType: 'home',
        overview: true,
        overviewHeaders: [2, 3],
        sidebar: false,
        outline: false,
        navbar: true,
        footer: false,
        globalUIComponents: false,
        context: 'api',
        head: [['meta', { name: 'robots', content: '1' }]],
        own: { anything: [1] },
      },
    });
  });

  test.each([
    ['layout: home', 'home'],
    ['layout: doc', 'doc'],
    ['layout: page', 'custom'],
    ['layout: false', 'blank'],
    ['layout: home\npageType: custom', 'custom'],
  ])('the layout of other engines is a type of page: %j', (yaml, pageType) => {
    expect(read(yaml)).toMatchObject({ problems: [], frontmatter: { pageType } });
  });

  test.each([
    ['date: 2026-01-02 10:00:00', { date: '2026-01-02' }],
    ['date: 2026-01-02T23:00:00Z', { date: '2026-01-02' }],
    ['authors:\n  - name: Ada\n    url: https://example.org\n  - Grace', { authors: ['Ada', 'Grace'] }],
    ['pageType: doc-wide', { pageType: 'doc-wide' }],
  ])('fields as Rspress has them: %j', (yaml, frontmatter) => {
    expect(read(yaml)).toEqual({ problems: [], frontmatter });
  });

  test('an unknown layout is reported with the known ones', () => {
    expect(told('title: A\nlayout: wide')).toEqual([
      expect.stringMatching(
        /^3:9 layout must be one of: home, doc, page, false\. It is "wide" \| Write `pageType: home`/,
      ),
    ]);
  });

  test('hero and features with their defaults', () => {
    const { frontmatter, problems } = read(
      'hero:\n  name: Rslib\n  actions: [{ text: Go, link: /guide/ }]\nfeatures:\n  - title: Fast\n',
    );
    expect(problems).toEqual([]);
    expect(frontmatter.hero).toMatchObject({
      name: 'Rslib',
      text: '',
      actions: [{ text: 'Go', link: '/guide/', theme: 'brand' }],
    });
    expect(frontmatter.features).toEqual([{ title: 'Fast', icon: '', details: '', span: 4 }]);
  });

  for (const [title, yaml] of [
    ['empty', ''],
    ['only a comment', '# nothing\n'],
  ] as const) {
    test(`${title} frontmatter is no problem`, () => expect(read(yaml)).toEqual({ frontmatter: {}, problems: [] }));
  }

  test('CRLF and a byte order mark', () => {
    expect(read('\uFEFFtitle: A\r\ndescription: |\r\n  one\r\n  two\r\n')).toEqual({
      frontmatter: { title: 'A', description: 'one\ntwo\n' },
      problems: [],
    });
  });
});

test('a date may have a time, and an author may be an object', () => {
  const { frontmatter, problems } = read(
    "date: 2026-11-20 10:00:00\nauthors: [Ada, { name: Grace, url: 'https://example.org' }]\npageType: doc-wide\n",
  );
  expect(problems).toEqual([]);
  expect(frontmatter).toEqual({ date: '2026-11-20', authors: ['Ada', 'Grace'], pageType: 'doc-wide' });
  expect(read('date: 2026-11-20T10:00:00+08:00\n').frontmatter.date).toBe('2026-11-20');
});

test('an unknown type of page is a warning that names those that are known', () => {
  expect(read('pageType: blog\n').problems).toMatchObject([
    { level: 'warning', message: 'pageType must be one of [home, doc, doc-wide, custom, blank, 404]' },
  ]);
});

describe('errors have their place in the file', () => {
  const cases: [string, string, string[]][] = [
    ['a number as a title', 'title: 404\n', ['2:8 title is not a string | Put the value in quotes: "404".']],
    ['an empty title', 'title:\n', ['2:7 title cannot be empty']],
    ['a blank title', 'title: "  "\n', ['2:8 title cannot be empty']],
    ['text for a flag', 'a: 1\nsidebar: "no"\n', ['3:10 sidebar is not a boolean']],
    [
      'an unknown page type',
      'pageType: dok\n',
      ['2:11 pageType must be one of [home, doc, doc-wide, custom, blank, 404]'],
    ],
    ['a depth of nine', 'overviewHeaders:\n  - 2\n  - 9\n', ['4:5 overviewHeaders[1] must be between 1 and 6']],
    ['a date in words', 'date: yesterday\n', ['2:7 date is invalid for date format YYYY-MM-DD']],
    ['a day that is not there', 'date: 2026-02-30\n', ['2:7 date is an invalid date']],
    ['a month that is not there', 'date: 2026-13-01\n', ['2:7 date is an invalid date']],
    ['one author is a list of one', 'authors: Ada\n', ['2:10 authors is not an array']],
    ['text for a list', 'head: no\n', ['2:7 head is not an array']],
    ['a tag that is none', 'head:\n  - ["<b>", {}]\n', ['3:6 head[0][0] does not match pattern /^[a-z][a-z0-9-]*$/']],
    ['a key of the hero', 'hero:\n  nam: x\n', ['3:3 Unknown key "hero.nam" in frontmatter | Did you mean "name"?']],
    ['a button without a link', 'hero:\n  actions:\n    - text: Go\n', ['4:7 hero.actions[0].link is required']],
    [
      'a span that is no column',
      'features: [{ title: a, span: 5 }]\n',
      ['2:30 features[0].span must be one of [2, 3, 4, 6]'],
    ],
    ['after CRLF', 'a: 1\r\nb: 2\r\ntitle: 3\r\n', ['4:8 title is not a string | Put the value in quotes: "3".']],
    ['a list', '- a\n', ['2:1 frontmatter is not an object']],
    [
      'several at once',
      'title: 1\nfooter: 2\n',
      ['2:8 title is not a string | Put the value in quotes: "1".', '3:9 footer is not a boolean'],
    ],
  ];
  for (const [title, yaml, expected] of cases) test(title, () => expect(told(yaml)).toEqual(expected));

  test('valid fields beside an error are kept', () => {
    expect(read('title: 404\ndescription: fine\nown: 1\n').frontmatter).toEqual({ description: 'fine', own: 1 });
  });

  test('a key that resembles a known one is a warning', () => {
    const { problems, frontmatter } = read('titel: x\n');
    expect(problems).toMatchObject([
      { level: 'warning', message: 'Unknown key "titel" in frontmatter', hint: 'Did you mean "title"?' },
    ]);
    expect(frontmatter).toEqual({ titel: 'x' });
    expect(told('tags: [a]\ndate: 2024-01-01\nheader: x\n')).toEqual([]);
  });
});

describe('broken YAML', () => {
  const cases: [string, string, string][] = [
    ['an open bracket', 'a: [1, 2\nb: 2\n', '3:1 Broken YAML: A closing "]" is missing.'],
    ['a key twice', 'title: a\ntitle: b\n', '3:1 Broken YAML: Map keys must be unique.'],
    ['a tab', 'a:\n\t- b\n', '3:1 Broken YAML: Tabs are not allowed as indentation.'],
    ['two colons', 'title: a: b\n', '2:8 Broken YAML: Nested mappings are not allowed in compact mappings.'],
    [
      'an alias of nothing',
      'title: *x\n',
      '2:1 Broken YAML: Unresolved alias (the anchor must be set before the alias): x.',
    ],
  ];
  for (const [title, yaml, expected] of cases) test(title, () => expect(told(yaml)[0]).toBe(expected));

  test('the frame has the line numbers of the file', () => {
    expect(read('ok: 1\na: [1\nb: 2\n').problems[0]?.frame).toBe(
      '  2 | ok: 1\n  3 | a: [1\n> 4 | b: 2\n    | ^\n  5 |',
    );
  });
});

describe('the frontmatter that a module exports', () => {
  const text = "import x from 'x';\n\nexport const frontmatter = {\n  title: 'Page',\n  pageType: 'blog',\n};\n";
  const file = '/site/docs/page.tsx';
  test('none', () =>
    expect(readModuleFrontmatter(undefined, { file, text })).toEqual({ frontmatter: {}, problems: [] }));
  test('a wrong value is reported at its place, the rest is kept', () => {
    const { frontmatter, problems } = readModuleFrontmatter({ title: 'Page', pageType: 'blog' }, { file, text });
    expect(frontmatter).toEqual({ title: 'Page' });
    expect(problems.map(({ message, at }) => [message, at?.line, at?.column])).toEqual([
      ['pageType must be one of [home, doc, doc-wide, custom, blank, 404]', 5, 3],
    ]);
  });
  test('values that are not an object', () => {
    const { problems } = readModuleFrontmatter('custom', { file, text });
    expect(problems.map(({ message }) => message)).toEqual(['frontmatter is not an object']);
  });
});
