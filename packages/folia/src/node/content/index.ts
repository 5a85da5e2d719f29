export { type Compiler, createCompiler } from './compile';
export { type BodyFacts, readFacts } from './facts';
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
