import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Up to this many files are passed by name; for more, the log of the whole folder is faster. */
const fewFiles = 20;

/**
 * Time of the last commit of files (absolute paths below `folder`), in milliseconds: one git process for all of them, stopped as
 * soon as every file has been found. Absent are untracked files, and those older than the history of a shallow clone, whose first
 * commit seems to have changed them all.
 */
export function gitTimes(folder: string, files: Iterable<string>): Promise<Map<string, number>> {
  const wanted = new Set([...files].map((file) => resolve(file)));
  const times = new Map<string, number>();
  if (wanted.size === 0) return Promise.resolve(times);
  const paths = wanted.size > fewFiles ? ['.'] : [...wanted];
  // Newest commit first, NUL after every name and every time: `\x011700000000 HEAD\0\nguide/a.md\0b.md\0\x01…`
  const format = [
    '--format=%x01%ct %D',
    '--decorate-refs-exclude=*',
    '--name-only',
    '--no-renames',
    '--relative',
    '-z',
  ];
  const args = ['--literal-pathspecs', 'log', ...format, '--', ...paths];
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
  let time: number | null = null;
  return (piece) => {
    const tokens = (rest + piece).split('\0');
    rest = tokens.pop() ?? '';
    for (const token of tokens) {
      if (token.startsWith('\x01'))
        time = token.includes('grafted') ? null : Number.parseInt(token.slice(1), 10) * 1000;
      else if (time !== null) onFile(token.replace(/^\n/, ''), time);
    }
  };
}
