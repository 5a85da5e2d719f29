/** A page of the website: its address and its title in both languages; '' for the home page, which has none. */
export interface SiteRoute {
  path: string;
  en: string;
  zh: string;
}

type Row = [path: string, en: string, zh: string];

const rows: Row[] = [
  ['/', '', ''],
  ['/guide/start/', 'Introduction', '介绍'],
  ['/guide/start/quick-start', 'Quick Start', '快速上手'],
  ['/guide/start/features', 'Features', '功能导航'],
  ['/guide/start/glossary', 'Glossary', '术语表'],
  ['/guide/start/npm-packages', 'Packages', 'npm 包'],
  ['/guide/basic/cli', 'CLI', '命令行工具'],
  ['/guide/basic/configure-rslib', 'Configure Rslib', '配置 Rslib'],
  ['/guide/basic/configure-rsbuild-rspack', 'Configure Rsbuild / Rspack', '配置 Rsbuild / Rspack'],
  ['/guide/basic/typescript-usage', 'Use Typescript', '使用 Typescript'],
  ['/guide/basic/output-files', 'Output Files', '构建产物目录'],
  ['/guide/basic/bundle-mode', 'Select Bundle Mode', '构建模式选择'],
  ['/guide/basic/upgrade-rslib', 'Upgrade Rslib', '升级 Rslib'],
  ['/guide/basic/cjs-esm', 'CJS and ESM', 'CJS 与 ESM'],
  ['/guide/basic/umd', 'UMD', 'UMD'],
  ['/guide/advanced/package-json', 'Write package.json', '编写 package.json'],
  ['/guide/advanced/templates', 'Templates', '模板与预设'],
  ['/guide/advanced/third-party-deps', 'Handle Third-party Dependencies', '三方依赖处理'],
  ['/guide/advanced/polyfill', 'Target and Polyfill', '目标环境与兼容性'],
  ['/guide/advanced/css', 'CSS', '样式处理'],
  ['/guide/advanced/assets', 'Assets', '静态资源处理'],
  ['/guide/advanced/dts', 'DTS', '类型生成'],
  ['/guide/advanced/module-federation', 'Module Federation', 'Module Federation'],
  ['/guide/advanced/module-doc', 'Module Doc', '开发模块文档'],
  ['/guide/advanced/node-polyfill', 'Node Polyfill', 'Node Polyfill'],
  ['/guide/advanced/storybook', 'Use Storybook', '使用 storybook'],
  ['/guide/advanced/monorepo', 'Monorepo', 'Monorepo 开发'],
  ['/guide/migration/modernjs-module', 'Modern.js Module', 'Modern.js Module'],
  ['/guide/migration/tsup', 'tsup', 'tsup'],
  ['/guide/migration/rollup', 'rollup', 'rollup'],
  ['/guide/migration/esbuild', 'esbuild', 'esbuild'],
  ['/guide/debug/debug-mode', 'Debug Mode', '开启调试模式'],
  ['/guide/debug/build-profiling', 'Build Profiling', '构建性能分析'],
  ['/guide/debug/rsdoctor', 'Use Rsdoctor', '使用 Rsdoctor'],
  ['/guide/faq/general', 'General FAQ', '通用类问题'],
  ['/guide/faq/features', 'Features FAQ', '功能类问题'],
  ['/guide/faq/exceptions', 'Exceptions FAQ', '异常类问题'],
  ['/config/', 'Config Overview', '配置总览'],
  ['/config/lib', 'Lib', 'Lib'],
  ['/config/lib/bundle', 'lib.bundle', 'lib.bundle'],
  ['/config/lib/format', 'lib.format', 'lib.format'],
  ['/config/lib/auto-extension', 'lib.autoExtension', 'lib.autoExtension'],
  ['/config/lib/auto-external', 'lib.autoExternal', 'lib.autoExternal'],
  ['/config/lib/redirect', 'lib.redirect', 'lib.redirect'],
  ['/config/lib/syntax', 'lib.syntax', 'lib.syntax'],
  ['/config/lib/external-helpers', 'lib.externalHelpers', 'lib.externalHelpers'],
  ['/config/lib/banner', 'lib.banner', 'lib.banner'],
  ['/config/lib/footer', 'lib.footer', 'lib.footer'],
  ['/config/lib/dts', 'lib.dts', 'lib.dts'],
  ['/config/lib/shims', 'lib.shims', 'lib.shims'],
  ['/config/lib/umd-name', 'lib.umdName', 'lib.umdName'],
  ['/config/rsbuild', 'Rsbuild Config', 'Rsbuild 配置'],
  ['/config/rsbuild/plugins', 'plugins', 'plugins'],
  ['/config/rsbuild/source', 'source', 'source'],
  ['/config/rsbuild/output', 'output', 'output'],
  ['/config/rsbuild/tools', 'tools', 'tools'],
  ['/api/javascript-api/core', 'Rslib Core', 'Rslib Core'],
  ['/api/javascript-api/types', 'Rslib Types', 'Rslib Types'],
  ['/blog/', 'Overview', '总览'],
  ['/guide/framework/react', 'React', 'React'],
  ['/guide/framework/typescript', 'Typescript', 'Typescript'],
  ['/guide/framework/vue', 'Vue', 'Vue'],
];

/** The 62 pages of the website; each has an address in English and one below `/zh`. */
export const siteRoutes: SiteRoute[] = rows.map(([path, en, zh]) => ({ path, en, zh }));

/** Pages beyond that table: options and posts that the tool has gained since, and guides to frameworks and tools. */
export const addedRoutes = [
  '/blog/proven-samples',
  '/config/lib/experiments',
  '/config/lib/id',
  '/config/lib/out-base',
  '/config/lib/wasm',
  '/guide/advanced/tailwindcss',
  '/guide/advanced/testing',
  '/guide/faq/known-issues',
  '/guide/framework/react-compiler',
  '/guide/framework/solid',
  '/guide/framework/svelte',
];
