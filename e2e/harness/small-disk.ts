import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Mounts an empty file system of that size over a folder, as root.
 *
 * @param size as the kernel reads it: `200k`
 * @returns a function that unmounts it
 */
export function mount(folder: string, size: string): () => void {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  return () => void execFileSync('umount', ['-l', folder]);
}

export function canMount(): boolean {
  const folder = join(tmpdir(), `folia-mount-${process.pid}`);
  try {
    mount(folder, '100k')();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
