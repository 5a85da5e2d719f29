import first from './first.json';

/** The switches of the panel, in the order of the samples' names. ES modules are always built. */
export const options = ['dts', 'cjs', 'umd', 'bundleless', 'minify'] as const;
export type Option = (typeof options)[number];

export interface BuiltFile {
  /** Below `dist`. */
  name: string;
  text: string;
}

/** What Rslib made of one choice of options. */
export interface BuildResult {
  on: Option[];
  config: string;
  /** As Rslib printed them: `0.12 s`. `declarations` is empty without declarations. */
  built: string;
  declarations: string;
  files: BuiltFile[];
}

/** All results; files that several of them share are in `texts` once. */
export interface BuildMatrix {
  /** Of Rslib. */
  version: string;
  texts: string[];
  builds: (Omit<BuildResult, 'on' | 'files'> & { on: string[]; files: (string | number)[][] })[];
}

/** The result that is in the HTML. */
export const firstResult = first as BuildResult & { version: string };

/** @throws when there is no such result: the matrix holds every choice. */
export function findResult({ texts, builds }: BuildMatrix, on: readonly Option[]): BuildResult {
  const found = builds.find(
    (build) => build.on.length === on.length && on.every((option) => build.on.includes(option)),
  );
  if (!found) throw new Error(`There is no build with ${on.join(', ') || 'no options'}.`);
  const files = found.files.map(([name, index]) => ({ name: String(name), text: texts[Number(index)] ?? '' }));
  return { ...found, on: [...on], files };
}

/** Bytes as Rslib writes them; every file is ASCII. */
export const sizeOf = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

/** Loaded when the panel comes into sight or is used. */
export const loadMatrix = async (): Promise<BuildMatrix> => (await import('./matrix.json')).default;
