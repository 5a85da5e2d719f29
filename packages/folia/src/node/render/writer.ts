import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a file of the output, and beside it what a server sends compressed. */
export function writeOutput(path: string, text: string, { compress }: { compress: boolean }): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  if (!compress) return;
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
