import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const note = 'transfer-sizes.json';

/**
 * {@link transferSize} of a bundle's files, remembered beside them: compressing React takes longer than rendering a hundred pages.
 *
 * @param names from the folder; they change with what is in the file
 */
export async function bundleSize(folder: string, names: readonly string[]): Promise<number> {
  const known: Record<string, number> = await readFile(join(folder, note), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const sizes = await Promise.all(
    names.map(async (name) => [name, known[name] ?? (await transferSize([join(folder, name)]))] as const),
  );
  const isNews = sizes.some(([name]) => known[name] === undefined);
  if (isNews) await writeFile(join(folder, note), JSON.stringify(Object.fromEntries(sizes)));
  return sizes.reduce((sum, [, size]) => sum + size, 0);
}

/** Bytes of files as they travel: compressed with brotli. */
export async function transferSize(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    if (!(await stat(file).catch(() => null))?.isFile()) return 0;
    return (await promisify(brotliCompress)(await readFile(file))).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
