import { expect, test } from '@rstest/core';
import { createProblem } from './errors';
import { createLog } from './log';
import { errorAddress, findCode, problemMessages } from './problem-codes';

test.each([
  ['Dead link: "/x" leads to no page.', 'dead-link'],
  ['Dead anchor: "/x#y" names "#y", which is not on /x.', 'dead-anchor'],
  ['Unknown key "tittle" in folia.config.ts', 'unknown-option'],
  ['Unknown key "page" in the plugin "members".', 'plugin-option'],
  ['There is no folia.config.ts in /site.', 'no-config'],
  ['pages() of the plugin "a" failed: no network', 'hook-failed'],
  ['theme.locales[0].lang is required', 'required-value'],
  ['search.index.resolution must be between 1 and 9', 'wrong-size'],
  ['hydrate must be one of [idle, intent, prefetch]', 'wrong-value'],
  // values may read like a message
  ['Dead link: "is not a string" leads to no page.', 'dead-link'],
  ['Module not found', null],
  ['', null],
])('%s', (message, code) => {
  expect(findCode(message)).toBe(code);
});

test('every message has the code it is listed under', () => {
  for (const [code, messages] of Object.entries(problemMessages))
    for (const message of messages) expect(findCode(message), message).toBe(code);
});

test('a message of any length is looked up in linear time', () => {
  const message = `Dead anchor: "${'" names "#'.repeat(100_000)}`;
  const began = performance.now();
  expect(findCode(message)).toBeNull();
  expect(performance.now() - began).toBeLessThan(1000);
});

test('the log shows the code of a message, and the address only once', () => {
  const written: string[] = [];
  const stream = { write: (text: string) => void written.push(text) };
  const log = createLog({ stream, tty: false, ci: true, cwd: '/site' });
  for (const link of ['/x', '/y'])
    log.problem(createProblem(`Dead link: "${link}" leads to no page.`, { hint: 'Fix.' }));
  expect(written.join('')).toBe(
    `error\n  Dead link: "/x" leads to no page.\n  Fix.\n  ${errorAddress('dead-link')}\n` +
      'error\n  Dead link: "/y" leads to no page.\n  Fix.\n  #dead-link\n',
  );
});
