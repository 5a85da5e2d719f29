import { expect, test } from '@rstest/core';
import { instantiate } from './instantiate';

const page = (imported: string) => ({
  path: '/docs/page.mdx',
  code: 'const { a } = arguments[0]; return { default: () => a };',
  frontmatter: {},
  uses: [
    {
      target: { kind: 'module' as const, key: 'npm:tags' },
      bindings: [{ key: 'a', imported }],
      reexports: [],
      at: { file: '/docs/page.mdx', line: 3, column: 1 },
    },
  ],
});
const runtime = { jsxRuntime: {} as never, resolveModule: () => ({ Tag: 'a tag' }) };

test('what a module does not export is named, with what it does', () => {
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
