import { expect, test } from '@rstest/core';
import { createAnnouncer } from './announcer';

test('the same words twice are read twice', () => {
  const announcer = createAnnouncer();
  const seen: string[] = [];
  announcer.subscribe(() => seen.push(announcer.get()));
  announcer.say('Copied');
  announcer.say('Copied');
  announcer.say('Copied');
  expect(new Set([seen[0], seen[1]]).size).toBe(2);
  expect(new Set([seen[1], seen[2]]).size).toBe(2);
});
