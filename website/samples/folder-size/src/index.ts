import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FolderSize {
  files: number;
  bytes: number;
}

/** Counts the files of a folder, and their bytes. */
export async function folderSize(path: string): Promise<FolderSize> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const stats = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return { files: files.length, bytes: stats.reduce((sum, { size }) => sum + size, 0) };
}
