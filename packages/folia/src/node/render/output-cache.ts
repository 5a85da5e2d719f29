import { copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json } from '../../shared/page';
import { writeFileSafe } from '../support/files';
import { type Fingerprint, fingerprint, isUnchanged } from '../support/fingerprints';

/** Something a build has made: what of, the files, and what became known by making it. */
interface Made {
  key: string;
  /** Relative to the output folder. */
  files: Fingerprint[];
  result: Json;
}

/** Knows which files of the last output can be taken over as they are. */
export interface OutputCache {
  /**
   * Puts the files that were made of the same things last time into the new output, and returns what was noted with them.
   * Null when they have to be made: they were made of something else, or somebody has changed or removed them.
   */
  reuse(name: string, key: string): { result: Json } | null;
  /** Notes what was made. */
  keep(name: string, made: { key: string; files: readonly string[]; result: Json }): void;
  /** What a part of this build was made of; undefined when that cannot be told. */
  keyOf(name: string): string | undefined;
  /** To be called when the output is in its place. */
  save(): Promise<void>;
}

export interface OutputCacheInput {
  /** Where the notes lie. */
  file: string;
  /** Of engine, settings and code: what others have made is not looked at. */
  version: string;
  /** The last output. */
  outDir: string;
  /** The folder that takes its place. */
  output: string;
}

export function openOutputCache({ file, version, outDir, output }: OutputCacheInput): OutputCache {
  const known = readNotes(file, version);
  const now = new Map<string, Omit<Made, 'files'> & { files: readonly (string | Fingerprint)[] }>();
  const adopt = linkInto(output, outDir);
  return {
    reuse(name, key) {
      const made = known.get(name);
      if (made?.key !== key) return null;
      const isThere = ([path, ...facts]: Fingerprint) => isUnchanged([join(outDir, path), ...facts]);
      if (!made.files.every(isThere)) return null;
      for (const [path] of made.files) adopt(path);
      now.set(name, made);
      return { result: made.result };
    },
    keep: (name, made) => void now.set(name, made),
    keyOf: (name) => now.get(name)?.key,
    async save() {
      const withFingerprint = (entry: string | Fingerprint): Fingerprint => {
        if (typeof entry !== 'string') return entry;
        const [, ...facts] = fingerprint(join(outDir, entry));
        return [entry, ...facts];
      };
      const notes = [...now].map(([name, made]) => [name, { ...made, files: made.files.map(withFingerprint) }]);
      await writeFileSafe(file, JSON.stringify({ version, notes }));
    },
  };
}

function readNotes(file: string, version: string): Map<string, Made> {
  try {
    // written by `save`, in this shape; anything else fails the next check or throws
    const written = JSON.parse(readFileSync(file, 'utf8')) as { version: string; notes: [string, Made][] };
    return new Map(written.version === version ? written.notes : []);
  } catch {
    return new Map();
  }
}

/** A second name for the same file costs no copying; where a file system has none, it is copied. */
function linkInto(output: string, outDir: string): (path: string) => void {
  const folders = new Set<string>();
  return (path) => {
    const to = join(output, path);
    const folder = dirname(to);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      linkSync(join(outDir, path), to);
    } catch {
      copyFileSync(join(outDir, path), to);
    }
  };
}
