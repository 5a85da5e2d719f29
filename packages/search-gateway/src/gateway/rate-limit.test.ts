import { expect, test } from '@rstest/core';
import { createRateLimit } from './rate-limit';

function limitAt(addresses = 100) {
  const clock = { now: 0 };
  return { clock, allow: createRateLimit({ burst: 3, perSecond: 2, addresses, now: () => clock.now }) };
}

test('a burst, then a number of requests per second', () => {
  const { clock, allow } = limitAt();
  expect([1, 2, 3, 4].map(() => allow('10.0.0.1'))).toEqual([true, true, true, false]);
  clock.now = 499;
  expect(allow('10.0.0.1')).toBe(false);
  clock.now = 500;
  expect(allow('10.0.0.1')).toBe(true);
  clock.now = 60_000;
  expect([1, 2, 3, 4].map(() => allow('10.0.0.1'))).toEqual([true, true, true, false]);
});

const same: [one: string, other: string, same: boolean][] = [
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['10.0.0.1', '10.0.0.1:5000', true],
  ['10.0.0.1', '::ffff:0a00:1', true],
  ['10.0.0.1', '0:0:0:0:0:FFFF:10.0.0.1', true],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]:443', true],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:1', true],
  ['2001:db8:0:2::1', '2001:db8::2:0:0:0:1', true],
  ['64:ff9b::10.0.0.1', '64:ff9b::a00:1', true],
];
for (const [one, other, shared] of same)
  test(`${one} and ${other} ${shared ? 'share a limit' : 'have limits of their own'}`, () => {
    const { allow } = limitAt();
    for (let times = 0; times < 3; times++) allow(one);
    expect(allow(other)).toBe(!shared);
  });

test('only a limited number of addresses is kept', () => {
  const { allow } = limitAt(10);
  for (let times = 0; times < 4; times++) allow('first');
  expect(allow('first')).toBe(false);
  for (let number = 0; number < 10; number++) allow(`other ${number}`);
  expect(allow('first')).toBe(true);
});
