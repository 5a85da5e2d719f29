import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files as a host has them: their paths are decoded and begin with a slash. */
export interface Published {
  /** Where the site is, with slashes at both ends. */
  base: string;
  isFile(path: string): boolean;
  /** Null when there is no such file. */
  read(path: string): string | null;
}

/** @param folder the root of the host: a site with a base path is in a folder below it */
export function publish(folder: string, base: string): Published {
  const isFile = (path: string) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    return Boolean(stats?.isFile()) && !path.endsWith('/');
  };
  return { base, isFile, read: (path) => (isFile(path) ? readFileSync(join(folder, path), 'utf8') : null) };
}

export interface Answer {
  status: number;
  /** Of the file that is sent; null for a redirect. */
  file: string | null;
  headers: Record<string, string>;
}

export const redirectTo = (location: string, status: number): Answer => ({
  status,
  file: null,
  headers: { location },
});

export const send = (file: string, headers: Record<string, string> = {}): Answer => ({ status: 200, file, headers });

export const notFound = (file: string, headers: Record<string, string> = {}): Answer => ({
  ...send(file, headers),
  status: 404,
});

/** A host: its response to a request for a decoded path. */
export type HostModel = (site: Published) => (path: string) => Answer;
