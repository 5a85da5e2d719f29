import { describe, expect, test } from '@rstest/core';
import { readMeta, readNav } from './nav-files';

const file = '/docs/en/_meta.json';
const meta = (value: unknown) => readMeta(JSON.stringify(value), file);
const told = (text: string): string[] =>
  readMeta(text, file).problems.map(
    ({ message, hint, at }) => `${at?.line}:${at?.column} ${message}${hint ? ` | ${hint}` : ''}`,
  );

describe('_meta.json', () => {
  test('the kinds of entries, complete and placed', () => {
    const text = `[
  "index",
  { "type": "file", "name": "start", "label": "Start", "tag": "<svg/>", "context": "x", "overviewHeaders": [2, 3] },
  { "type": "dir", "name": "lib", "label": "Lib", "collapsed": true },
  { "type": "divider" },
  { "type": "divider", "dashed": true },
  { "type": "section-header", "label": "More" },
  { "type": "custom-link", "label": "Rsbuild", "link": "https://rsbuild.rs" }
]`;
    const at = (line: number) => ({ file, line, column: 3 });
    expect(readMeta(text, file)).toEqual({
      problems: [],
      entries: [
        { type: 'file', name: 'index', label: null, tag: null, context: null, overviewHeaders: null, at: at(2) },
        {
          type: 'file',
          name: 'start',
          label: 'Start',
          tag: '<svg/>',
          context: 'x',
          overviewHeaders: [2, 3],
          at: at(3),
        },
        {
          type: 'dir',
          name: 'lib',
          label: 'Lib',
          collapsible: true,
          collapsed: true,
          tag: null,
          context: null,
          overviewHeaders: null,
          at: at(4),
        },
        { type: 'divider', dashed: false, at: at(5) },
        { type: 'divider', dashed: true, at: at(6) },
        { type: 'section-header', label: 'More', tag: null, at: at(7) },
        { type: 'custom-link', label: 'Rsbuild', link: 'https://rsbuild.rs', tag: null, context: null, at: at(8) },
      ],
    });
  });

  const wrong: [string, unknown, string[]][] = [
    ['an object', { a: 1 }, ['1:1 _meta.json is not an array']],
    ['a number', [3], ['1:2 _meta.json[0] is not a string or object']],
    ['blank text', [' '], ['1:2 _meta.json[0] cannot be empty']],
    [
      'no type',
      [{ name: 'a' }],
      [
        '1:2 _meta.json[0].type is required | One of file, dir, divider, section-header, custom-link, dir-section-header.',
      ],
    ],
    [
      'an unknown type',
      [{ type: 'page' }],
      ['1:10 _meta.json[0].type must be one of [file, dir, divider, section-header, custom-link, dir-section-header]'],
    ],
    [
      'a mistyped kind',
      [{ type: 'fiel', name: 'a' }],
      [
        '1:10 _meta.json[0].type must be one of [file, dir, divider, section-header, custom-link, dir-section-header] | Did you mean "file"?',
      ],
    ],
    [
      'a part of a kind',
      [{ type: 'header', label: 'a' }],
      [
        '1:10 _meta.json[0].type must be one of [file, dir, divider, section-header, custom-link, dir-section-header] | Did you mean "section-header"?',
      ],
    ],
    ['no name', [{ type: 'file' }], ['1:2 _meta.json[0].name is required']],
    [
      'a mistyped key',
      [{ type: 'dir', name: 'a', colapsed: true }],
      ['1:27 Unknown key "colapsed" in _meta.json | Did you mean "collapsed"?'],
    ],
    [
      'text for a flag',
      [{ type: 'dir', name: 'a', collapsed: 'yes' }],
      ['1:39 _meta.json[0].collapsed is not a boolean'],
    ],
    [
      'a tag with a script',
      [{ type: 'file', name: 'a', tag: '<svg><script>1</script></svg>' }],
      ['1:34 _meta.json[0].tag cannot have <script>.'],
    ],
    [
      'a tag that listens to events',
      [{ type: 'section-header', label: 'a', tag: '<svg onload="1"/>' }],
      ['1:45 _meta.json[0].tag cannot have the attribute "onload".'],
    ],
  ];
  for (const [title, value, expected] of wrong)
    test(`${title}`, () => expect(told(JSON.stringify(value))).toEqual(expected));

  test('valid entries are kept beside a wrong one', () => {
    expect(meta(['a', { type: 'file' }, 'b']).entries.map((entry) => 'name' in entry && entry.name)).toEqual([
      'a',
      'b',
    ]);
  });

  test('a byte order mark and CRLF', () => {
    const { entries, problems } = readMeta('\uFEFF[\r\n  "a",\r\n  "b"\r\n]\r\n', file);
    expect([entries.map(({ at }) => at.line), problems]).toEqual([[2, 3], []]);
  });
});

