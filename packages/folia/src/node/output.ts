import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Asset } from './content';

const textFiles = new Set(['.css', '.js', '.json', '.svg', '.txt', '.xml', '.html', '.md', '.webmanifest', '.map']);

/** Copies the public folder. Comes last and overwrites nothing: a file of the same name never takes the place of a page. */
export async function copyPublic(publicDir: string, output: string): Promise<void> {
  if (existsSync(publicDir)) await cp(publicDir, output, { recursive: true, dereference: true, force: false });
}

/** Copies the images and other files that pages refer to, each once. */
export async function copyAssets(assets: readonly Asset[], output: string): Promise<void> {
  const once = new Map(assets.map((asset) => [asset.to, asset.from]));
  for (const [to, from] of once) {
    const path = join(output, to);
    await mkdir(dirname(path), { recursive: true });
    await cp(from, path);
  }
}

/** Writes `.br` and `.gz` beside text files that have none yet. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    if (!textFiles.has(extname(file)) || existsSync(`${file}.br`)) continue;
    const data = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(data));
    await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: 9 }));
  }
}

/** All files below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
