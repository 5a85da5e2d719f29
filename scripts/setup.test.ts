import { describe, expect, test } from '@rstest/core';
import { firstDifference, versionProblem } from './setup.mjs';

describe('Node and npm', () => {
  test.each([
    ['20.20.2', '11.19.1', null],
    ['20.19.0', '10.0.0', null],
    ['22.12.0', '11.0.0', null],
    ['24.1.0', '11.0.0', null],
    ['20.18.1', '11.0.0', /Node 20\.18\.1 cannot run this project\. Install Node 20\.19/],
    ['21.7.0', '11.0.0', /Node 21\.7\.0/],
    ['22.11.0', '11.0.0', /Node 22\.11\.0/],
    ['18.20.0', '11.0.0', /Node 18\.20\.0/],
    ['20.20.2', '9.9.4', /npm 9\.9\.4 is too old/],
  ])('Node %s with npm %s', (node, npm, expected) => {
    const problem = versionProblem(node, npm);
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toMatch(expected);
  });
});

describe('installed packages are compared with the lockfile', () => {
  const locked = {
    packages: {
      '': { version: '0.0.0' },
      website: { version: '0.0.0' },
      'node_modules/react': { version: '19.0.0' },
      'node_modules/binding-of-another-platform': { version: '1.0.0', optional: true },
    },
  };
  test.each([
    ['the same', { 'node_modules/react': { version: '19.0.0' } }, null],
    ['another version', { 'node_modules/react': { version: '18.0.0' } }, 'node_modules/react'],
    ['a missing package', {}, 'node_modules/react'],
  ])('%s', (_, packages, expected) => {
    expect(firstDifference(locked, { packages })).toBe(expected);
  });

  test('an optional package of another version has to be replaced', () => {
    const packages = {
      'node_modules/react': { version: '19.0.0' },
      'node_modules/binding-of-another-platform': { version: '0.9.0' },
    };
    expect(firstDifference(locked, { packages })).toBe('node_modules/binding-of-another-platform');
  });
});
