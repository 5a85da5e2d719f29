import { readFileSync } from 'node:fs';
import type { Rspack } from '@rsbuild/core';
import type { Problem } from '../../shared/site';
import { createCodeFrame } from '../support/errors';
import { getModuleKey } from './module-key';
import { enginePaths } from './paths';

/** What a page's HTML has to name of the browser bundle. Addresses are relative to the base. */
export interface BrowserAssets {
  scripts: string[];
  /** For every page. */
  styles: string[];
  /** More for pages whose layout is loaded on demand. */
  layoutStyles: string[];
  /** All files a first visit loads in the end: entry, React, layout, theme and styles, but no island's own chunk. */
  firstVisit: string[];
  /** Changes when any piece of code or style changes. */
  build: string;
}

const isLayouts = (name: string): boolean => /\/layouts\.[^/]*css$/.test(name);
const isOfEveryPage = (name: string): boolean => /\/styles\.[^/]*css$/.test(name);

const firstChunks = ['main', 'app', 'react', 'styles'];

/** The entry's scripts and style sheets, and the hash of all files. */
export function getAssets(stats: Rspack.Stats, hash: (text: string) => string): BrowserAssets {
  const json = stats.toJson({ all: false, entrypoints: true, assets: true });
  const names = (json.assets ?? []).map(({ name }) => name).filter((name) => !name.endsWith('.map'));
  const sheets = names.filter((name) => name.endsWith('.css') && !name.includes('hot-update'));
  const entry = (json.entrypoints?.main?.assets ?? []).map(({ name }) => name);
  return {
    scripts: entry.filter((name) => name.endsWith('.js') && !name.includes('hot-update')),
    styles: sheets.filter(isOfEveryPage),
    layoutStyles: sheets.filter(isLayouts),
    firstVisit: firstChunks.flatMap((name) => [...(stats.compilation.namedChunks.get(name)?.files ?? [])]),
    build: hash(names.sort().join('\n')),
  };
}

/** The `'use client'` modules that the server bundle reaches: key → path. They are what the browser must be able to hydrate. */
export function getIslands(stats: Rspack.Stats, root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const module of stats.compilation.modules) {
    const name = module.nameForCondition();
    if (name && module.identifier().includes('?island')) {
      found.set(getModuleKey(name, root, enginePaths.themeFolder), name);
    }
  }
  return found;
}

/** All files a bundle was made of: what decides whether it can be used again. */
export const getSources = (stats: Rspack.Stats): string[] => [...stats.compilation.fileDependencies];

/** Compile errors as problems, with file and place where the bundler knows them. */
export function getProblems(stats: Rspack.Stats): Problem[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map((error): Problem => {
    const file =
      error.moduleIdentifier
        ?.split('!')
        .at(-1)
        ?.split('?')[0]
        ?.replace(/^.*?\|/, '') ?? null;
    const [line = 0, column = 0] = placeIn(error.loc, error.message);
    return {
      level: 'error',
      message: plain(error.message).trim(),
      hint: null,
      at: file?.startsWith('/') ? { file, line, column } : null,
      frame: file?.startsWith('/') && line > 0 ? frameIn(file, line, column) : null,
    };
  });
}

/** `12:5-20` as the bundler gives it, or `[file:12:5]` as its compiler prints it. */
function placeIn(loc: string | undefined, message: string): [number?, number?] {
  const match = /^(\d+):(\d+)/.exec(loc ?? '') ?? /\[[^\]]*?:(\d+):(\d+)\]/.exec(plain(message));
  return match ? [Number(match[1]), Number(match[2])] : [];
}

function frameIn(file: string, line: number, column: number): string | null {
  try {
    return createCodeFrame(readFileSync(file, 'utf8'), line, column);
  } catch {
    return null;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what colour codes begin with
const plain = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '');
