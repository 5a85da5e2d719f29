import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/**
 * Time of the last commit of files (absolute paths below `folder`), in milliseconds: one git process for all of them,
 * stopped as soon as every file has been met. Files that git does not know are absent from the map; without git or
 * outside of a repository it is empty.
 */
export function gitTimes(folder: string, files: Iterable<string>): Promise<Map<string, number>> {
  const wanted = new Set([...files].map((file) => resolve(file)));
  const times = new Map<string, number>();
  if (wanted.size === 0) return Promise.resolve(times);
  // Newest commit first, NUL after every name and every time: `\x011700000000\0\nguide/a.md\0b.md\0\x01…`
  const args = ['log', '--format=%x01%ct', '--name-only', '--no-renames', '--relative', '-z', '--', '.'];
  return new Promise((done) => {
    const git = spawn('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    const read = createReader((name, time) => {
      const file = join(folder, name);
      if (wanted.delete(file)) times.set(file, time);
      if (wanted.size === 0) git.kill();
    });
    git.stdout.setEncoding('utf8').on('data', read);
    git.on('error', () => done(times));
    git.on('close', () => done(times));
  });
}

/** Takes git's output in pieces of any size. */
function createReader(onFile: (name: string, time: number) => void): (piece: string) => void {
  let rest = '';
  let time = 0;
  return (piece) => {
    const tokens = (rest + piece).split('\0');
    rest = tokens.pop() ?? '';
    for (const token of tokens) {
      if (token.startsWith('\x01')) time = Number(token.slice(1)) * 1000;
      else onFile(token.replace(/^\n/, ''), time);
    }
  };
}
