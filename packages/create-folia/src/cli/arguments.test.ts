import { expect, test } from '@rstest/core';
import { parseArguments } from './arguments';

const given = (...args: string[]) => {
  const request = parseArguments(args);
  return request.kind === 'create' ? request.given : request.kind;
};

test('flags and the name are read', () => {
  expect(given()).toEqual({});
  expect(given('my-docs')).toEqual({ name: 'my-docs' });
  expect(given('.', '--languages=both')).toEqual({ name: '.', languages: 'both' });
  expect(given('--name', 'a', '--template', 'blog', '--languages', 'zh', '--package-manager', 'pnpm')).toEqual({
    name: 'a',
    template: 'blog',
    languages: 'zh',
    packageManager: 'pnpm',
  });
  expect(given('--help')).toBe('help');
  expect(given('-v')).toBe('version');
});

test.each([
  [['my docs'], 'cannot be the name of a package'],
  [['My-docs'], 'cannot be the name of a package'],
  [['../docs'], 'cannot be the name of a package'],
  [[''], 'A name is required.'],
  [['node_modules'], '"node_modules" is reserved'],
  [['folia'], '"folia" is reserved'],
  [['a'.repeat(101)], 'longer than 100 characters'],
  [['a', 'b'], 'Unexpected "b"'],
  [['a', '--name', 'b'], 'The name is given twice.'],
  [['--template', 'shop'], '--template cannot be "shop". Use docs, library, blog'],
  [['--languages', 'fr'], '--languages cannot be "fr". Use en, zh, both'],
  [['--package-manager', 'toString'], '--package-manager cannot be "toString"'],
  [['--tempalte', 'docs'], "Unknown option '--tempalte'"],
  [['--template'], "Option '--template <value>' argument missing"],
])('%j is refused', (args, message) => {
  const request = parseArguments(args);
  expect(request.kind === 'refused' && request.message).toContain(message);
});