describe('broken JSON, at its place', () => {
  const cases: [string, string, string][] = [
    ['a comma at the end', '[\n  "a",\n]', '2:6 Broken JSON: A comma without anything after it.'],
    [
      'a comma at the end of an object',
      '[{ "type": "divider", }]',
      '1:21 Broken JSON: A comma without anything after it.',
    ],
    [
      'no comma',
      '[\n  { "type": "divider" }\n  { "type": "divider" }\n]',
      '3:3 Broken JSON: A comma or a colon is missing.',
    ],
    ['an open list', '[\n  "a"\n', '3:1 Broken JSON: A closing "]" is missing.'],
    ['an open object', '[\n  { "type": "divider"\n]', '3:1 Broken JSON: A closing "}" is missing.'],
    ['single quotes', "['a']", '1:2 Broken JSON: A text needs double quotes.'],
    ['no quotes', '[a]', '1:2 Broken JSON: A text needs double quotes.'],
    ['a key without quotes', '[{ type: "divider" }]', '1:4 Broken JSON: A key needs double quotes.'],
    ['a comment', '[\n  # pages\n  "a"\n]', '2:1 Broken JSON: JSON has no comments.'],
    ['YAML', '- a\n- b\n', '1:3 Broken JSON: A text needs double quotes.'],
    ['nothing', '', '1:1 Broken JSON: The file is empty.'],
  ];
  for (const [title, text, expected] of cases) test(title, () => expect(told(text)).toEqual([expected]));
});

describe('_nav.json', () => {
  const nav = '/docs/en/_nav.json';

  test('entries, complete and placed', () => {
    const text =
      '[\n  { "text": "Guide", "link": "/guide/", "activeMatch": "/guide/", "position": "left" },\n  { "text": "More", "items": [\n    { "text": "Blog", "link": "/blog/", "tag": "/new.svg" }\n  ] }\n]';
    const rest = { tag: null, activeMatch: null, position: 'right' as const };
    const blog = {
      ...rest,
      text: 'Blog',
      link: '/blog/',
      tag: '/new.svg',
      items: [],
      at: { file: nav, line: 4, column: 5 },
    };
    expect(readNav(text, nav)).toEqual({
      problems: [],
      items: [
        {
          text: 'Guide',
          link: '/guide/',
          items: [],
          tag: null,
          activeMatch: '/guide/',
          position: 'left',
          at: { file: nav, line: 2, column: 3 },
        },
        { ...rest, text: 'More', link: null, items: [blog], at: { file: nav, line: 3, column: 3 } },
      ],
    });
  });

  test('a wrong entry is reported and left out', () => {
    const { items, problems } = readNav('[{ "txt": "a" }, { "text": "b", "position": "top" }, { "text": "c" }]', nav);
    expect(items.map(({ text }) => text)).toEqual(['c']);
    expect(problems.map(({ message }) => message)).toEqual([
      '_nav.json[0].text is required',
      'Unknown key "txt" in _nav.json',
      '_nav.json[1].position must be one of [left, right]',
    ]);
  });

  test('broken JSON', () => {
    expect(readNav('[', nav)).toMatchObject({
      items: [],
      problems: [{ message: 'Broken JSON: A closing "]" is missing.' }],
    });
  });
});
