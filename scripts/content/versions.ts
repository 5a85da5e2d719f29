import { type Finding, type Page, place } from './page/page';

/** Package → its installed version. */
export type InstalledVersions = ReadonlyMap<string, string>;

/** A row of a table of packages: the names in the first cell, the version in the second. */
const row = /^\| (.*`[^`]+`.*?) \| (\d+\.\d+\.\d+)\b[^|]*\|/;

/** A package and its version in a sentence. */
const inText = /`(@?[a-z][\w./-]*)` (\d+\.\d+\.\d+)\b(?!-)/g;

/** Versions of packages in tables and sentences differ from what the samples were built with. Packages that are not installed are not compared. */
export function versionFindings(pages: readonly Page[], installed: InstalledVersions): Finding[] {
  return pages.flatMap((page) =>
    page.source.split('\n').flatMap((line, index) =>
      writtenVersions(line).flatMap(({ name, written }) => {
        const version = installed.get(name);
        if (version === undefined || version === written) return [];
        return [{ at: place(page, index + 1), problem: `${name} is installed as ${version}, not ${written}.` }];
      }),
    ),
  );
}

function writtenVersions(line: string): { name: string; written: string }[] {
  const [, cell, written = ''] = row.exec(line) ?? [];
  if (cell !== undefined) return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, written }));
  return [...line.matchAll(inText)].map(([, name = '', inSentence = '']) => ({ name, written: inSentence }));
}
