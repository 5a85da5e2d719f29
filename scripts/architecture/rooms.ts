import type { Import } from './imports';

/** The rooms and their allowed imports: the table of CONTRIBUTING.md, in a form that can be checked. */
interface Room {
  name: string;
  /** Path prefix, or a pattern for rooms that are single files. */
  holds: RegExp;
  /** Other rooms it may import; itself is always allowed. */
  knows: string[];
  /** Rooms of which it may import types only. */
  knowsTypesOf?: string[];
  /** Packages it may import; absent means any that no other rule forbids. */
  packages?: RegExp;
}

const src = '^packages/folia/src/';
const inside = (folder: string) => new RegExp(`${src}${folder}/`);
const web = /^(react|react-dom)(\/|$)/;

/** Rooms that jobs and commands combine. */
const layers = [
  'shared',
  ...['support', 'cache', 'config', 'content', 'site', 'search', 'outputs'].map((name) => `node/${name}`),
];

/** In order: the first room that holds a file is its room. */
export const rooms: Room[] = [
  // The browser's part of the configuration has its types from the schema.
  { name: 'shared', holds: inside('shared'), knows: [], knowsTypesOf: ['node/config/schema'], packages: /^$/ },
  { name: 'node/support', holds: inside('node/support'), knows: ['shared'] },
  {
    name: 'node/config/schema',
    holds: inside('node/config/schema'),
    knows: ['shared', 'node/config'],
  },
  { name: 'node/cache', holds: inside('node/cache'), knows: ['shared', 'node/support'] },
  {
    name: 'node/config',
    holds: inside('node/config'),
    knows: ['shared', 'node/support', 'node/cache', 'node/config/schema'],
  },
  {
    name: 'node/content',
    holds: inside('node/content'),
    knows: ['shared', 'node/support', 'node/cache'],
    knowsTypesOf: ['node/config'],
  },
  { name: 'node/site', holds: inside('node/site'), knows: ['shared', 'node/support'], knowsTypesOf: ['node/config'] },
  { name: 'node/search', holds: inside('node/search'), knows: ['shared', 'node/support', 'node/site'] },
  {
    name: 'node/outputs',
    holds: inside('node/outputs'),
    knows: ['shared', 'node/support', 'node/cache', 'node/site', 'node/search'],
    knowsTypesOf: ['node/config', 'node/render'],
  },
  {
    // the jobs of threads, which combine the other layers
    name: 'node/render',
    holds: inside('node/render'),
    knows: layers,
  },
  {
    name: 'node/bundler',
    holds: inside('node/bundler'),
    knows: ['shared', 'node/support', 'node/cache'],
    knowsTypesOf: ['node/config'],
  },
  {
    name: 'node',
    holds: inside('node'),
    knows: [...layers, 'node/render', 'node/bundler'],
  },
  // The public API for themes, the only one that the default theme uses.
  { name: 'folia/client', holds: new RegExp(`${src}client/index\\.ts$`), knows: ['client', 'shared'], packages: web },
  // The dev client changes the page in place.
  { name: 'client', holds: inside('client'), knows: ['shared'], packages: /^(idiomorph$|(react|react-dom)(\/|$))/ },
  {
    name: 'tests of theme',
    holds: new RegExp(`${src}theme/.*\\.test\\.tsx?$`),
    knows: ['theme', 'client', 'folia/client', 'shared', 'node/bundler'],
  },
  { name: 'theme', holds: inside('theme'), knows: ['folia/client', 'shared'], packages: web },
  { name: 'cli', holds: inside('cli'), knows: ['node', 'node/config', 'node/config/schema', 'node/support', 'shared'] },
  { name: 'door', holds: new RegExp(`${src}index\\.ts$`), knows: ['node/config', 'shared'] },
  {
    name: 'search-gateway',
    holds: /^packages\/search-gateway\/src\//,
    knows: [],
    packages: /^(node:|folia\/node$)/,
  },
  {
    name: 'create-folia',
    holds: /^packages\/create-folia\/src\//,
    knows: [],
    packages: /^(node:|@clack\/prompts$)/,
  },
  { name: 'docs', holds: /^docs\//, knows: [] },
  { name: 'website', holds: /^website\//, knows: [] },
  { name: 'e2e', holds: /^e2e\//, knows: ['scripts'] },
  { name: 'bench', holds: /^bench\//, knows: ['scripts'] },
  {
    // made of the engine's own types, schemas and texts
    name: 'scripts/api-reference',
    holds: /^scripts\/api-reference\//,
    knows: ['cli', 'node/config', 'node/config/schema', 'node/support', 'theme'],
  },
  { name: 'scripts', holds: /^scripts\//, knows: [] },
];

export const roomOf = (path: string): Room | null => rooms.find(({ holds }) => holds.test(path)) ?? null;

/** Packages that belong to one room, whatever else that room may import. */
const ownedPackages: { packages: RegExp; owners: RegExp; because: string }[] = [
  {
    // plugins come from the site
    packages: /^@(rsbuild\/(?!plugin-sass$)|rspack\/)/,
    owners: inside('node/bundler'),
    because: 'only node/bundler knows the bundler',
  },
  {
    packages: /^react-dom\/(server|static)/,
    owners: new RegExp(`${src}client/server\\.tsx$`),
    because: 'only client/server.tsx renders on the server',
  },
  {
    packages: web,
    owners: new RegExp(`${src}(client/(.*\\.tsx|hooks\\.ts|.*/use-[^/]*\\.ts)|theme/.*)$|^(docs|website|e2e|bench)/`),
    because: 'React belongs to theme/, and in client/ to .tsx files, hooks.ts and use-*.ts',
  },
];

const doors = /^folia(\/(client|theme|node|package\.json))?$/;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Why a file may not import a package, or null. Tests may import any package. */
export function packageProblem(path: string, { from, kind }: Import): string | null {
  if (/^folia(\/|$)/.test(from)) {
    if (path.startsWith('packages/folia/')) return 'the engine does not import itself by name';
    if (!doors.test(from)) return 'a package is entered by its doors: folia, folia/client, folia/theme, folia/node';
  }
  // `imports` of the package itself: one name for two files, of which the platform chooses.
  if (isTest(path) || from.startsWith('#')) return null;
  const owned = ownedPackages.find(({ packages, owners }) => packages.test(from) && !owners.test(path));
  if (owned && kind !== 'type') return owned.because;
  const room = roomOf(path);
  if (room?.packages && !room.packages.test(from)) return `${room.name} may not import packages such as "${from}"`;
  return null;
}

/** Why a file of `room` may not import a file of another room, or null. */
export function roomProblem(room: Room, other: Room | null, kind: Import['kind']): string | null {
  if (!other) return `${room.name} may not import a file that belongs to no room`;
  if (other === room || room.knows.includes(other.name)) return null;
  if (!room.knowsTypesOf?.includes(other.name)) return `${room.name} may not import ${other.name}`;
  return kind === 'type' ? null : `${room.name} may know only the types of ${other.name}`;
}
