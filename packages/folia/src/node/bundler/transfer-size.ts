import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Bytes of files as they travel: compressed with brotli. */
export async function transferSize(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    if (!(await stat(file).catch(() => null))?.isFile()) return 0;
    return (await promisify(brotliCompress)(await readFile(file))).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
