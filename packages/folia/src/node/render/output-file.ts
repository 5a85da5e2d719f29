import type { Problem } from '../../shared/site';

/** A file of the output. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes and not encoded: `guide/start.html`. */
  path: string;
  content: OutputContent;
}

export type OutputContent =
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  /** In pieces, so that no large file is in memory. */
  | { kind: 'stream'; pieces: () => AsyncIterable<string> }
  | { kind: 'copy'; from: string }
  /** The thread that made it has written it. */
  | { kind: 'written' };

/** The result: files of the output, and problems. */
export interface Made {
  files: OutputFile[];
  problems: Problem[];
}
