import { entriesOf, hasRequire, hasTypes, type Manifest } from './manifest';

/** Ways to use a result; `pack` and `install` are listed only when they fail. */
export interface Consumer {
  name: 'pack' | 'install' | 'esm' | 'cjs' | 'nodenext' | 'bundler' | 'browser' | 'script';
  problem: string | null;
}

/** A file for `<script>` elements, and the packages it expects as globals: `{ "React": "react" }`. */
export interface Script {
  file: string;
  name: string;
  globals?: { [name: string]: string };
}

/** What a document shows once all of its modules have run. */
export const loaded = 'loaded';

/** Files of a user of packages, and the command that uses them. */
export interface Task {
  name: Consumer['name'];
  files: { [path: string]: string };
  command: string;
  /** Opened in Chromium afterwards. */
  document?: string;
}

/** The ways to use a package. */
export function tasksOf(
  manifests: readonly Manifest[],
  { browser, script }: { browser: boolean; script?: Script },
): Task[] {
  const idsOf = (manifest: Manifest): string[] => entriesOf(manifest).map((path) => `${manifest.name}${path.slice(1)}`);
  const ids = manifests.flatMap(idsOf);
  const modules = ids.filter((id) => !/\.(css|json)$/.test(id));
  const loadedBy = (load: (id: string) => string, some = modules): string =>
    some.map((id) => `if (Object.keys(${load(id)}).length === 0) throw new Error('${id} exports nothing');\n`).join('');
  const required = manifests.filter(hasRequire).flatMap(idsOf);
  return [
    ...(browser ? [bundled(ids)] : []),
    ...(browser || modules.length === 0
      ? []
      : [
          {
            name: 'esm' as const,
            files: { 'esm.mjs': loadedBy((id) => `await import('${id}')`) },
            command: 'node esm.mjs',
          },
        ]),
    ...(browser || required.length === 0
      ? []
      : [
          {
            name: 'cjs' as const,
            files: { 'cjs.cjs': loadedBy((id) => `require('${id}')`, required) },
            command: 'node cjs.cjs',
          },
        ]),
    ...(script ? [embedded(script, manifests[0]?.name ?? '')] : []),
    ...(manifests.some(hasTypes) ? (['nodenext', 'bundler'] as const).map((name) => checked(name, modules)) : []),
  ];
}

const show = `document.body.append('${loaded}');`;

const rsbuildConfig = `export default {
  source: { entry: { index: './index.js' } },
  output: { assetPrefix: 'auto', filenameHash: false },
  splitChunks: false,
  html: { scriptLoading: 'defer' },
};
`;

/** A bundler takes the package into an application. */
function bundled(ids: readonly string[]): Task {
  const lines = ids.map((id, index) =>
    id.endsWith('.css') ? `import '${id}';` : `import * as part${index} from '${id}';`,
  );
  const parts = ids.flatMap((id, index) => (id.endsWith('.css') ? [] : [`part${index}`]));
  const code = `${lines.join('\n')}\nglobalThis.parts = [${parts.join(', ')}];\n${show}\n`;
  const files = { 'index.js': code, 'rsbuild.config.mjs': rsbuildConfig };
  return { name: 'browser', files, command: 'npx rsbuild build', document: 'dist/index.html' };
}

/** A document takes the package as a script, behind one with the globals it expects. */
function embedded({ file, name, globals = {} }: Script, id: string): Task {
  const set = Object.entries(globals).map(([global, from], index) => [
    `import * as global${index} from '${from}';`,
    `globalThis.${global} = global${index};`,
  ]);
  const html = `<!doctype html><body><script src="dist/static/js/index.js"></script>
<script src="node_modules/${id}/${file}"></script>
<script>if (${name}) ${show}</script>
`;
  const files = { 'index.js': `${set.flat().join('\n')}\n`, 'rsbuild.config.mjs': rsbuildConfig, 'script.html': html };
  return { name: 'script', files, command: 'npx rsbuild build', document: 'script.html' };
}

/** TypeScript checks an import of every module. */
function checked(resolution: 'nodenext' | 'bundler', modules: readonly string[]): Task {
  const imports = modules.map((id, index) => `import * as part${index} from '${id}';\n`).join('');
  const parts = modules.map((_, index) => `part${index}`).join(', ');
  const compilerOptions = {
    module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
    moduleResolution: resolution,
    target: 'es2022',
    lib: ['es2022', 'dom'],
    strict: true,
    noEmit: true,
    types: ['node'],
  };
  const files = {
    'consumer.ts': `${imports}export const parts: object[] = [${parts}];\n`,
    'tsconfig.json': JSON.stringify({ compilerOptions, files: ['consumer.ts'] }),
  };
  return { name: resolution, files, command: 'npx tsc' };
}
