import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { directionOf } from '../../shared/direction';
import { searchHooksKey } from '../../shared/search/hooks-key';
import type { Config } from '../config/config';
import { isBelow } from '../support/files';
import { brandCss } from './brand';
import { appEntry, browserEntry, componentStylesEntry, type EntryInput, serverEntry } from './entries';
import { isPrebuilt, languagesEntry } from './languages-entry';
import { enginePaths } from './paths';
import { type BundleTarget, bundleFolders, entryFiles } from './settings';
import type { BrowserModules } from './stats';
import { namesRspressTokens } from './uses-rspress';

const hasRightToLeft = ({ languages }: Pick<Config, 'languages'>): boolean =>
  languages.some(({ lang }) => directionOf(lang) === 'rtl');

/** A theme file places the banner itself. */
const hasBanner = ({ theme }: Pick<Config, 'theme'>): boolean => theme.locales.some(({ banner }) => banner !== null);

/** Whether nothing in a site's configuration brings code or styles of its own. */
export function isPlain({
  rsbuild,
  languages,
  themeFile,
  theme,
  search,
  globalStyles,
  globalUIComponents,
  markdown,
}: Config): boolean {
  const hooks = search ? search.searchHooks : null;
  const own = [
    rsbuild,
    themeFile,
    theme.brandColor,
    hooks,
    ...globalStyles,
    ...globalUIComponents,
    ...markdown.globalComponents,
    hasRightToLeft({ languages }),
    hasBanner({ theme }),
    ...languages.filter((language) => !isPrebuilt(language)),
  ];
  return !own.some(Boolean);
}

/** Writes the server's entry, if its text has changed: otherwise a watching bundler would compile again. Returns the text. */
export function writeServerEntry(target: BundleTarget, modules: ReadonlyMap<string, string>): string {
  return writeEntry(target, 'server', serverEntry(createEntryInput(target), modules));
}

/** The same for the browser's entries. */
export function writeBrowserEntry(target: BundleTarget, { islands, styles, globalStyles }: BrowserModules): string {
  const { search } = target.config;
  const hooks = search ? search.searchHooks : null;
  // like an island, the hooks of search are loaded on demand
  const modules = new Map(Object.entries(hooks ? { ...islands, [searchHooksKey]: hooks } : islands));
  const entry = browserEntry(bundleFolders(target).generated, target.mode === 'dev');
  const input = createEntryInput(target);
  const styled = { ...input, globalStyles: [...globalStyles, ...input.globalStyles] };
  return (
    writeEntry(target, 'browser', entry) +
    writeEntry(target, 'components', componentStylesEntry(input.folder, styles)) +
    writeEntry(target, 'app', appEntry(styled, modules, styles.length > 0))
  );
}

const brandFile = 'brand.css';

function createEntryInput(target: BundleTarget): EntryInput {
  const { generated } = bundleFolders(target);
  const { markdown, globalStyles, globalUIComponents, themeFile, theme } = target.config;
  return {
    folder: generated,
    theme: themeFile ?? (hasBanner(target.config) ? enginePaths.bannerTheme : null),
    globalStyles: [
      ...(hasRightToLeft(target.config) ? [enginePaths.rightToLeftStyles] : []),
      ...(theme.brandColor ? [join(generated, brandFile)] : []),
      ...(globalStyles.some(namesRspressTokens) ? [enginePaths.rspressTokens] : []),
      ...globalStyles,
    ],
    globalComponents: new Map(markdown.globalComponents.map((path) => [parse(path).name, path])),
    globalUI: globalUIComponents,
  };
}

function writeEntry(target: BundleTarget, name: keyof typeof entryFiles, text: string): string {
  const { generated } = bundleFolders(target);
  const { brandColor } = target.config.theme;
  const brand = brandColor && brandCss(brandColor);
  mkdirSync(generated, { recursive: true });
  // a bundle in a temporary folder would not find the packages of the project
  if (!isBelow(target.config.root, target.config.cacheDir)) accessSync(generated, constants.W_OK);
  const languages = languagesEntry(generated, target.config.languages);
  writeIfNew(join(generated, entryFiles.languages), languages);
  if (brand) writeIfNew(join(generated, brandFile), brand);
  writeIfNew(join(generated, entryFiles[name]), text);
  return text + brand + languages;
}

/** Another build in the same folder reads the old text or the new one, never a part of it. */
function writeIfNew(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
