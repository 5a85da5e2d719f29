import type { Task } from './tasks';

/** What people come for, and where it is explained. */
export const englishTasks: Task[] = [
  {
    question: 'publish ESM and CJS with types',
    typed: 'dual package',
    answers: [
      '/config/lib/dts#two-formats',
      '/guide/basic/cjs-esm#dual',
      '/guide/basic/cjs-esm',
      '/guide/advanced/dts#formats',
    ],
  },
  {
    question: 'keep React out of the bundle',
    answers: [
      '/guide/advanced/third-party-deps#decision',
      '/guide/advanced/third-party-deps',
      '/config/lib/auto-external',
      '/guide/framework/react',
    ],
  },
  {
    question: 'why is my CSS missing',
    answers: [
      '/guide/faq/features#css',
      '/guide/advanced/css#mistakes',
      '/guide/advanced/css',
      '/guide/faq/exceptions#no-css',
      '/guide/advanced/css#target',
    ],
  },
  {
    question: 'create a project without answering questions',
    answers: ['/guide/start/quick-start#non-interactive', '/guide/start/quick-start'],
  },
  {
    question: 'add Rslib to an existing package',
    typed: 'manual setup',
    answers: ['/guide/start/quick-start#manual', '/guide/start/quick-start'],
  },
  { question: 'which Node.js version do I need', answers: ['/guide/faq/general#node', '/guide/start/#requirements'] },
  {
    question: 'bundle or keep one file per source file',
    typed: 'bundle or bundleless',
    answers: ['/guide/basic/bundle-mode#difference', '/guide/basic/bundle-mode', '/config/lib/bundle#comparison'],
  },
  {
    question: 'keep the folder structure of src in dist',
    answers: [
      '/config/lib/out-base',
      '/config/lib/out-base#comparison',
      '/guide/basic/output-files#bundleless',
      '/guide/basic/bundle-mode#difference',
      '/guide/basic/bundle-mode',
    ],
  },
  {
    question: 'build a UMD file for a script tag',
    answers: [
      '/guide/start/script-tag',
      '/guide/basic/umd#example',
      '/guide/basic/umd',
      '/config/lib/format#umd',
      '/config/lib/umd-name',
    ],
  },
  { question: 'name the global variable of a UMD build', answers: ['/config/lib/umd-name', '/guide/basic/umd#name'] },
  {
    question: 'bundle declaration files into one',
    answers: ['/config/lib/dts#bundle', '/config/lib/dts', '/guide/advanced/dts#bundled'],
  },
  { question: 'use the native TypeScript compiler tsgo', typed: 'tsgo', answers: ['/config/lib/dts#tsgo'] },
  {
    question: 'change the extension of output files',
    answers: [
      '/config/lib/auto-extension#filename',
      '/config/lib/auto-extension',
      '/guide/basic/output-files#extensions',
    ],
  },
  {
    question: 'choose the syntax level for old browsers',
    typed: 'syntax level for old browsers',
    answers: ['/config/lib/syntax', '/config/lib/syntax#versions', '/config/lib/syntax#levels'],
  },
  {
    question: 'syntax level from engines in package.json',
    answers: [
      '/config/lib/syntax#engines',
      '/guide/basic/upgrade-rslib#syntax',
      '/config/lib/syntax',
      '/blog/rslib-1-0#syntax',
    ],
  },
  {
    question: 'pack one dependency into the output',
    typed: 'bundle a dependency',
    answers: [
      '/guide/advanced/third-party-deps#lists',
      '/config/lib/auto-external#exclude',
      '/guide/advanced/third-party-deps#exclude',
    ],
  },
  {
    question: 'externalize an additional package',
    answers: [
      '/config/lib/auto-external',
      '/config/lib/auto-external#externals',
      '/guide/advanced/third-party-deps#externals',
      '/guide/advanced/third-party-deps',
      '/config/rsbuild/output#externals',
    ],
  },
  {
    question: 'add a licence comment at the top of every file',
    answers: ['/config/lib/banner#license', '/config/lib/banner'],
  },
  { question: 'add "use client" to every file', answers: ['/config/lib/banner#use-client', '/config/lib/banner'] },
  {
    question: 'make a command line program with a shebang',
    answers: ['/config/lib/banner#shebang', '/config/lib/banner', '/guide/advanced/package-json#bin'],
  },
  { question: 'use __dirname in ES modules', answers: ['/config/lib/shims#dirname', '/guide/faq/exceptions#dirname'] },
  { question: 'use import.meta.url in CommonJS', answers: ['/config/lib/shims#import-meta-url'] },
  {
    question: 'rewrite path aliases in the output',
    answers: ['/config/lib/redirect', '/guide/basic/typescript-usage#paths', '/config/lib/redirect#type'],
  },
  {
    question: 'publish Sass files as they are',
    answers: ['/guide/faq/features#raw-styles', '/config/lib/redirect#copy-styles'],
  },
  {
    question: 'use CSS Modules in a library',
    answers: [
      '/config/rsbuild/output#css-modules',
      '/guide/advanced/css#names',
      '/guide/advanced/css#bundleless',
      '/guide/advanced/css',
    ],
  },
  {
    question: 'import SVG as React component',
    answers: ['/guide/advanced/assets#svgr', '/guide/framework/react#svgr'],
  },
  { question: 'inline small images as base64', answers: ['/guide/advanced/assets#inline', '/guide/advanced/assets'] },
  { question: 'build WebAssembly', answers: ['/config/lib/wasm', '/config/lib/wasm#modes'] },
  {
    question: 'use a web worker in a library',
    answers: ['/guide/advanced/assets#workers', '/guide/basic/upgrade-rslib#new-url'],
  },
  { question: 'build a single executable file', answers: ['/config/lib/experiments#exe', '/config/lib/experiments'] },
  { question: 'watch files and rebuild', typed: 'watch mode', answers: ['/guide/basic/cli#watch'] },
  {
    question: 'build only one of the outputs',
    answers: ['/config/lib/id#one', '/guide/basic/cli#common-options', '/config/lib#id'],
  },
  {
    question: 'see the final configuration',
    typed: 'inspect config',
    answers: [
      '/guide/basic/cli#inspect',
      '/guide/debug/debug-mode#inspect',
      '/guide/basic/configure-rslib#inspect',
      '/guide/basic/configure-rsbuild-rspack#inspect',
    ],
  },
  {
    question: 'change the Rspack configuration',
    answers: ['/config/rsbuild/tools#rspack', '/guide/basic/configure-rsbuild-rspack#rspack'],
  },
  {
    question: 'write a plugin',
    typed: 'plugin hooks',
    answers: ['/config/rsbuild/plugins#object', '/config/rsbuild/plugins'],
  },
  {
    question: 'replace variables at build time',
    typed: 'define',
    answers: ['/config/rsbuild/source#define', '/config/rsbuild/source', '/guide/basic/configure-rslib#values'],
  },
  {
    question: 'use environment variables in code',
    answers: ['/guide/advanced/env', '/guide/faq/general#env', '/guide/basic/upgrade-rslib#env'],
  },
  {
    question: 'use decorators',
    answers: [
      '/config/rsbuild/source#decorators',
      '/guide/framework/typescript#decorators',
      '/guide/basic/typescript-usage#features',
    ],
  },
  {
    question: 'minify the output',
    answers: ['/guide/faq/features#minify', '/config/rsbuild/output#minify', '/guide/faq/general#minify'],
  },
  {
    question: 'generate source maps',
    typed: 'source map',
    answers: ['/config/rsbuild/output#source-map', '/guide/start/glossary#source-map'],
  },
  { question: 'remove console.log from the build', answers: ['/guide/faq/features#console'] },
  { question: 'keep comments in the output', answers: ['/guide/faq/features#comments'] },
  { question: 'insert the version of the package', answers: ['/guide/faq/features#version'] },
  { question: 'exclude tests from dist', typed: 'exclude tests', answers: ['/guide/faq/features#tests'] },
  { question: 'set up a React component library', answers: ['/guide/framework/react#setup', '/guide/framework/react'] },
  { question: 'set up a Vue component library', answers: ['/guide/framework/vue#setup', '/guide/framework/vue'] },
  {
    question: 'declarations for Vue components',
    answers: ['/guide/framework/vue#declarations', '/guide/framework/vue'],
  },
  {
    question: 'write the exports field of package.json',
    answers: [
      '/guide/advanced/package-json#exports',
      '/guide/advanced/package-json',
      '/guide/start/glossary#exports-map',
    ],
  },
  {
    question: 'check a package before publishing',
    answers: ['/guide/advanced/package-json#check', '/guide/advanced/package-json', '/guide/advanced/dts#check'],
  },
  { question: 'libraries in a monorepo', answers: ['/guide/advanced/monorepo', '/guide/advanced/monorepo#connect'] },
  {
    question: 'TypeScript project references',
    answers: ['/guide/advanced/monorepo#references', '/config/lib/dts#build'],
  },
  { question: 'use Storybook', answers: ['/guide/advanced/storybook', '/guide/advanced/storybook#configure'] },
  {
    question: 'write documentation for a library',
    answers: ['/guide/advanced/module-doc#rspress', '/guide/advanced/module-doc'],
  },
  {
    question: 'share a remote with Module Federation',
    answers: ['/guide/advanced/module-federation#remote', '/guide/advanced/module-federation', '/config/lib/format#mf'],
  },
  {
    question: 'polyfill missing browser features',
    typed: 'polyfill old browsers',
    answers: ['/guide/advanced/polyfill#ways', '/guide/advanced/polyfill'],
  },
  {
    question: 'use Node.js modules such as buffer in browsers',
    answers: ['/guide/advanced/node-polyfill#modules', '/guide/advanced/node-polyfill'],
  },
  { question: 'share helper functions of SWC', answers: ['/config/lib/external-helpers'] },
  { question: 'migrate from tsup', answers: ['/guide/migration/tsup', '/guide/migration/tsup#steps'] },
  { question: 'migrate from Rollup', answers: ['/guide/migration/rollup', '/guide/migration/rollup#steps'] },
  { question: 'migrate from esbuild', answers: ['/guide/migration/esbuild', '/guide/migration/esbuild#steps'] },
  {
    question: 'migrate from Modern.js Module',
    answers: ['/guide/migration/modernjs-module', '/guide/migration/modernjs-module#steps'],
  },
  {
    question: 'upgrade from 0.x to 1.0',
    answers: ['/guide/basic/upgrade-rslib#from-0-to-1', '/guide/basic/upgrade-rslib'],
  },
  {
    question: 'run a build from a script of my own',
    answers: ['/api/javascript-api/core#build', '/config/lib/id#api', '/api/javascript-api/core'],
  },
  {
    question: 'analyse what is in the bundle',
    typed: 'bundle analyzer',
    answers: ['/guide/debug/rsdoctor', '/guide/debug/rsdoctor#read'],
  },
  {
    question: 'why is the build slow',
    answers: ['/guide/debug/build-profiling', '/guide/faq/features#faster', '/guide/debug/build-profiling#findings'],
  },
  {
    question: 'turn on debug output',
    typed: 'debug',
    answers: ['/guide/debug/debug-mode#set', '/guide/debug/debug-mode'],
  },
  { question: 'clear the cache', answers: ['/guide/faq/general#cache', '/guide/faq/exceptions#cache'] },
  { question: 'a flag has no effect', answers: ['/guide/faq/exceptions#cache', '/guide/faq/exceptions'] },
  { question: 'Module not found', answers: ['/guide/faq/exceptions#no-module'] },
  { question: 'Could not find any entry module', answers: ['/guide/faq/exceptions#no-entry'] },
];
