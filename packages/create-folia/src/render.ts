import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Choices, Languages } from './choices';
import { renderConfig } from './config';

/** The package's own folder, of which `dist/` and `src/` are direct children. */
const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const templateFolder = join(packageFolder, 'templates');

export const readManifest = (): { version: string } =>
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));

/**
 * The files of a site: path and text. A template is the folder `common`, then its own; pages of one language come from
 * its folder `en` or `zh`, and keep that folder only if the site has both.
 */
export function renderSite(choices: Choices, title: string): Map<string, string> {
  const run = choices.packageManager === 'npm' ? 'npm run' : choices.packageManager;
  const components = `${choices.languages === 'both' ? '../' : ''}../../components`;
  const values = { title, name: choices.name, run, packageManager: choices.packageManager, components };
  const files = new Map([['folia.config.ts', renderConfig(choices, title)]]);
  for (const folder of ['common', choices.template])
    for (const path of filesIn(join(templateFolder, folder))) {
      const target = getTarget(path, choices.languages);
      if (target) files.set(target, fillIn(readFileSync(join(templateFolder, folder, path), 'utf8'), values));
    }
  return files;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** Where a file of a template goes, or null if it is of a language that was not chosen. */
function getTarget(path: string, languages: Languages): string | null {
  // npm leaves a file of that name out of packages
  if (path === 'gitignore') return '.gitignore';
  const [, locale, page] = /^(en|zh)\/(.+)$/.exec(path) ?? [];
  if (!page) return path;
  if (languages === 'both') return `docs/${locale}/${page}`;
  return languages === locale ? `docs/${page}` : null;
}

/** @example fillIn('# {{title}}', { title: 'My Docs' }) // '# My Docs' */
const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => values[name] ?? written);
