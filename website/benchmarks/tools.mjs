/** The tools that are compared, and how each of them is started: commands of one tool run one after the other, as in a build script. */

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} folder Below `tools`.
 * @property {string} package The one that has the command.
 * @property {string[][]} builds Arguments of each command.
 */

/** @type {Tool[]} */
export const tools = [
  { name: 'Rslib', folder: 'rslib', package: '@rslib/core', builds: [['build']] },
  { name: 'Rslib', folder: 'rslib-typescript5', package: '@rslib/core', builds: [['build']] },
  { name: 'tsup', folder: 'tsup', package: 'tsup', builds: [[]] },
  { name: 'unbuild', folder: 'unbuild', package: 'unbuild', builds: [[]] },
  { name: 'Vite', folder: 'vite', package: 'vite', builds: [['build']] },
  {
    name: 'tsc',
    folder: 'tsc',
    package: 'typescript',
    builds: [
      ['-p', 'tsconfig.esm.json'],
      ['-p', 'tsconfig.cjs.json'],
    ],
  },
];
