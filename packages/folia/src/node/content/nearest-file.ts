import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nearestName } from '../support/nearest';

/** A hint for a path that leads nowhere: what exists beside it, written the way `written` was. */
export function nearestFile(path: string, written: string): string | null {
  const folder = dirname(path);
  const names = getEntries(folder);
  if (names === null) return `The folder of "${written}" does not exist.`;
  const name = basename(path);
  const stem = (file: string) => file.replace(/\.[^.]*$/, '');
  const near = nearestName(stem(name), names.map(stem));
  const found = nearestName(name, names) ?? names.find((entry) => stem(entry) === near);
  if (!found) return null;
  return `Did you mean "${written.slice(0, written.length - basename(written).length)}${found}"?`;
}

function getEntries(folder: string): string[] | null {
  try {
    return readdirSync(folder);
  } catch {
    return null;
  }
}
