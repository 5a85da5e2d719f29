import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRslib, type LibConfig, type RslibConfig } from '@rslib/core';
import { root } from '../../place.mjs';

/** An option with the value its page calls the default. */
export interface Claim {
  /** `dts.bundle` */
  path: string;
  /** As the page writes it: `true`, `'esm'`, `{}`. */
  value: string;
}

/** The tool's result for a configuration without any option, and for one with each claimed default. */
interface Probe {
  /** Default of an option of Rsbuild; undefined when there is none. */
  realDefault(path: string): unknown;
  /** Whether setting the value changes nothing. */
  holds(claim: Claim): boolean;
}

/** Executables need a newer Node than the documentation is built with. */
const cannotBeTried = /^experiments\.exe\b/;

/**
 * One run of the tool for all claims. Each becomes two outputs: one that sets the default, and one without it; for a field, the
 * second has the empty object around it, since `dts: {}` alone means something.
 */
export async function probe(claims: readonly Claim[]): Promise<Probe> {
  const tried = claims.filter(({ path }) => !cannotBeTried.test(path));
  const items = tried.flatMap((claim) => [nested(claim), around(claim)]);
  const lib = [{}, ...items].map((item, index): LibConfig => ({ ...item, id: `probe${index}` }));
  const rslib = await createRslib({ cwd: project(), config: { logLevel: 'error', lib } satisfies RslibConfig });
  const { bundlerConfigs, origin } = await rslib.inspectConfig({ writeToDisk: false, verbose: true });
  const texts = bundlerConfigs.map((text) => text.replace(/probe\d+/g, 'probe').replace(/~\d+/g, '~'));
  const defaults: unknown = origin.environmentConfigs.probe0;
  return {
    realDefault: (path) => valueAt(defaults, path.split('.')),
    holds(claim) {
      const index = 1 + 2 * tried.indexOf(claim);
      return index < 1 || texts[index] === texts[index + 1];
    },
  };
}

/** A project with a file and types, which some options need. */
function project(): string {
  const folder = join(root, 'node_modules/.cache/probe');
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'probe', type: 'module' }));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { rootDir: 'src' }, include: ['src'] }),
  );
  writeFileSync(join(folder, 'src/index.ts'), 'export const one = 1;\n');
  return folder;
}

/** `dts.bundle` and `false` → `{ dts: { bundle: false } }` */
const nested = ({ path, value }: Claim): object =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), read(value)) as object;

/** `dts.bundle` → `{ dts: {} }`, `format` → `{}` */
function around({ path }: Claim): object {
  const parent = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  return parent === '' ? {} : nested({ path: parent, value: '{}' });
}

/** Only literals come here. */
function read(text: string): unknown {
  if (text === 'undefined') return undefined;
  return JSON.parse(text.replace(/^'(.*)'$/, '"$1"'));
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  // a value without the key ends here
  return typeof value === 'object' && value !== null
    ? valueAt((value as Record<string, unknown>)[key], rest)
    : undefined;
}
