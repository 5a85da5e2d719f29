import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Choices } from './choices';
import { toPackageName, toTitle } from './name';
import { renderSite } from './render';

/** Why a site cannot be created in a folder, or null. */
export function folderFault(folder: string): string | null {
  try {
    const entries = existsSync(folder) ? readdirSync(folder).filter((entry) => entry !== '.git') : [];
    return entries.length > 0 ? `${folder} is not empty. Choose another name, or move its files away.` : null;
  } catch {
    return `${folder} is not a folder that can be read. Choose another name.`;
  }
}

/**
 * Writes a site.
 *
 * @returns its folder.
 * @throws if the folder is not empty or cannot be written.
 */
export async function createSite(choices: Choices, cwd: string): Promise<string> {
  const folder = resolve(cwd, choices.name);
  const fault = folderFault(folder);
  if (fault) throw new Error(fault);
  const name = toPackageName(basename(folder));
  for (const [path, text] of renderSite({ ...choices, name }, toTitle(name))) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
  return folder;
}

/** The three commands that install and start a new site. */
export function nextCommands({ name, packageManager }: Choices): string[] {
  const run = packageManager === 'npm' ? 'npm run' : packageManager;
  return [...(name === '.' ? [] : [`cd ${name}`]), `${packageManager} install`, `${run} dev`];
}
