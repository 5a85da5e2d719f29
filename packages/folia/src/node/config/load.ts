import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Problem } from '../../shared/site';
import { getWritableFolder } from '../support/cache-folders';
import { createProblem, DocsError } from '../support/errors';
import { checkIsFile, hashOf } from '../support/files';
import type { Config } from './config';
import { configSource } from './config-source';
import { checkValue } from './findings';
import { readGrammars } from './grammars';
import { importConfig } from './import-config';
import { readLabels } from './labels-file';
import { stringsFiles } from './languages';
import { groupHeadings } from './moved-headings';
import { parseJson } from './parse';
import { readBundlerAliases, readPathAliases } from './path-aliases';
import { type AppliedPlugins, applyPlugins } from './plugins/apply-plugins';
import type { SiteHooks } from './plugins/site-hooks';
import type { Plugin } from './plugins/types';
import { redirectProblems } from './redirect-problems';
import { type ReadRedirects, readRedirects } from './redirects-file';
import { checkRelations } from './relations';
import { reportIn } from './report';
import { type ConfigFlags, type ResolvedConfig, resolveConfig, themeFiles } from './resolve';
import { type ConfigOptions, configSchema } from './schema/site';
import { type KeyPath, locate, type Source } from './source';
import { checkStringsFiles } from './strings-files';

export type { ConfigFlags } from './resolve';

const names = ['ts', 'mts', 'js', 'mjs'].map((extension) => `folia.config.${extension}`);

/**
 * Finds, loads, checks and completes the configuration. The file is read afresh on each call, so that the dev server can
 * start again.
 *
 * @param cwd folder of `folia.config.*`; without such a file every option has its default
 * @param flags what the command line overrides
 * @throws DocsError with everything that is wrong
 */
export async function loadConfig(cwd = '.', flags: ConfigFlags = {}): Promise<Config> {
  const root = resolve(cwd);
  checkFolder(root);
  const file = names.map((name) => join(root, name)).find(existsSync) ?? null;
  const written = file ? await readWritten(file, root) : { value: {}, source: nowhere(root), imports: [] };
  const applied = await applyPlugins(written.value, { source: written.source, root });
  const checked = checkValue(configSchema, withFlags(applied.value, flags), written.source);
  const options = checked.value;
  // The label table is checked even when the rest is wrong: all errors are shown at once.
  const labels = await readLabels(options ?? {}, root);
  if (!options) throw DocsError.all([...applied.problems, ...checked.problems, ...labels.problems]);
  const config = resolveConfig({ options, root, configFile: file, labels: labels.labels });
  if (config.themeFile) checkIsFile(config.themeFile);
  const listed = readRedirects(options.redirects, root, written.source);
  const { grammars, problems: ofGrammars } = await readGrammars(config.markdown.languages, reportIn(written.source));
  const problems = [
    ...labels.problems,
    ...ofGrammars,
    ...problemsOfRedirects(listed),
    ...checkRelations(config, options, written.source),
    ...(await checkStringsFiles(config, reportIn(written.source))),
  ];
  if (problems.some(({ level }) => level === 'error')) throw DocsError.all([...applied.problems, ...problems]);
  const warnings = [...problems, ...(file ? [] : [missingFile(root)])];
  const { aliases: paths, files } = readPathAliases(root);
  const aliases = { ...paths, ...readBundlerAliases(options.rsbuild, root) };
  const bundler = options.rsbuild && { rsbuild: options.rsbuild };
  const rsbuildFingerprint = bundler ? getFingerprint(written.imports) : '';
  const texts = config.languages.flatMap(({ own }) => own ?? []);
  const hooks = createHooks(options, applied, written.imports);
  const markdown = withPlugins(config.markdown, applied.plugins);
  const configDependencies = [
    ...[...written.imports, ...files, ...texts],
    ...[labels.file, listed.file].filter((path) => path !== null),
    ...[markdown.languages, markdown.codeTransformers, markdown.mdastPlugins, markdown.hastPlugins].flat(),
  ];
  // below the site, where bundled code finds its packages
  const cacheDir = getWritableFolder([config.cacheDir, join(root, '.folia', 'cache')]);
  return {
    ...{ ...config, ...bundler, ...withPlaces(config, written.source, listed), markdown, hooks },
    ...{ grammars, rsbuildFingerprint, cacheDir, aliases, configDependencies, warnings },
    configCandidates: listCandidates(config, options),
  };
}

