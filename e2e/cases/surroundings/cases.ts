/** Surroundings that a build may meet, as data: `surroundings.spec.ts` tries them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canMount, mount } from '../../harness/small-disk';

const isRoot = process.getuid?.() === 0;
const otherUser = 65_534;

export interface Case {
  family: 'surroundings of a build';
  what: string;
  /** Makes the surroundings; returns how they are undone. */
  arrange: (folder: string) => () => void;
  /** What the build says when it fails; null: it does not fail. */
  says: RegExp | null;
  as?: number;
  /** Beside `build`. */
  args?: string[];
  env?: Record<string, string>;
  /** Whether it cannot be had here. */
  unless?: () => boolean;
  /** The output is part of what is arranged. */
  hasOutput?: false;
}

const remove = (path: string) => () => rmSync(path, { recursive: true, force: true });

/** @param top what is removed again */
const write = (path: string, text: string, top = path) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return remove(top);
};

const pipe = (path: string) => {
  execFileSync('mkfifo', [path]);
  return remove(path);
};

/** A socket that no one listens on any more. */
const socket = (path: string) => {
  const listen = `require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', listen, path]);
  return remove(path);
};

const link = (path: string, to: string) => {
  symlinkSync(to, path);
  return remove(path);
};

/** `café` in Latin-1: not UTF-8. */
const writeLatin = (folder: string, ending: string) => {
  const path = Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from(ending)]);
  writeFileSync(path, '# Latin\n');
  return () => rmSync(path);
};

/** 20,000 × 20,000 px in a hundred bytes. */
const hugeImage = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200004e2000004e2001000000000f8c1e5b0000000049454e44ae426082',
  'hex',
);

const writeImages = (folder: string) => {
  const images = { 'huge.png': hugeImage, 'cut.png': hugeImage.subarray(0, 18), 'empty.png': '', 'text.jpg': '<html>' };
  mkdirSync(join(folder, 'docs/images'));
  for (const [name, bytes] of Object.entries(images)) writeFileSync(join(folder, 'docs/images', name), bytes);
  const lines = Object.keys(images).map((name) => `![An image](./${name})\n`);
  return write(join(folder, 'docs/images/index.md'), `# Images\n\n${lines.join('\n')}`, join(folder, 'docs/images'));
};

const chownAll = (folder: string, user: number) => {
  execFileSync('chown', ['-R', `${user}:${user}`, folder]);
  return () => {};
};

