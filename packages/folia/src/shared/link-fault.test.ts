import { expect, test } from '@rstest/core';
import { getLinkFault } from './link-fault';

const mail = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
const web = (length: number) => 'https://example.org/'.padEnd(length, 'a');

test.each([
  ['a page', '/guide/start/', null],
  ['2048 characters', web(2048), null],
  ['2049 characters', web(2049), { kind: 'too-long', max: 2048 }],
  ['a long path of the site', `/${'a'.repeat(2048)}`, { kind: 'too-long', max: 2048 }],
])('URL: %s', (_title, link, expected) => {
  expect(getLinkFault(link)).toEqual(expected);
});

test.each([
  ['an address', 'mailto:someone@example.org?subject=Hello', null],
  ['several', 'mailto:a@example.org,b@example.org', null],
  ['nobody yet', 'mailto:?subject=Read%20this', null],
  ['encoded', 'mailto:a%2Bb@example.org', null],
  ['no host', 'mailto:someone@example', { kind: 'email', email: 'someone@example' }],
  ['the second is wrong', 'MAILTO:a@example.org,b', { kind: 'email', email: 'b' }],
  ['320 characters', `mailto:${mail(320)}`, null],
  ['321 characters', `mailto:${mail(321)}`, { kind: 'email-too-long', email: mail(321), max: 320 }],
])('e-mail: %s', (_title, link, expected) => {
  expect(getLinkFault(link)).toEqual(expected);
});

test.each([
  ['javascript:alert(1)', 'javascript'],
  ['  JaVaScRiPt:alert(1)', 'javascript'],
  ['java\tscr\nipt:alert(1)', 'javascript'],
  ['\u0001javascript:alert(1)', 'javascript'],
  ['java\u200bscript:alert(1)', 'javascript'],
  ['&#106;avascript&colon;alert(1)', 'javascript'],
  ['java&Tab;script:alert(1)', 'javascript'],
  ['javascript%3Aalert(1)', 'javascript'],
  ['vbscript:msgbox', 'vbscript'],
  ['data:text/html,<script>alert(1)</script>', 'data'],
  ['blob:https://example.org/1', 'blob'],
])('a link that runs code: %j', (link, scheme) => {
  expect(getLinkFault(link)).toEqual({ kind: 'script', scheme });
});

test.each([
  '/guide/javascript:',
  './data',
  'https://example.org/?q=javascript:x',
  'javascript/guide',
  'vscode://file/a',
])('a link like any other: %s', (link) => expect(getLinkFault(link)).toBeNull());