/** All files that are found by their names. */
const listCandidates = ({ root, languages }: ResolvedConfig, { i18nSourcePath, themeDir }: ConfigOptions): string[] => [
  ...[...names, i18nSourcePath, 'tsconfig.json'].map((name) => resolve(root, name)),
  ...languages.flatMap(({ lang }) => stringsFiles(root, lang)),
  ...themeFiles(resolve(root, themeDir)),
];

/** Redirects and exceptions for dead links, with where they are written. */
function withPlaces(
  config: ResolvedConfig,
  source: Source,
  listed: ReadRedirects,
): Pick<Config, 'redirects' | 'movedHeadings' | 'linkExceptions'> {
  const at = (path: KeyPath) => locate(source, source.getPosition(path, 'value')).at;
  const { checkDeadLinks } = config.markdown;
  const ignored = typeof checkDeadLinks === 'boolean' ? [] : checkDeadLinks.ignore;
  const ignore = ['markdown', 'checkDeadLinks', 'ignore'];
  return {
    redirects: listed.redirects.map((each, index) => ({ ...each, at: listed.locate(index).at })),
    movedHeadings: groupHeadings(listed.redirects),
    linkExceptions: ignored.map((pattern, index) => ({ pattern, at: at([...ignore, index]) })),
  };
}

function createHooks(
  { head, frontmatter, pluginTimeout }: ConfigOptions,
  { plugins, problems }: AppliedPlugins,
  imports: readonly string[],
): SiteHooks {
  const names = plugins.map(({ name }) => name);
  return {
    ...{ plugins, problems, frontmatter: frontmatter ?? null, timeout: pluginTimeout },
    head: head.filter((each) => typeof each === 'function'),
    fingerprint: names.length > 0 || frontmatter ? hashOf([...names, getFingerprint(imports)].join('\n')) : '',
  };
}

/** Functions and plugins cannot be compared, but their source files can. */
const getFingerprint = (imports: readonly string[]): string =>
  hashOf(imports.map((path) => readFileSync(path, 'utf8')).join('\n'));

/** The modules of plugins come after those that the configuration names. */
function withPlugins(markdown: ResolvedConfig['markdown'], plugins: readonly Plugin[]): ResolvedConfig['markdown'] {
  const paths = (key: 'mdast' | 'hast') => plugins.flatMap((plugin) => [plugin[key] ?? []].flat().map(String));
  return {
    ...markdown,
    mdastPlugins: [...markdown.mdastPlugins, ...paths('mdast')],
    hastPlugins: [...markdown.hastPlugins, ...paths('hast')],
  };
}

const problemsOfRedirects = (listed: ReadRedirects): Problem[] =>
  redirectProblems(listed, ([, index], message, details) =>
    createProblem(message, { ...listed.locate(Number(index)), ...details }),
  );

function checkFolder(root: string): void {
  if (sep === '/' && root.includes('\\'))
    throw new DocsError(`The path of the site contains a backslash: ${root}.`, {
      hint: 'Rename the folder, or move the site.',
    });
  checkManifest(join(root, 'package.json'));
}

/** Tools of the bundler read it, and would fail without a usable message. */
function checkManifest(file: string): void {
  if (!existsSync(file)) return;
  checkIsFile(file);
  const { problems } = parseJson(readFileSync(file, 'utf8'), file, 'package.json');
  if (problems.length > 0) throw DocsError.all(problems);
}

async function readWritten(file: string, root: string) {
  checkIsFile(file);
  const source: Source = configSource(file, (await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
  const { value, imports } = await importConfig({ file, root, source });
  return { value, source, imports };
}

/** The base of the command line is checked like the one it replaces. */
function withFlags(value: unknown, { base, out, compress }: ConfigFlags): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return { ...value, ...(base && { base }), ...(out && { outDir: out }), ...(compress && { compress }) };
}

const nowhere = (root: string): Source => ({
  label: 'folia.config.ts',
  file: join(root, 'folia.config.ts'),
  text: '',
  getPosition: () => null,
});

const missingFile = (root: string): Problem =>
  createProblem(`There is no folia.config.ts in ${root}.`, {
    level: 'warning',
    hint: 'All options have their default.',
  });
