import type { Binding, Reexport } from './esm';

/** A page or fragment that is compiled but not run. */
export interface MdxModule {
  path: string;
  /** Body of a function that reads its surroundings from `arguments[0]` and returns the exports. */
  code: string;
  frontmatter: Record<string, unknown>;
  uses: LinkedUse[];
}

/** A module use whose source is known. */
export interface LinkedUse {
  target: { kind: 'module'; key: string } | { kind: 'fragment'; module: MdxModule };
  bindings: Binding[];
  reexports: Reexport[];
}
