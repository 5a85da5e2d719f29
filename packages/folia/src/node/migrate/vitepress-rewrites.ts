import { posix } from 'node:path';
import { objectOf, textOf } from './options';

/** Path of a page in the source → path by which it is published. */
export type Rewrite = (path: string) => string;

const tokens = /:(\w+)(?:\(([^)]*)\))?([*+?]?)/g;

/** `rewrites`: a function, or patterns such as `packages/:name/docs/:rest*` → `:name/:rest*`. The first that matches decides. */
export function createRewrite(rewrites: unknown): Rewrite {
  if (typeof rewrites === 'function') return (path) => textOf(rewrites(path)) ?? path;
  const rules = Object.entries(objectOf(rewrites)).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ pattern: createPattern(from), to }] : [],
  );
  return (path) => {
    for (const { pattern, to } of rules) {
      const found = pattern.exec(path);
      if (found) return posix.normalize(to.replace(tokens, (_, name: string) => found.groups?.[name] ?? ''));
    }
    return path;
  };
}

/** `:name` is a part of a path, `:rest*` any number of them, `:name(a|b)` what the expression matches. */
function createPattern(source: string): RegExp {
  const groups = [...source.matchAll(tokens)].map(([, name, expression, many]) => {
    const parts = many === '*' || many === '+' ? '.*' : '[^/]+?';
    return `(?<${name}>${expression ?? parts})`;
  });
  const texts = source.replace(tokens, '\0').split('\0');
  const escaped = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.map((text, index) => text + (groups[index] ?? '')).join('')}$`);
}
