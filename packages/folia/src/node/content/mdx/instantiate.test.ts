import { expect, test } from '@rstest/core';
import { instantiate } from './instantiate';

const page = (imported: string, key = 'npm:tags') => ({
  path: '/docs/page.mdx',
  code: 'const { a } = arguments[0]; return { default: () => a };',
  frontmatter: {},
  uses: [
    {
      target: { kind: 'module' as const, key },
      bindings: [{ key: 'a', imported }],
      reexports: [],
      at: { file: '/docs/page.mdx', line: 3, column: 1 },
    },
  ],
});
const runtime = { jsxRuntime: {} as never, resolveModule: () => ({ Tag: 'a tag' }) };

test('a missing export is reported with those that exist', () => {
  const run = () => instantiate(page('Tog'), runtime);
  expect(run).toThrow('"tags" does not export "Tog".');
  expect(run).toThrow(
    expect.objectContaining({
      problem: expect.objectContaining({
        at: { file: '/docs/page.mdx', line: 3, column: 1 },
        hint: 'Did you mean "Tag"?',
      }),
    }),
  );
  expect(() => instantiate(page('Tag'), runtime)).not.toThrow();
});

test('an export of Rspress without an equivalent is reported with what to use instead', () => {
  const getHint = (name: string) => {
    try {
      instantiate(page(name, 'npm:@rspress/core/runtime'), runtime);
      return null;
    } catch (error) {
      return (error as { problem: { hint: string } }).problem.hint;
    }
  };
  expect(getHint('Head')).toBe('Write `head` in the frontmatter or in the configuration.');
  expect(getHint('Zzzzzz')).toBe('Folia has no equal of it: write it as a component of the site, or remove it.');
});
