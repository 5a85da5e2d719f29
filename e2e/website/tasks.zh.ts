import type { Task } from './tasks';

/** What people come for, and where it is explained. */
export const chineseTasks: Task[] = [
  {
    question: '同时发布 ESM 和 CJS，并带上类型',
    typed: 'esm cjs 声明',
    answers: [
      '/config/lib/dts#two-formats',
      '/guide/basic/cjs-esm#dual',
      '/guide/basic/cjs-esm',
      '/guide/advanced/dts#formats',
    ],
  },
  {
    question: '不把 React 打包进产物',
    typed: '不打包 react',
    answers: [
      '/guide/advanced/third-party-deps#decision',
      '/guide/advanced/third-party-deps',
      '/config/lib/auto-external',
      '/guide/framework/react',
    ],
  },
  {
    question: '为什么没有 CSS 文件',
    answers: [
      '/guide/faq/features#css',
      '/guide/advanced/css#mistakes',
      '/guide/advanced/css',
      '/guide/faq/exceptions#no-css',
      '/guide/advanced/css#target',
    ],
  },
  {
    question: '不回答提问，直接创建项目',
    answers: ['/guide/start/quick-start#non-interactive', '/guide/start/quick-start'],
  },
  { question: '手动搭建项目', answers: ['/guide/start/quick-start#manual', '/guide/start/quick-start'] },
  { question: '需要哪个版本的 Node.js', answers: ['/guide/faq/general#node', '/guide/start/#requirements'] },
  {
    question: '打包还是逐个文件输出',
    typed: '打包模式 bundleless',
    answers: ['/guide/basic/bundle-mode#difference', '/guide/basic/bundle-mode', '/config/lib/bundle#comparison'],
  },
  {
    question: '在 dist 中保留 src 的目录结构',
    answers: [
      '/config/lib/out-base',
      '/config/lib/out-base#comparison',
      '/guide/basic/output-files#bundleless',
      '/guide/basic/bundle-mode#difference',
      '/guide/basic/bundle-mode',
    ],
  },
  {
    question: '为 script 标签构建 UMD 文件',
    answers: ['/guide/basic/umd#example', '/guide/basic/umd', '/config/lib/format#umd', '/config/lib/umd-name'],
  },
  { question: '设置 UMD 的全局变量名', typed: 'umdName', answers: ['/config/lib/umd-name', '/guide/basic/umd#name'] },
  {
    question: '把声明文件打包成一个',
    typed: '打包声明文件',
    answers: ['/config/lib/dts#bundle', '/config/lib/dts', '/guide/advanced/dts#bundled'],
  },
  { question: '使用原生编译器 tsgo 生成声明', typed: 'tsgo', answers: ['/config/lib/dts#tsgo'] },
  {
    question: '修改产物的扩展名',
    answers: [
      '/guide/basic/output-files',
      '/config/lib/auto-extension#filename',
      '/config/lib/auto-extension',
      '/guide/basic/output-files#extensions',
    ],
  },
  {
    question: '为旧浏览器降级语法',
    typed: '语法降级',
    answers: ['/config/lib/syntax', '/config/lib/syntax#versions', '/config/lib/syntax#levels'],
  },
  {
    question: '语法级别取自 engines.node',
    answers: [
      '/config/lib/syntax#engines',
      '/guide/basic/upgrade-rslib#syntax',
      '/config/lib/syntax',
      '/blog/rslib-1-0#syntax',
    ],
  },
  {
    question: '把某个依赖打包进产物',
    answers: ['/config/lib/auto-external#exclude', '/guide/advanced/third-party-deps#exclude'],
  },
  {
    question: '外部化某个包',
    typed: '外置',
    answers: [
      '/config/lib/auto-external#externals',
      '/guide/advanced/third-party-deps#externals',
      '/guide/advanced/third-party-deps',
      '/config/rsbuild/output#externals',
    ],
  },
  { question: '在文件开头加许可证注释', answers: ['/config/lib/banner#license', '/config/lib/banner'] },
  { question: '给文件加上 use client 指令', answers: ['/config/lib/banner#use-client', '/config/lib/banner'] },
  {
    question: '让产物带 shebang、可以直接执行',
    answers: ['/config/lib/banner#shebang', '/config/lib/banner', '/guide/advanced/package-json#bin'],
  },
  {
    question: '在 ES 模块里使用 __dirname',
    typed: '__dirname',
    answers: ['/config/lib/shims#dirname', '/guide/faq/exceptions#dirname'],
  },
  {
    question: '在 CommonJS 里使用 import.meta.url',
    typed: 'import.meta.url',
    answers: ['/config/lib/shims#import-meta-url'],
  },
  {
    question: '改写产物里的路径别名',
    answers: ['/config/lib/redirect', '/guide/basic/typescript-usage#paths', '/config/lib/redirect#type'],
  },
  { question: '原样发布 Sass 文件', answers: ['/guide/faq/features#raw-styles', '/config/lib/redirect#copy-styles'] },
  {
    question: '在库中使用 CSS Modules',
    typed: 'css modules',
    answers: [
      '/config/rsbuild/output#css-modules',
      '/guide/advanced/css#names',
      '/guide/advanced/css#bundleless',
      '/guide/advanced/css',
    ],
  },
  { question: '把 SVG 当作 React 组件导入', answers: ['/guide/advanced/assets#svgr', '/guide/framework/react#svgr'] },
  {
    question: '把图片内联进代码',
    typed: '内联图片',
    answers: ['/guide/advanced/assets#inline', '/guide/advanced/assets'],
  },
  { question: '处理 WebAssembly 文件', answers: ['/config/lib/wasm', '/config/lib/wasm#modes'] },
  { question: '在库中使用 worker', answers: ['/guide/advanced/assets#workers', '/guide/basic/upgrade-rslib#new-url'] },
  { question: '构建单个可执行文件', answers: ['/config/lib/experiments#exe', '/config/lib/experiments'] },
  { question: '监听文件并重新构建', answers: ['/guide/basic/cli#watch', '/guide/basic/cli'] },
  {
    question: '只构建其中一个产物',
    typed: '只构建一个',
    answers: ['/config/lib/id#one', '/guide/basic/cli#common-options', '/config/lib#id'],
  },
  {
    question: '查看最终的配置',
    answers: [
      '/guide/basic/cli#inspect',
      '/guide/debug/debug-mode#inspect',
      '/guide/basic/configure-rslib#inspect',
      '/guide/basic/configure-rsbuild-rspack#inspect',
    ],
  },
  {
    question: '修改 Rspack 配置',
    answers: ['/config/rsbuild/tools#rspack', '/guide/basic/configure-rsbuild-rspack#rspack'],
  },
  { question: '编写插件', answers: ['/config/rsbuild/plugins#object', '/config/rsbuild/plugins'] },
  {
    question: '构建时替换变量',
    typed: '常量替换',
    answers: ['/config/rsbuild/source#define', '/config/rsbuild/source', '/guide/basic/configure-rslib#values'],
  },
  {
    question: '在代码中使用环境变量',
    typed: '环境变量',
    answers: ['/guide/advanced/env', '/guide/faq/general#env', '/guide/basic/upgrade-rslib#env'],
  },
  {
    question: '使用装饰器',
    answers: [
      '/config/rsbuild/source#decorators',
      '/guide/framework/typescript#decorators',
      '/guide/basic/typescript-usage#features',
    ],
  },
  {
    question: '压缩产物',
    answers: ['/guide/faq/features#minify', '/config/rsbuild/output#minify', '/guide/faq/general#minify'],
  },
  { question: '生成 source map', answers: ['/config/rsbuild/output#source-map', '/guide/start/glossary#source-map'] },
  { question: '去掉 console.log', answers: ['/guide/faq/features#console'] },
  { question: '在产物中保留注释', answers: ['/guide/faq/features#comments'] },
  { question: '在代码中插入包的版本号', answers: ['/guide/faq/features#version'] },
  { question: '不把测试写进 dist', typed: '排除测试', answers: ['/guide/faq/features#tests'] },
  {
    question: '搭建 React 组件库',
    typed: 'react',
    answers: ['/guide/framework/react#setup', '/guide/framework/react'],
  },
  { question: '搭建 Vue 组件库', typed: 'vue', answers: ['/guide/framework/vue#setup', '/guide/framework/vue'] },
  {
    question: '为 Vue 组件生成声明',
    typed: 'vue 声明',
    answers: ['/guide/framework/vue#declarations', '/guide/framework/vue'],
  },
  {
    question: '编写 package.json 的 exports 字段',
    answers: [
      '/guide/advanced/package-json#exports',
      '/guide/advanced/package-json',
      '/guide/start/glossary#exports-map',
    ],
  },
  {
    question: '发布之前检查包',
    typed: '发布前检查',
    answers: ['/guide/advanced/package-json#check', '/guide/advanced/package-json', '/guide/advanced/dts#check'],
  },
  { question: '在 monorepo 中构建库', answers: ['/guide/advanced/monorepo', '/guide/advanced/monorepo#connect'] },
  { question: 'TypeScript 项目引用', answers: ['/guide/advanced/monorepo#references', '/config/lib/dts#build'] },
  { question: '使用 Storybook', answers: ['/guide/advanced/storybook', '/guide/advanced/storybook#configure'] },
  { question: '为库编写文档网站', answers: ['/guide/advanced/module-doc#rspress', '/guide/advanced/module-doc'] },
  {
    question: '用模块联邦提供远程模块',
    typed: '模块联邦 远程模块',
    answers: ['/guide/start/federated-module', '/guide/advanced/module-federation#remote', '/config/lib/format#mf'],
  },
  { question: '补上浏览器缺少的功能 polyfill', answers: ['/guide/advanced/polyfill#ways', '/guide/advanced/polyfill'] },
  {
    question: '在浏览器中使用 Node.js 内置模块',
    answers: ['/guide/advanced/node-polyfill#modules', '/guide/advanced/node-polyfill'],
  },
  { question: '共用 SWC 辅助函数', answers: ['/config/lib/external-helpers'] },
  { question: '从 tsup 迁移', answers: ['/guide/migration/tsup', '/guide/migration/tsup#steps'] },
  { question: '从 Rollup 迁移', answers: ['/guide/migration/rollup', '/guide/migration/rollup#steps'] },
  { question: '从 esbuild 迁移', answers: ['/guide/migration/esbuild', '/guide/migration/esbuild#steps'] },
  {
    question: '从 Modern.js Module 迁移',
    answers: ['/guide/migration/modernjs-module', '/guide/migration/modernjs-module#steps'],
  },
  { question: '从 0.x 升级到 1.0', answers: ['/guide/basic/upgrade-rslib#from-0-to-1', '/guide/basic/upgrade-rslib'] },
  {
    question: '在自己的脚本里运行构建',
    answers: ['/api/javascript-api/core#build', '/config/lib/id#api', '/api/javascript-api/core'],
  },
  { question: '分析产物里有什么', typed: '产物分析', answers: ['/guide/debug/rsdoctor', '/guide/debug/rsdoctor#read'] },
  {
    question: '构建为什么慢',
    typed: '构建慢',
    answers: ['/guide/debug/build-profiling', '/guide/faq/features#faster', '/guide/debug/build-profiling#findings'],
  },
  { question: '开启调试信息', answers: ['/guide/debug/debug-mode#set', '/guide/debug/debug-mode'] },
  { question: '清除缓存', answers: ['/guide/faq/general#cache', '/guide/faq/exceptions#cache'] },
  {
    question: '命令行参数没有效果',
    typed: '参数不生效',
    answers: ['/guide/faq/exceptions#cache', '/guide/faq/exceptions'],
  },
  { question: 'Module not found', answers: ['/guide/faq/exceptions#no-module'] },
  { question: 'Could not find any entry module', answers: ['/guide/faq/exceptions#no-entry'] },
];
