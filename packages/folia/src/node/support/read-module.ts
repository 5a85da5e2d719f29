import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/** The content of a JSON file, or the default export of a module. @throws what reading or running the file throws */
export async function readModule(path: string): Promise<unknown> {
  if (path.endsWith('.json')) return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  const { default: value }: { default?: unknown } = await import(pathToFileURL(path).href);
  return value;
}
