import { type Finding, type Page, place } from './page/page';

/** Package → its installed version. */
export type InstalledVersions = ReadonlyMap<string, string>;

/** Pages whose tables name packages with their versions. */
const pagesWithVersions = ['guide/start/npm-packages', 'guide/advanced/plugins'];

const row = /^\| (.*`[^`]+`.*?) \| (\d+\.\d+\.\d+)\b[^|]*\|/;

/** Versions in tables of packages differ from what the samples were built with. Packages that are not installed are not compared. */
export function versionFindings(pages: readonly Page[], installed: InstalledVersions): Finding[] {
  return pages
    .filter(({ id }) => pagesWithVersions.includes(id))
    .flatMap((page) =>
      page.source.split('\n').flatMap((line, index) => {
        const [, cell = '', written = ''] = row.exec(line) ?? [];
        return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => {
          const version = installed.get(name);
          if (version === undefined || version === written) return [];
          return [{ at: place(page, index + 1), problem: `${name} is installed as ${version}, not ${written}.` }];
        });
      }),
    );
}