const listed: Omit<Case, 'family'>[] = [
  {
    what: 'a dangling link in public',
    says: null,
    arrange: (folder) => {
      symlinkSync('nowhere', join(folder, 'public/dangling'));
      return remove(join(folder, 'public/dangling'));
    },
  },
  {
    what: 'a dangling link among the pages',
    says: null,
    arrange: (folder) => {
      symlinkSync('nowhere.md', join(folder, 'docs/dangling.md'));
      return remove(join(folder, 'docs/dangling.md'));
    },
  },
  { what: 'a named pipe in public', says: null, arrange: (folder) => pipe(join(folder, 'public/pipe')) },
  { what: 'a named pipe among the pages', says: null, arrange: (folder) => pipe(join(folder, 'docs/pipe.md')) },
  {
    what: 'a folder named like a page',
    says: null,
    arrange: (folder) => {
      mkdirSync(join(folder, 'docs/folder.md'));
      return remove(join(folder, 'docs/folder.md'));
    },
  },
  {
    what: 'a public file in the place of a folder of pages',
    says: /public\/guide\b[\s\S]*folder/,
    arrange: (folder) => write(join(folder, 'public/guide'), 'x'),
  },
  {
    what: 'a public folder in the place of a page',
    says: /public\/guide\/start\.html\b[\s\S]*(page|file)/,
    arrange: (folder) => write(join(folder, 'public/guide/start.html/x.txt'), 'x'),
  },
  {
    what: 'a public file named like the folder of the code',
    says: /public\/static\b[\s\S]*folder/,
    arrange: (folder) => write(join(folder, 'public/static'), 'x'),
  },
  {
    what: 'an output folder that is a file',
    says: /dist[\s\S]*(file|folder)/,
    hasOutput: false,
    arrange: (folder) => {
      rmSync(join(folder, 'dist'), { recursive: true, force: true });
      return write(join(folder, 'dist'), 'mine');
    },
  },
  {
    what: 'an output folder that is a mount point',
    says: /dist[\s\S]*mount/,
    unless: () => !canMount(),
    hasOutput: false,
    arrange: (folder) => mount(join(folder, 'dist'), '10m'),
  },
  {
    what: 'an old output of another user',
    says: null,
    unless: () => !isRoot,
    as: otherUser,
    arrange: (folder) => {
      chownAll(folder, otherUser);
      chownAll(join(folder, 'dist'), 0);
      return () => chownAll(folder, otherUser);
    },
  },
  {
    what: 'a project that cannot be written',
    says: /(EACCES|permission)[\s\S]*permissions/,
    unless: () => !isRoot,
    as: otherUser,
    arrange: (folder) => chownAll(folder, 0),
  },
  {
    what: 'a page that cannot be read',
    says: /docs\/secret\.md[\s\S]*EACCES/,
    unless: () => !isRoot,
    as: otherUser,
    arrange: (folder) => {
      chownAll(folder, otherUser);
      const undo = write(join(folder, 'docs/secret.md'), '# Secret\n');
      chmodSync(join(folder, 'docs/secret.md'), 0o600);
      return undo;
    },
  },
  {
    what: 'a folder of pages that cannot be read',
    says: /docs\/secret[\s\S]*EACCES[\s\S]*permissions/,
    unless: () => !isRoot,
    as: otherUser,
    arrange: (folder) => {
      chownAll(folder, otherUser);
      const undo = write(join(folder, 'docs/secret/a.md'), '# Secret\n');
      chmodSync(join(folder, 'docs/secret'), 0o700);
      return () => {
        undo();
        rmSync(join(folder, 'docs/secret'), { recursive: true });
      };
    },
  },
  {
    what: 'a cache that cannot be written',
    says: null,
    unless: () => !isRoot,
    as: otherUser,
    arrange: (folder) => {
      chownAll(folder, otherUser);
      rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
      mkdirSync(join(folder, 'node_modules'));
      chownSync(join(folder, 'node_modules'), 0, 0);
      return () => chownAll(folder, otherUser);
    },
  },
  {
    what: 'a full disk under the cache',
    says: /full|ENOSPC|space/,
    unless: () => !canMount(),
    arrange: (folder) => {
      rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
      return mount(join(folder, 'node_modules/.cache/folia'), '40k');
    },
  },
  { what: 'a socket in public', says: null, arrange: (folder) => socket(join(folder, 'public/socket')) },
  { what: 'a socket among the pages', says: null, arrange: (folder) => socket(join(folder, 'docs/socket.md')) },
  { what: 'a link to itself in public', says: null, arrange: (folder) => link(join(folder, 'public/loop'), 'loop') },
  {
    what: 'a link to itself among the pages',
    says: null,
    arrange: (folder) => link(join(folder, 'docs/loop.md'), 'loop.md'),
  },
  {
    what: 'a link to the folder it is in, in public',
    says: null,
    arrange: (folder) => link(join(folder, 'public/same'), '.'),
  },
  {
    what: 'a link to the project among the pages',
    says: null,
    arrange: (folder) => link(join(folder, 'docs/up'), '..'),
  },
  {
    what: 'a link in public to the folder of the project',
    says: /public\/up is outside of the project/,
    arrange: (folder) => link(join(folder, 'public/up'), '../..'),
  },
  {
    what: 'a name in another encoding in public',
    says: /public\/caf.*\.txt[\s\S]*not UTF-8/,
    unless: () => process.platform !== 'linux',
    arrange: (folder) => writeLatin(join(folder, 'public'), '.txt'),
  },
  {
    what: 'a name in another encoding among the pages',
    says: /docs\/caf.*\.md[\s\S]*not UTF-8/,
    unless: () => process.platform !== 'linux',
    arrange: (folder) => writeLatin(join(folder, 'docs'), '.md'),
  },
  { what: 'images that are huge, cut off, empty or none', says: null, arrange: writeImages },
  { what: 'a heap of 200 MB', says: null, env: { NODE_OPTIONS: '--max-old-space-size=200' }, arrange: () => () => {} },
  { what: 'no language of the system', says: null, env: { LANG: 'C', LC_ALL: 'C' }, arrange: () => () => {} },
  {
    what: 'an empty lock that a full disk has left',
    says: null,
    arrange: (folder) => {
      const undo = write(join(folder, '.dist.folia-lock'), '');
      utimesSync(join(folder, '.dist.folia-lock'), 1, 1);
      return undo;
    },
  },
  {
    what: 'a read-only file system',
    says: /read-only/,
    unless: () => !canMount(),
    arrange: (folder) => {
      execFileSync('mount', ['--bind', folder, folder]);
      execFileSync('mount', ['-o', 'remount,bind,ro', folder]);
      return () => void execFileSync('umount', ['-l', folder]);
    },
  },
  {
    what: 'a full disk under the output',
    says: /disk is full/,
    unless: () => !canMount(),
    args: ['--out', 'small/dist'],
    arrange: (folder) => mount(join(folder, 'small'), '200k'),
  },
  ...[200, 800, 1_400].map((size) => ({
    what: `a disk under the cache that is full after ${size} kB`,
    says: /disk is full/,
    unless: () => !canMount(),
    arrange: (folder: string) => {
      rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
      return mount(join(folder, 'node_modules/.cache/folia'), `${size}k`);
    },
  })),
];

export const cases: readonly Case[] = listed.map((each) => ({ family: 'surroundings of a build', ...each }));
