import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { sectionOutline } from './fixtures/outline';
import { customLink, dir, dirHeader, divider, file, header, type SampleSite, sampleSite } from './fixtures/sample';

const lines = (site: SampleSite, section = 'guide') => sectionOutline(sampleSite(site), section);

const pages = {
  'en/guide/start/index': 'Introduction',
  'en/guide/start/quick-start': 'Quick Start',
  'en/guide/lib': 'Lib title',
  'en/guide/lib/dts': 'lib.dts',
  'en/guide/untitled': '',
  'en/guide/node.js': 'Node',
};

describe('where trees come from', requirement('SB-23'), () => {
  describe('_meta.json', () => {
    test('five kinds of entries', () => {
      const metas = {
        'en/guide': [
          header('First'),
          dir('start', { label: 'Getting Started' }),
          divider(true),
          file('untitled'),
          divider(false),
          customLink('Chinese', '/zh/'),
          customLink('Outside', 'https://x.dev'),
        ],
        'en/guide/start': [file('quick-start'), file('index', { label: 'Read *this*' })],
      };
      expect(lines({ pages: { ...pages, 'zh/index': '' }, metas })).toEqual([
        '# First',
        'Getting Started/',
        '  Quick Start → /guide/start/quick-start',
        '  Read *this* → /guide/start/',
        '- -',
        'untitled → /guide/untitled',
        '---',
        'Chinese ⇒ /zh/',
        'Outside ⇒ https://x.dev',
      ]);
    });

    test('a folder as a bold line: its pages follow at the same level', () => {
      const metas = {
        'en/guide': [dirHeader('start', 'Begin'), file('untitled')],
        'en/guide/start': [file('quick-start')],
      };
      expect(lines({ pages, metas })).toEqual([
        '# Begin',
        'Quick Start → /guide/start/quick-start',
        'untitled → /guide/untitled',
      ]);
    });

    test('names with an extension, a path or a dot; a plain name of a folder', () => {
      const metas = { 'en/guide': [file('lib/dts.mdx'), file('node.js'), file('./untitled.md'), file('start')] };
      expect(lines({ pages, metas })).toEqual([
        'lib.dts → /guide/lib/dts',
        'Node → /guide/node.js',
        'untitled → /guide/untitled',
        'Introduction/ → /guide/start/',
        '  Quick Start → /guide/start/quick-start',
      ]);
    });

    test.each([
      ['a page', file('quik-start'), '"quik-start" in _meta.json matches no page.', 'Did you mean "quick-start"?'],
      [
        'a page that is like nothing',
        file('zzz'),
        '"zzz" in _meta.json matches no page.',
        'Add the page or remove the entry.',
      ],
      ['a folder', dir('depp'), '"depp" in _meta.json matches no folder.', 'Did you mean "deep"?'],
    ])('a missing file: %s', (_title, entry, message, hint) => {
      const site = sampleSite({
        pages: { 'en/guide/quick-start': '', 'en/guide/deep/a': '' },
        metas: { 'en/guide': [entry, file('quick-start')] },
      });
      const at = { file: '/docs/_meta.json', line: 3, column: 3 };
      expect(site.problems).toEqual([{ level: 'warning', message, hint, at, frame: null }]);
      expect(sectionOutline(site, 'guide')).toEqual(['quick-start → /guide/quick-start']);
    });

    test('a dead custom link', () => {
      const metas = { 'en/guide': [customLink('Gone', '/gone'), customLink('File', '/files/readme')] };
      const { problems } = sampleSite({ pages, metas, publicFiles: ['/files/readme'] });
      expect(problems.map(({ level, message }) => [level, message])).toEqual([
        ['error', 'Dead link: "/gone" leads to no page.'],
      ]);
    });
  });

  test('without _meta.json the folder listing, a page named like a folder makes it a link', () => {
    const many = {
      ...pages,
      'en/guide/index': 'Guide',
      'en/guide/10': '',
      'en/guide/9': '',
      'en/guide/only/index': 'Only',
    };
    expect(lines({ pages: many })).toEqual([
      'Guide → /guide/',
      '9 → /guide/9',
      '10 → /guide/10',
      'Lib title/ → /guide/lib',
      '  lib.dts → /guide/lib/dts',
      'Node → /guide/node.js',
      'Only → /guide/only/',
      'Introduction/ → /guide/start/',
      '  Quick Start → /guide/start/quick-start',
      'untitled → /guide/untitled',
    ]);
  });
});

test('a group is a link when it is written in _meta.json, too', () => {
  expect(lines({ pages, metas: { 'en/guide': [dir('lib', { label: 'Lib' })] } })).toEqual([
    'Lib/ → /guide/lib',
    '  lib.dts → /guide/lib/dts',
  ]);
});

test('an index that _meta.json leaves out is not added as a link', () => {
  const metas = { 'en/guide/start': [file('quick-start')], 'en/guide': [dir('start')] };
  expect(lines({ pages, metas })).toEqual(['start/', '  Quick Start → /guide/start/quick-start']);
});

test('fields of an entry are passed on', requirement('SB-18'), () => {
  const state = { collapsed: true, collapsible: false };
  const metas = {
    'en/guide': [
      dir('lib', { label: 'Library', ...state, tag: '<svg/>', context: 'new', overviewHeaders: [2, 3] }),
      file('untitled', { label: 'A page', tag: '/a.png', context: 'old' }),
      customLink('Outside', 'https://x.dev'),
    ],
  };
  const section = sampleSite({ pages, metas }).navs.get('en')?.sections[0];
  const inner = { kind: 'page', id: 'guide/lib/dts', label: 'lib.dts', href: '/guide/lib/dts' };
  expect(section?.data.sidebar).toMatchObject([
    {
      ...{ kind: 'group', id: 'guide/lib', label: 'Library', href: '/guide/lib', children: [inner] },
      ...{ ...state, tag: '<svg/>', context: 'new' },
    },
    { kind: 'page', id: 'guide/untitled', label: 'A page', href: '/guide/untitled', tag: '/a.png', context: 'old' },
    { kind: 'link', label: 'Outside', href: 'https://x.dev' },
  ]);
  expect([...(section?.overviewHeaders.values() ?? [])]).toEqual([[2, 3]]);
});

test('three levels', () => {
  expect(lines({ pages: { 'en/guide/a/b/c': '', 'en/guide/a/b/d': '' } })).toEqual([
    'a/',
    '  b/',
    '    c → /guide/a/b/c',
    '    d → /guide/a/b/d',
  ]);
});
