/** A fence as a module: what precedes it, its code, what follows it. */
export interface Piece {
  above: string[];
  text: string;
  below: string[];
}

/** A piece that is not a module becomes part of one, so that its names are checked too. */
export function pieceOf(code: string, extension: string): Piece {
  const typed = /^[cm]?tsx?$/.test(extension);
  if (isObject(code)) return objectPiece(code, typed);
  if (typed && isSignature(code)) return signaturePiece(code);
  return { above: [], text: code, below: [] };
}

/** `{ dts: true }`, and not a block of statements. */
const isObject = (code: string): boolean =>
  /^\s*\{\s*(\/\/.*\s*)*([\w$]+|'[^']+')\s*[:,}][\s\S]*\}[;,]?\s*$/.test(code);

/** A single object is part of a configuration. */
function objectPiece(code: string, typed: boolean): Piece {
  const text = code.trimEnd().replace(/[;,]$/, '');
  if (!typed) return { above: ['('], text, below: [');'] };
  const types = "import type { LibConfig as $Lib, RslibConfig as $Config } from '@rslib/core';";
  return { above: [types, '('], text, below: [') satisfies $Lib | $Config;'] };
}

/** `build(options?: BuildOptions): Promise<BuildResult>;`, also with `function` in front. */
const isSignature = (code: string): boolean =>
  /^(function )?[a-z]\w*\([\s\S]*\): [^=;]*;?\s*$/.test(code) && !/^(if|for|while|switch)\b/.test(code);

/** A function as its page shows it: the real one has to fit. */
function signaturePiece(code: string): Piece {
  const names = new Set(code.match(/\b[A-Z]\w+/g)?.filter((name) => !globals.has(name)));
  const imports = `import type * as $core from '@rslib/core';\nimport type { ${[...names].join(', ')} } from '@rslib/core';`;
  const own = /^function (\w+)/.exec(code)?.[1];
  const [open, type] = own
    ? ['declare namespace $Shown {', `{ ${own}: typeof $Shown.${own} }`]
    : ['interface $Shown {', '$Shown'];
  return {
    above: [...imports.split('\n'), open],
    text: code,
    below: ['}', 'declare const $tool: $core.RslibInstance & typeof $core;', `$tool satisfies ${type};`],
  };
}

const globals = new Set(['Promise', 'Record', 'Partial', 'Array', 'Readonly', 'Map', 'Set']);
