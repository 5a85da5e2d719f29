import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

const config = `export default {
  pluginTimeout: 300,
  plugins: [
    { name: 'wrong', pagez: [] },
    { name: 'stuck', pages: () => new Promise(() => {}) },
    {
      name: 'broken',
      pages() {
        throw new Error('no data');
      },
    },
    { name: 'twice', pages: () => [{ path: '/', content: '# Home' }, { path: '/fine', content: '[dead](/nowhere)' }] },
  ],
};
`;

test('faults of plugins are named, and all pages are checked', { tag: '@build-only' }, async ({ fixtureDir }) => {
  const folder = fixtureDir.write('faults', {
    'folia.config.ts': config,
    'docs/index.md': '# Home\n\n[dead](/gone)\n',
  });
  const { code, output } = await runFolia(folder, ['build']);
  expect(code).toBe(1);
  expect(output).toMatch(
    /folia\.config\.ts:4:\d+\s+Unknown key "pagez" in the plugin "wrong"\.[\s\S]*?Did you mean "pages"\?/,
  );
  expect(output).toContain('pages() of the plugin "stuck" has not finished within 300 ms.');
  expect(output).toMatch(/folia\.config\.ts:9\s+pages\(\) of the plugin "broken" failed: no data/);
  expect(output).toContain('pages() of the plugin "twice": the page / exists already: index.md.');
  expect(output).toMatch(/docs\/index\.md:3:\d+\s+Dead link: "\/gone"/);
  expect(output).toMatch(/fine\.md:1:\d+\s+Dead link: "\/nowhere"/);
});

test('a field that does not match the schema is reported with its place', { tag: ['@build-only', '@all'] }, async ({
  fixtureDir,
}) => {
  const folder = fixtureDir.write('fields', {
    'folia.config.ts': `const validate = ({ level }) =>
  typeof level === 'number' ? { value: { level } } : { issues: [{ message: 'expected a number', path: ['level'] }] };
export default { frontmatter: { '~standard': { version: 1, vendor: 'site', validate } } };
`,
    'docs/index.md': '---\ntitle: Home\nlevel: high\n---\n\n[dead](/gone)\n',
  });
  const { code, output } = await runFolia(folder, ['build']);
  expect(code).toBe(1);
  expect(output).toMatch(/docs\/index\.md:3:8\s+level: expected a number/);
  expect(output).toContain('Dead link: "/gone"');
});
