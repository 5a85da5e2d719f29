export { type BelowTitleInput, belowTitle } from './below-title';
export { type Compiler, createCompiler } from './compile';
export { type BodyFacts, readFacts } from './facts';
export { outerHtml } from './html-block';
export { collectModules, type FoundImports, scanImports } from './mdx/scan';
export type {
  Asset,
  CompiledBody,
  CompiledPage,
  CompilerOptions,
  ContentConfig,
  ContentStrings,
  MdxRuntime,
} from './types';
