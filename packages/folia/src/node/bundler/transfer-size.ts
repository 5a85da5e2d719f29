import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const largeFile = 500_000;

/** Bytes of files as they travel: compressed with brotli. */
export async function transferSize(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    if (!(await stat(file).catch(() => null))?.isFile()) return 0;
    const bytes = await readFile(file);
    // the best quality takes a second per half a megabyte
    const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > largeFile ? 5 : constants.BROTLI_MAX_QUALITY };
    return (await promisify(brotliCompress)(bytes, { params })).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
