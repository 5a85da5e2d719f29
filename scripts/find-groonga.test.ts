import { expect, test } from '@rstest/core';
import { findGroonga } from './find-groonga.mjs';

interface Setting {
  env?: Record<string, string>;
  programs?: string[];
  /** The result of each command; a missing command fails. */
  leaves?: Record<string, string[]>;
}

/** The result, the commands that were run, and the output. */
function findIn({ env = {}, programs = [], leaves = {} }: Setting) {
  const here = new Set(programs);
  const ran: string[] = [];
  const said: string[] = [];
  const found = findGroonga({
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (path) => here.has(path),
    downloadedPath: () => '',
    run(command, args) {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const worked = line in leaves && (line !== install || ran.length !== 1 || !(update in leaves));
      if (worked) for (const path of leaves[line] ?? []) here.add(path);
      return worked;
    },
    say: (line) => said.push(line),
  });
  return { found, ran, said };
}

const install = 'apt-get install -y --no-install-recommends groonga-bin';
const update = 'apt-get update';
const path = '/usr/bin/groonga';

test('the environment comes first, then the PATH; nothing is run', () => {
  const programs = ['/opt/groonga', path];
  expect(findIn({ env: { FOLIA_GROONGA: '/opt/groonga' }, programs })).toEqual({
    found: '/opt/groonga',
    ran: [],
    said: [],
  });
  expect(findIn({ programs })).toEqual({ found: path, ran: [], said: [] });
});

test('then the package manager, whose lists may be too old at first', () => {
  expect(findIn({ leaves: { [install]: [path] } })).toMatchObject({ found: path, ran: [install] });
  expect(findIn({ leaves: { [install]: [path], [update]: [] } })).toMatchObject({
    found: path,
    ran: [install, update, install],
  });
});

test('without it a line says what is left out', () => {
  const { found, said } = findIn({});
  expect(found).toBeNull();
  expect(said.at(-1)).toContain('is skipped');
});
