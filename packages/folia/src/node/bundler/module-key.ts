import { isAbsolute, join, relative, sep } from 'node:path';

/**
 * The name under which a module is known to pages, to the server bundle and to the browser:
 * `components/Chart.tsx` for the site's own, `@theme/markdown/Tabs/Tabs.js` for the theme's, `npm:clsx` for a package.
 */
export function getModuleKey(path: string, root: string, themeFolder: string): string {
  const inTheme = relative(themeFolder, path);
  if (!inTheme.startsWith('..') && !isAbsolute(inTheme)) return `@theme/${slashes(inTheme)}`;
  return slashes(relative(root, path));
}

/** The inverse; the name of a package stays as it is. */
export function getModulePath(key: string, root: string, themeFolder: string): string {
  if (key.startsWith('npm:')) return key.slice('npm:'.length);
  return key.startsWith('@theme/') ? join(themeFolder, key.slice('@theme/'.length)) : join(root, key);
}

const slashes = (path: string) => path.split(sep).join('/');
