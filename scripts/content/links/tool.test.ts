import { expect, test } from '@rstest/core';
import { writePage } from '../page/write-page';
import { linksIn, toolLinkFigures, toolLinkFindings } from './tool';

test('addresses in a text', () => {
  const text =
    '@see {@link https://rslib.rs/config/lib/id} for more. See https://rslib.rs/guide/start#a__b.\nhttps://rspack.rs';
  expect(linksIn(text)).toEqual(['https://rslib.rs/config/lib/id', 'https://rslib.rs/guide/start#a__b']);
});

const pages = [
  writePage('# A\n\n## One\n\n## Two \\{#two #former\\}', { id: 'guide/a' }),
  writePage('# Home', { id: 'index' }),
  writePage('# 甲', { id: 'guide/only', locale: 'zh' }),
];
const redirects = new Map([['/guide/old', '/guide/a']]);

const at = 'types.d.ts';
const noHeading = (hash: string) =>
  `en/guide/a.mdx https://rslib.rs/guide/a#${hash}, in ${at}, leads to no heading. Add an alias: {#id #${hash}}.`;
const noPage = (href: string) => `${at} ${href} leads to no page. Add a redirect to website/redirects.txt.`;

test.each([
  ['https://rslib.rs', []],
  ['https://rslib.rs/guide/a', []],
  ['https://rslib.rs/guide/a#one', []],
  ['https://rslib.rs/guide/a#two', []],
  ['https://rslib.rs/guide/a#former', []],
  ['https://rslib.rs/guide/old#former', []],
  ['https://rslib.rs/guide/a#three', [noHeading('three')]],
  ['https://rslib.rs/guide/b', [noPage('https://rslib.rs/guide/b')]],
  ['https://rslib.rs/guide/only', [noPage('https://rslib.rs/guide/only')]],
])('%s', (href, expected) =>
  expect(toolLinkFindings(pages, [{ href, at }], redirects).map((each) => `${each.at} ${each.problem}`)).toEqual(
    expected,
  ),
);

test('addresses are counted once in each package', () => {
  const [one, other] = ['node_modules/@a/b/x.d.ts', 'node_modules/c/x.js'];
  const links = [
    { href: 'https://rslib.rs/guide/a#one', at: one },
    { href: 'https://rslib.rs/guide/a#one', at: one },
    { href: 'https://rslib.rs/guide/b', at: one },
    { href: 'https://rslib.rs/guide/old', at: other },
  ];
  expect(toolLinkFigures(pages, links, redirects)).toEqual([
    '1 of 2 addresses in @a/b lead to a page and a heading',
    '1 of 1 addresses in c lead to a page and a heading',
  ]);
});

test('the tool contains addresses', () => {
  expect(toolLinkFindings(pages, [], redirects).map(({ problem }) => problem)).toEqual([
    'No package of the tool names an address.',
  ]);
});
