/**
 * Applies the diff of a page: lines that begin with `-` are removed, those with `+` are added, the others locate the change.
 * @throws The error of `fail`, when the file has no such lines.
 */
export function applyDiff(text: string, diff: string, fail: (message: string) => Error): string {
  const lines = diff.split('\n').filter((line) => !/^(@@|---|\+\+\+)/.test(line));
  const before = lines.filter((line) => !line.startsWith('+')).map(bare);
  const after = lines.filter((line) => !line.startsWith('-')).map(bare);
  const file = text.split('\n');
  const at = file.findIndex((_, index) => before.every((line, offset) => file[index + offset]?.trim() === line.trim()));
  if (at === -1) throw fail(`The file has no lines\n${before.join('\n')}`);
  return [...file.slice(0, at), ...after, ...file.slice(at + before.length)].join('\n');
}

const bare = (line: string): string => line.replace(/^[-+ ]/, '');
