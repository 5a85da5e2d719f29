import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';
import type { Configuration, SourceContext } from './migration';
import { isObject } from './options';

/** Packages of the engines: their helpers return what they are given, so that the engine itself need not run. */
const enginePackages = [
  ...['vitepress', 'vitepress/theme', 'rspress/config', 'rspress', '@rspress/core', '@rspress/core/config'],
  ...['@docusaurus/types', 'prism-react-renderer'],
];

/** Milliseconds after which a configuration that is still being computed is given up. */
const longestWait = 20_000;

/**
 * Runs the configuration file of another engine, or a file that belongs to it. Packages that are not installed are replaced by stand-ins whose functions
 * return their first argument; each is noted. Null when the file cannot be run.
 */
export async function evaluateConfig(
  context: SourceContext,
  config: string = context.config,
): Promise<Configuration | null> {
  const { root } = context;
  const origins: Configuration['origins'] = new WeakMap();
  const virtualModules: Record<string, unknown> = {};
  for (const name of enginePackages) virtualModules[name] = standIn(name, origins);
  const place = { file: config, line: 0 };
  for (;;) {
    try {
      const jiti = createJiti(pathToFileURL(join(root, 'x')).href, {
        fsCache: false,
        moduleCache: false,
        virtualModules,
      });
      const value = await settle(await jiti.import(config, { default: true }));
      if (isObject(value)) return { value, origins };
      context.note(place, 'The configuration is not an object.', 'Write the options into folia.config.ts by hand.');
      return null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const missing = /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1];
      if (missing === undefined || missing in virtualModules || /^[./]/.test(missing)) {
        const [reason = ''] = message.split('\n');
        context.note(
          place,
          `The configuration cannot be run: ${reason}`,
          'Write the options into folia.config.ts by hand.',
        );
        return null;
      }
      virtualModules[missing] = standIn(missing, origins);
      if (enginePackages.some((name) => missing.startsWith(`${name}/`))) continue;
      context.note(
        place,
        `The package "${missing}" is not installed: what the configuration takes from it is unknown.`,
        'Install the packages of the source and run the command again, or check folia.config.ts.',
      );
    }
  }
}

/** Configurations may be functions, and promises. */
async function settle(value: unknown): Promise<unknown> {
  const ended = new AbortController();
  const tooLong = setTimeout(longestWait, null, { signal: ended.signal }).then(() => {
    throw new Error('It takes longer than 20 seconds.');
  });
  tooLong.catch(() => {});
  try {
    const made: unknown = typeof value === 'function' ? value({ mode: 'production', command: 'build' }) : value;
    return await Promise.race([made, tooLong]);
  } finally {
    ended.abort();
  }
}

/** Any export of it is a function that returns its first argument, or an empty object. */
function standIn(name: string, origins: Configuration['origins']): unknown {
  const call = (first?: unknown): unknown => {
    // what is made of a text is unknown, and so is everything in it
    if (typeof first === 'string') return proxy;
    const value = isObject(first) ? first : {};
    if (!origins.has(value)) origins.set(value, name);
    return value;
  };
  const get = (target: typeof call, key: string | symbol): unknown => {
    if (key === '__esModule') return true;
    if (typeof key === 'symbol' || key === 'then') return undefined;
    // `bind` and the like are those of the function
    return key in target ? Reflect.get(target, key) : proxy;
  };
  const proxy: unknown = new Proxy(call, { get });
  return proxy;
}
