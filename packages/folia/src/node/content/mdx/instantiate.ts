import { getRspressHint, getRspressModule, rspressHint } from '../../../shared/rspress-names';
import type { SourceLocation } from '../../../shared/site';
import { DocsError } from '../../support/errors';
import { didYouMean, nearestName } from '../../support/nearest';
import type { MdxRuntime } from '../types';
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
  at: SourceLocation;
}

type Exports = Record<string, unknown>;

/** Runs a compiled page: fragments first, each once. Cycles have been refused before. */
export function instantiate(module: MdxModule, runtime: MdxRuntime): Exports {
  const page: Page = { runtime, done: new Map(), components: {} };
  const { default: Content, ...exports } = run(module, page);
  // ensured by the compiler
  const content = Content as (props: { components?: Exports }) => unknown;
  const renderContent = (props: { components?: Exports } = {}) => {
    page.components = props.components ?? {};
    return content(props);
  };
  return { ...exports, default: renderContent };
}

/** One run of a page. */
interface Page {
  runtime: MdxRuntime;
  done: Map<string, Exports>;
  /** What the page itself was given: fragments are rendered with the same. */
  components: Exports;
}

function run(module: MdxModule, page: Page): Exports {
  const { runtime, done } = page;
  const known = done.get(module.path);
  if (known) return known;
  const scope: Record<string, unknown> = { ...runtime.jsxRuntime, useMDXComponents: () => page.components };
  const handedOn: Exports = {};
  for (const { target, bindings, reexports, at } of module.uses) {
    const exports = target.kind === 'module' ? fromBundle(runtime, target.key) : run(target.module, page);
    const source = target.kind === 'module' ? target.key : target.module.path;
    for (const { key, imported } of bindings) scope[key] = take(exports, imported, { source, at });
    for (const { exported, imported } of reexports) handOn(handedOn, exports, { exported, imported });
  }
  const result = { ...handedOn, ...evaluate(module, scope) };
  done.set(module.path, result);
  return result;
}

function take(exports: Exports, name: string, { source, at }: { source: string; at: SourceLocation }): unknown {
  if (name === '*') return exports;
  if (name in exports) return exports[name];
  const names = Object.keys(exports).filter((key) => key !== '__esModule');
  const module = source.replace(/^npm:/, '');
  const isRspress = getRspressModule(module) !== undefined;
  const otherwise = isRspress ? rspressHint : `It exports ${names.join(', ') || 'nothing'}.`;
  const hint = (isRspress && getRspressHint(name)) || didYouMean(nearestName(name, names), otherwise);
  throw new DocsError(`"${module}" does not export "${name}".`, { at, hint });
}

/** The exports of a module of the server bundle. */
export function fromBundle(runtime: MdxRuntime, key: string): Exports {
  const exports = runtime.resolveModule(key);
  if (!exports) throw new Error(`The module "${key}" is not part of the server bundle.`);
  return exports;
}

function handOn(into: Exports, from: Exports, { exported, imported }: { exported: string; imported: string }): void {
  if (exported !== '*') {
    into[exported] = imported === '*' ? from : from[imported];
    return;
  }
  for (const [name, value] of Object.entries(from)) if (name !== 'default') into[name] = value;
}

/** `frontmatter` is a parameter of a function around the page, so that a page may declare a variable of that name. */
function evaluate({ code, frontmatter, path }: MdxModule, scope: Record<string, unknown>): Exports {
  const outer = new Function('frontmatter', `return function () {${code}\n}\n//# sourceURL=${encodeURI(path)}`);
  // the shape the compiler promises
  return outer(frontmatter)(scope) as Exports;
}
