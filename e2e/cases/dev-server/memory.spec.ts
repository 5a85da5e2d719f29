import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { type Server, startFolia } from '../../harness/folia';

const box = (text: string) => `'use client';\nexport const Box = () => <p>${text}</p>;\n`;
const page = (text: string) =>
  `import { Box } from '../components/Box';\n\n# Home\n\n${text}\n\n<Box />\n\n\`\`\`ts\nconst a = '${text}';\n\`\`\`\n`;

/** In megabytes. */
const memoryOf = ({ pid }: Server) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('the dev server does not keep every bundle that it has rendered with', { tag: ['@dev-only', '@all'] }, async ({
  fixtureDir,
}) => {
  test.skip(!existsSync('/proc/self/status'), 'The memory of a process is read from /proc.');
  test.setTimeout(400_000);
  const folder = fixtureDir.write('memory', {
    'folia.config.ts': "export default { title: 'Memory' };",
    'components/Box.tsx': box('first'),
    'docs/index.mdx': page('first'),
  });
  const server = await startFolia(folder, ['dev']);
  const megabytes = () => memoryOf(server);
  const edit = async (turn: number) => {
    const mark = `edit number ${turn}.`;
    if (turn % 2 === 0) writeFileSync(join(folder, 'components/Box.tsx'), box(mark));
    else writeFileSync(join(folder, 'docs/index.mdx'), page(mark));
    await expect
      .poll(async () => (await fetch(server.url)).text(), { intervals: [20], timeout: 20_000 })
      .toContain(`<p>${mark}`);
  };
  for (let turn = 0; turn < 100; turn++) await edit(turn);
  const early = megabytes();
  for (let turn = 100; turn < 400; turn++) await edit(turn);
  // 150 bundles of 1.7 MB; the bundler itself grows by half a megabyte per edit
  expect(megabytes() - early).toBeLessThan(200);
  await server.stop();
});

/** Measured: 1.2 to 1.35. */
const growth = 1.6;

test('500 saves and 200 visits need little more memory than 100 saves', { tag: ['@dev-only', '@all'] }, async ({
  fixtureDir,
}) => {
  test.skip(!existsSync('/proc/self/status'), 'The memory of a process is read from /proc.');
  test.setTimeout(600_000);
  const names = Array.from({ length: 200 }, (_, at) => `page-${at}`);
  const folder = fixtureDir.write('flat', {
    'folia.config.ts': "export default { title: 'Flat' };",
    'docs/index.md': '# Home\n',
    ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, `# ${name}\n\n${'Some text. '.repeat(500)}\n`])),
  });
  const server = await startFolia(folder, ['dev']);
  const save = async (turn: number) => {
    const code = '```ts\nconst a = 1;\n```\n'.replace('1', String(turn));
    writeFileSync(join(folder, 'docs/index.md'), `# Home\n\nSaved ${turn}.\n\n${code}`);
    await expect
      .poll(async () => (await fetch(server.url)).text(), { intervals: [10], timeout: 20_000 })
      .toContain(`Saved ${turn}.`);
  };
  for (let turn = 0; turn < 100; turn++) await save(turn);
  const early = memoryOf(server);
  for (let turn = 100; turn < 500; turn++) await save(turn);
  for (const name of names) expect((await fetch(`${server.url}${name}`)).status).toBe(200);
  expect(memoryOf(server) / early).toBeLessThan(growth);
  await server.stop();
});
