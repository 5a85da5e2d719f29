/** What can happen to the cache between two builds, as data: `damaged-cache.spec.ts` tries it. */

/** Every kind of file that a build leaves for the next one, by its path in the project. */
export const kinds: Readonly<Record<string, RegExp>> = {
  'compiled configuration': /\/config\/[^/]*\.pack$/,
  'index of compiled configuration': /\/config\/[^/]*\.idx$/,
  'rendered pages': /\/pages\/[^/]*\.pack$/,
  'index of rendered pages': /\/pages\/[^/]*\.idx$/,
  'record of output files': /\/outputs\/[^/]*\.pack$/,
  'index of output files': /\/outputs\/[^/]*\.idx$/,
  'highlighted code': /\/highlight\/[^/]*\.pack$/,
  'index of highlighted code': /\/highlight\/[^/]*\.idx$/,
  'record of bundles': /\/build\/bundles\/[^/]*\.pack$/,
  'index of bundles': /\/build\/bundles\/[^/]*\.idx$/,
  'code that pages are rendered with': /\/build\/server\/[^/]*\/server\.mjs$/,
  'chunks of that code': /\/build\/server\/[^/]*\/(?!server\.)[^/]*\.mjs$/,
  'source maps of that code': /\/build\/server\/[^/]*\/[^/]*\.map$/,
  'scripts of the browser': /\/build\/browser\/[^/]*\/static\/js\/main\./,
  'chunks of the browser': /\/build\/browser\/[^/]*\/static\/js\/(?!main\.)/,
  'styles of the browser': /\/build\/browser\/[^/]*\/static\/css\//,
  'generated entry of the server': /^\.folia\/build\/server-entry/,
  'generated entry of the browser': /^\.folia\/build\/browser-entry/,
  'other generated modules': /^\.folia\/build\/(app-entry|component-styles|languages)/,
};

/** What a file holds after the damage: null when it is removed, `folder` when it is one. */
export type Damaged = Buffer | 'folder' | null;

/** Of the same length where it can be: size and time give nothing away. */
export const damages: Readonly<Record<string, (bytes: Buffer, path: string) => Damaged>> = {
  'cut off': (bytes) => bytes.subarray(0, bytes.length >> 1),
  emptied: () => Buffer.alloc(0),
  'a bit flipped': (bytes) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)) as Buffer,
  'garbage instead': (bytes) => Buffer.from('garbage; '.repeat(bytes.length)).subarray(0, bytes.length),
  'null bytes instead': (bytes) => Buffer.alloc(bytes.length),
  'of an older version': (bytes, path) =>
    /\.(pack|idx)$/.test(path)
      ? Buffer.from(bytes.toString('latin1').replace(/^folia-cache 1/, 'folia-cache 0'), 'latin1')
      : Buffer.from('export default {};\n'.padEnd(bytes.length)),
  'a folder instead': () => 'folder',
  removed: () => null,
};

export interface DamagedCacheCase {
  family: 'damaged cache';
  title: string;
  kind: RegExp;
  damage: (bytes: Buffer, path: string) => Damaged;
  /** Whether the output of the build before is still there. */
  hasOutput: boolean;
}

export const damagedCacheCases: readonly DamagedCacheCase[] = Object.entries(kinds).flatMap(([name, kind]) =>
  Object.entries(damages).flatMap(([what, damage]) =>
    [true, false].map((hasOutput) => ({
      family: 'damaged cache' as const,
      title: `${name}: ${what}, ${hasOutput ? 'with' : 'without'} output`,
      ...{ kind, damage, hasOutput },
    })),
  ),
);

/** Tried by `npm test`: a cache entry, a bundle for each side and a generated file. */
export const quickTitles: readonly string[] = [
  'rendered pages: null bytes instead, with output',
  'code that pages are rendered with: cut off, without output',
  'generated entry of the server: a folder instead, with output',
];
