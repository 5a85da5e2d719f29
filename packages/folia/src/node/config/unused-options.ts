import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../../shared/site';
import type { Report } from './report';
import type { ResolvedConfig } from './resolve';
import type { ConfigOptions } from './schema/site';
import type { KeyPath } from './source';

/** Options and files of a site that have no effect. */
export const unusedOptions = (config: ResolvedConfig, options: ConfigOptions, report: Report): Problem[] => [
  ...unusedTheme(config, options, report),
  ...unusedEditLinks(options, report),
  ...unusedPublicFolder(config, report),
];

function unusedTheme({ themeFile, root }: ResolvedConfig, { themeDir }: ConfigOptions, report: Report): Problem[] {
  if (themeFile || themeDir === 'theme') return [];
  const own = existsSync(join(root, 'theme.tsx')) ? 'Remove "themeDir": theme.tsx is found without it.' : null;
  const hint = own ?? `Create ${join(themeDir, 'index.tsx')}, or name the folder of the theme.`;
  return [
    report(['themeDir'], `themeDir "${themeDir}" has no theme: the default one is used.`, { level: 'warning', hint }),
  ];
}

function unusedEditLinks({ theme }: ConfigOptions, report: Report): Problem[] {
  const written: [KeyPath, typeof theme.editLink][] = [
    [['theme', 'editLink'], theme.editLink],
    ...theme.locales.map(({ editLink }, index): [KeyPath, typeof theme.editLink] => [
      ['theme', 'locales', index, 'editLink'],
      editLink && { ...theme.editLink, ...editLink },
    ]),
  ];
  const hasText = theme.locales.some(({ editLink }) => editLink?.text);
  return written.flatMap(([path, link]) =>
    link?.docRepoBaseUrl && !link.text && !(path.length === 2 && hasText)
      ? [
          report(path, 'An edit link without "text" is not shown.', {
            level: 'warning',
            hint: "Add its text: `text: 'Edit this page on GitHub'`.",
          }),
        ]
      : [],
  );
}

/** Where other engines keep it. */
function unusedPublicFolder({ docs, publicDir, root }: ResolvedConfig, report: Report): Problem[] {
  const folder = join(docs, 'public');
  if (folder === publicDir || !existsSync(folder)) return [];
  const hint = `Move it to ${relative(root, publicDir)}, beside the configuration.`;
  return [report(['root'], `${relative(root, folder)} is not copied to the output.`, { level: 'warning', hint })];
}
