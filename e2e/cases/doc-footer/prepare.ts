import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The commits of a site: the second one, if there is such a page, adds it. The last page is never committed. */
export const commits = { first: '2024-10-25T23:30:00Z', second: '2025-02-03T04:05:06Z' };

const who = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};

const secondPage = 'docs/zh/guide/first.md';

/** Makes the copy of the site a git checkout. */
export default function prepare(folder: string): void {
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      // nothing of the machine's own settings
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
        ...who,
      },
    });
  git(commits.first, 'init', '--quiet');
  git(commits.first, 'add', 'docs', ':!docs/en/guide/last.md', `:!${secondPage}`);
  git(commits.first, 'commit', '--quiet', '--message', 'Pages');
  if (!existsSync(join(folder, secondPage))) return;
  git(commits.second, 'add', secondPage);
  git(commits.second, 'commit', '--quiet', '--message', 'A Chinese page');
}
