import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const textFiles = new Set(['.css', '.js', '.json', '.svg', '.txt', '.xml', '.html', '.md', '.webmanifest', '.map']);

/** Writes `.br` and `.gz` beside text files that have none yet. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const waiting = files.filter((file) => textFiles.has(extname(file)) && !existsSync(`${file}.br`));
  const next = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const data = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(data));
      await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
}
