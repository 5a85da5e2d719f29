import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const largeFile = 500_000;

/** A file that a browser loads, and its size as it travels. */
export interface LoadedFile {
  /** Relative to the output folder. */
  path: string;
  /** Compressed with Brotli. */
  bytes: number;
}

/** Sizes of the files of a folder that exist, in their order. */
export async function measureFiles(folder: string, paths: readonly string[]): Promise<LoadedFile[]> {
  const sizes = await Promise.all(paths.map((path) => transferSize(join(folder, path))));
  return paths.flatMap((path, index) => {
    const bytes = sizes[index] ?? 0;
    return bytes > 0 ? [{ path, bytes }] : [];
  });
}

async function transferSize(file: string): Promise<number> {
  if (!(await stat(file).catch(() => null))?.isFile()) return 0;
  const bytes = await readFile(file);
  // the best quality takes a second per half a megabyte
  const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > largeFile ? 5 : constants.BROTLI_MAX_QUALITY };
  return (await promisify(brotliCompress)(bytes, { params })).length;
}
