import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes into the output folder. */
export interface Writer {
  write(name: string, text: string): void;
  /** All that were written, relative to the output folder. */
  files: string[];
}

export interface WriterSettings {
  /** The output folder. */
  output: string;
  config: { compress: boolean };
}

export function createWriter({ output, config }: WriterSettings): Writer {
  const files: string[] = [];
  const put = (name: string, data: string | Uint8Array) => {
    const path = join(output, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
    files.push(name);
  };
  return {
    files,
    write(name, text) {
      put(name, text);
      if (!config.compress) return;
      put(`${name}.br`, brotliCompressSync(text));
      put(`${name}.gz`, gzipSync(text, { level: 9 }));
    },
  };
}
