import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { comparable, isSame } from '../../samples/log-text.mjs';

/** Lines of a page stand for lines of the real text, in any order: outputs are built side by side. */
export function expectLines(expected: string, actual: string, missing: (line: string) => Error): void {
  const line = missingLine(expected, actual);
  if (line !== undefined) throw missing(line);
}

export function missingLine(expected: string, actual: string): string | undefined {
  const linesOf = (text: string): string[] =>
    comparable(text)
      .split('\n')
      .map((line: string) => line.trim());
  const lines = linesOf(actual);
  return linesOf(expected).find(
    (line) => line && line !== '…' && !lines.some((each) => each === line || isSame(each, line)),
  );
}

/** The differences between a folder and a tree of box characters that shows `dist`. */
export function treeProblem(code: string, cwd: string): string | null {
  const [top = '', ...lines] = code.split('\n').filter((line) => line.trim());
  const base = top.replace(/\/$/, '');
  const folders: string[] = [];
  const named = lines.flatMap((line) => {
    const [, indent = '', name = ''] = /^([│├└─\s]*)(\S+)/.exec(line) ?? [];
    const depth = Math.round(indent.length / 4) - 1;
    folders.length = Math.max(depth, 0);
    folders.push(name.replace(/\/$/, ''));
    return [folders.join('/')];
  });
  const files = named.filter((path) => !named.some((other) => other.startsWith(`${path}/`)));
  const actual = existsSync(join(cwd, base)) ? filesIn(join(cwd, base)) : [];
  const [missing, unexpected] = [files.filter((f) => !actual.includes(f)), actual.filter((f) => !files.includes(f))];
  if (missing.length + unexpected.length === 0) return null;
  return `${base} is not as shown. Missing: ${missing.join(', ') || '-'}; not shown: ${unexpected.join(', ') || '-'}.`;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
