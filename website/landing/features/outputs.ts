/** A piece of what Rslib writes or prints. Every line is one of `file`, kept from a build of a sample. */
export interface RealOutput {
  text: string;
  /** Below `website/samples`. */
  file: string;
}

/** By the `icon` of a feature. */
export const outputs: { [icon: string]: RealOutput } = {
  formats: {
    text: 'dist/index.js       0.19 kB\ndist/index.cjs      1.5 kB\ndist/umd/index.js   1.9 kB',
    file: 'formats/output/log.txt',
  },
  tree: {
    text: "export { clamp } from './clamp.js';\nexport { mix } from './mix.js';",
    file: 'live-panel/output/matrix.json.txt',
  },
  types: {
    text: 'export declare function clamp(value: number, min?: number, max?: number): number;',
    file: 'formats/output/index.d.ts.txt',
  },
  plug: {
    text: 'import { capitalize } from "lodash-es";\nimport { createElement } from "preact/compat";',
    file: 'external-rules/output/externals/index.js.txt',
  },
  bolt: {
    text: 'ready   built in 0.14s (esm)\nready   built in 0.14s (cjs)',
    file: 'formats/output/log.txt',
  },
  terminal: {
    text: '-w, --watch         turn on watch mode\n--dts               emit declaration files\n--minify            minify output',
    file: 'command-line/output/help/log.txt',
  },
};
