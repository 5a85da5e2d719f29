import { execFileSync } from 'node:child_process';

/** When the pages of the site were committed. */
export const committed = '2024-10-25T23:30:00Z';

/** Makes the copy of the site a git checkout. */
export default function prepare(folder: string): void {
  const who = { NAME: 'Ada', EMAIL: 'ada@example.com', DATE: committed };
  const env = Object.fromEntries(
    Object.entries(who).flatMap(([key, value]) => ['AUTHOR', 'COMMITTER'].map((role) => [`GIT_${role}_${key}`, value])),
  );
  const git = (...args: string[]) =>
    // nothing of the machine's own settings
    execFileSync('git', args, {
      cwd: folder,
      env: { ...env, PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
    });
  git('init', '--quiet');
  git('add', 'docs');
  git('commit', '--quiet', '--message', 'Pages');
}
