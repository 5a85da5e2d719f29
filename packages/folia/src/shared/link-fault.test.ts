import { expect, test } from '@rstest/core';
import { getLinkFault } from './link-fault';

const mail = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
const web = (length: number) => 'https://example.org/'.padEnd(length, 'a');

test.each([
  ['a page', '/guide/start/', null],
  ['RZ-05 CN-25 2048 characters', web(2048), null],
  ['RZ-05 CN-25 2049 characters', web(2049), { kind: 'too-long', max: 2048 }],
  ['RZ-05 a long path of the site', `/${'a'.repeat(2048)}`, { kind: 'too-long', max: 2048 }],
  ['RZ-04 an address', 'mailto:someone@example.org?subject=Hello', null],
  ['RZ-04 several', 'mailto:a@example.org,b@example.org', null],
  ['RZ-04 nobody yet', 'mailto:?subject=Read%20this', null],
  ['RZ-04 encoded', 'mailto:a%2Bb@example.org', null],
  ['RZ-04 no host', 'mailto:someone@example', { kind: 'email', email: 'someone@example' }],
  ['RZ-04 the second is wrong', 'MAILTO:a@example.org,b', { kind: 'email', email: 'b' }],
  ['RZ-04 CN-24 320 characters', `mailto:${mail(320)}`, null],
  ['RZ-04 CN-24 321 characters', `mailto:${mail(321)}`, { kind: 'email-too-long', email: mail(321), max: 320 }],
])('%s', (_title, link, expected) => {
  expect(getLinkFault(link)).toEqual(expected);
});
