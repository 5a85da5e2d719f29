import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { startFolia } from '../../harness/folia';

const config = `import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export default {
  plugins: [
    {
      name: 'names',
      pages({ root, addWatchFile }) {
        addWatchFile('names.txt');
        const names = readFileSync(join(root, 'names.txt'), 'utf8').split(' ');
        return names.map((name) => ({ path: '/' + name, content: '# Page of ' + name }));
      },
    },
  ],
};
`;

test('pages follow the files that a plugin watches', { tag: '@build-only' }, async ({ fixtureDir }) => {
  const files = { 'folia.config.ts': config, 'names.txt': 'ada', 'docs/index.md': '# Home\n' };
  const folder = fixtureDir.write('watched', files);
  const server = await startFolia(folder, ['dev']);
  const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  try {
    expect([await status('ada'), await status('grace')]).toEqual([200, 404]);
    writeFileSync(join(folder, 'names.txt'), 'ada grace');
    await expect.poll(() => status('grace'), { timeout: 20_000 }).toBe(200);
  } finally {
    await server.stop();
  }
});
