import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../place.mjs';
import type { Finding, Page } from '../page/page';
import { place } from '../page/page';
import { inScratchFolder } from '../scratch';
import { checkedFences, type PlacedFence } from './fence';
import { pieceOf } from './pieces';

const languages = new Set(['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'javascript', 'typescript']);

/** A fence as a file of the program. */
interface FenceFile {
  name: string;
  text: string;
  /** Lines added above the fence. */
  added: number;
  fence: PlacedFence;
}

/** Modules that pages import and that are not installed here: they are assumed to exist. */
interface TypeOptions {
  foreign: readonly string[];
}

/** Type-checks all fences of all pages in one run of the compiler, against the packages the samples are built with. */
export function typeFindings(pages: readonly Page[], { foreign }: TypeOptions): Finding[] {
  const files = checkedFences(pages, languages).map(fileOf);
  const output = inScratchFolder('fences', (folder) => {
    for (const { name, text } of files) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'foreign.d.ts'), ambient(foreign));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configFor(files)));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], options);
    return stdout + stderr;
  });
  return findingsIn(output, files);
}

const ambient = (foreign: readonly string[]): string =>
  [...foreign, ...foreign.map((name) => `${name}/*`), '*.vue', '*.svelte', '*.svg?react', '*?raw', '*?inline']
    .map((name) => `declare module '${name}';`)
    .join('\n');

const configFor = (files: readonly FenceFile[]) => ({
  compilerOptions: {
    target: 'ESNext',
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    strict: true,
    // a fence shows one idea, for which parameters need no types
    noImplicitAny: false,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    isolatedModules: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: ['node', 'react', '@rslib/core/types'],
  },
  files: [...files.map(({ name }) => name), 'foreign.d.ts'],
});

/** A fence as a file, and how far it has moved down in it. */
export function fileOf(fence: PlacedFence, index: number): FenceFile {
  const { language, code } = fence.fence;
  const declares = /\.d\.[cm]?ts$/.test(fence.fence.meta.get('title') ?? '') && !/^(import|export) /m.test(code);
  const extension = declares ? 'd.ts' : (longNames[language] ?? language);
  const name = `${fence.page.locale}-${fence.page.id.replaceAll('/', '-')}-${index}.${extension}`;
  const { above, text, below } = pieceOf(code, extension);
  return { name, text: `${[...above, text, ...below].join('\n')}\n`, added: above.length, fence };
}

const longNames: { [language: string]: string } = { javascript: 'js', typescript: 'ts' };

const line = /^([^\s(][^(]*)\((\d+),\d+\): error (TS\d+): (.*)$/;
/** The file is in the user's project, next to the one shown. */
const ownFile = /Cannot find module '(\.|\/|@\/|~\/|#)/;

/** Plain JavaScript has no non-null assertions. */
const isScript = /\.[cm]?jsx?$/;
const aboutNothing = new Set(['TS18047', 'TS18048', 'TS2531', 'TS2532', 'TS2533']);

/** The compiler's lines as findings of the pages. */
export function findingsIn(output: string, files: readonly FenceFile[]): Finding[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  // a long message goes on in lines of its own
  return output
    .replace(/\n {2,}/g, ' … ')
    .split('\n')
    .flatMap((text) => {
      const [, name = '', row = '1', code = '', message = ''] = line.exec(text) ?? [];
      const file = byName.get(name);
      if (!file) return /error TS/.test(text) ? [{ at: 'website/docs', problem: text }] : [];
      if (ownFile.test(message) || (isScript.test(name) && aboutNothing.has(code))) return [];
      const { page, fence } = file.fence;
      // the line after a piece checks it as a whole
      const inside = Math.min(Math.max(Number(row) - file.added, 1), fence.code.split('\n').length);
      return [{ at: place(page, fence.line + inside - 1), problem: `${code}: ${message}` }];
    });
}

/** Names of the modules the code imports, for the check of package names. */
export function importsIn(code: string): string[] {
  const found = code.matchAll(/(?:\bfrom|\bimport|\brequire(?:\.resolve)?\(|\bimport\()\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, name = '']) => name);
}
