import { rspack } from '@rsbuild/core';

/**
 * A module of TypeScript or JavaScript as CommonJS. It may still `await` at its top.
 *
 * @throws Error for what cannot be parsed
 */
export function transpile(source: string, file: string): string {
  return rspack.experiments.swc.transformSync(source, {
    filename: file,
    isModule: true,
    jsc: { parser: { syntax: 'typescript', tsx: file.endsWith('x') }, target: 'es2022' },
    module: { type: 'commonjs' },
  }).code;
}
