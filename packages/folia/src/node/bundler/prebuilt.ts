import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getVersion } from '../support/packages';
import { enginePaths } from './paths';
import { type Side, serverBundleFile } from './settings';
import { type BrowserAssets, type BrowserBundle, noModules, type ServerBundle } from './stats';

/**
 * The bundle of all sites without code of their own. It is made once, when the engine is built, and holds no data of a site:
 * their builds start no bundler, and their users download the same files.
 */
export interface Prebuilt {
  /** React that is in it. */
  react: string;
  /** Changes with the server's bundle. */
  server: string;
  browser: BrowserAssets;
}

export const prebuiltFolder = (side: Side): string => join(enginePaths.prebuilt, side);
export const prebuiltRecord = join(enginePaths.prebuilt, 'prebuilt.json');

/** The React that a bundle made now would contain. */
export const getReactVersion = (): string => `${getVersion('react')} ${getVersion('react-dom')}`;

/** Null when it was made with another React than pages would be rendered with, or not at all. */
export function readPrebuilt(): { server: ServerBundle; browser: BrowserBundle } | null {
  if (!existsSync(prebuiltRecord)) return null;
  // written by `make-prebuilt.ts`
  const { react, server, browser } = JSON.parse(readFileSync(prebuiltRecord, 'utf8')) as Prebuilt;
  if (react !== getReactVersion()) return null;
  return {
    server: { file: join(prebuiltFolder('server'), serverBundleFile), browser: noModules, id: server },
    browser: { ...browser, folder: prebuiltFolder('browser') },
  };
}
