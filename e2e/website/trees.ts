/**
 * The sidebars the website is to have, in order and with their labels.
 */
export type TreeEntry =
  | [label: string, href: string]
  | { title: string /** Set when the title is a link. */; href?: string; entries: [label: string, href: string][] };

export interface Tree {
  locale: 'en' | 'zh';
  section: string;
  entries: TreeEntry[];
}

/** Entries below one folder: file name → label, in order. */
const below = (folder: string, names: Record<string, string>): [string, string][] =>
  Object.entries(names).map(([name, label]) => [label, `${folder}/${name === 'index' ? '' : name}`]);

/** A group of the guide: title, folder, file name → label. */
const guideOf =
  (base: string) =>
  (title: string, folder: string, names: Record<string, string>): TreeEntry => ({
    title,
    entries: below(`${base}/guide/${folder}`, names),
  });

const en = guideOf('');
const zh = guideOf('/zh');

const english: TreeEntry[] = [
  en('Getting Started', 'start', {
    index: 'Introduction',
    'quick-start': 'Quick Start',
    features: 'Features',
    glossary: 'Glossary',
    'npm-packages': 'Packages',
  }),
  en('Basic', 'basic', {
    cli: 'CLI',
    'configure-rslib': 'Configure Rslib',
    'configure-rsbuild-rspack': 'Configure Rsbuild / Rspack',
    'typescript-usage': 'Use Typescript',
    'output-files': 'Output Files',
    'bundle-mode': 'Select Bundle Mode',
    'upgrade-rslib': 'Upgrade Rslib',
    'cjs-esm': 'CJS and ESM',
    umd: 'UMD',
  }),
  en('Advanced', 'advanced', {
    'package-json': 'Write package.json',
    templates: 'Templates',
    'third-party-deps': 'Handle Third-party Dependencies',
    polyfill: 'Target and Polyfill',
    css: 'CSS',
    assets: 'Assets',
    dts: 'DTS',
    'module-federation': 'Module Federation',
    'module-doc': 'Module Doc',
    'node-polyfill': 'Node Polyfill',
    storybook: 'Use Storybook',
    monorepo: 'Monorepo',
  }),
  en('Migration', 'migration', {
    'modernjs-module': 'Modern.js Module',
    tsup: 'tsup',
    rollup: 'rollup',
    esbuild: 'esbuild',
  }),
  en('Debug', 'debug', {
    'debug-mode': 'Debug Mode',
    'build-profiling': 'Build Profiling',
    rsdoctor: 'Use Rsdoctor',
  }),
  en('FAQ', 'faq', { general: 'General', features: 'Features', exceptions: 'Exceptions' }),
];

const chinese: TreeEntry[] = [
  zh('开始', 'start', {
    index: '介绍',
    'quick-start': '快速上手',
    features: '功能导航',
    glossary: '术语表',
    'npm-packages': 'npm 包',
  }),
  zh('语言与框架', 'framework', { typescript: 'Typescript', react: 'React', vue: 'Vue' }),
  zh('基础', 'basic', {
    cli: '命令行工具',
    'configure-rslib': '配置 Rslib',
    'configure-rsbuild-rspack': '配置 Rsbuild / Rspack',
    'typescript-usage': '使用 Typescript',
    'output-files': '构建产物目录',
    'bundle-mode': '构建模式选择',
    'upgrade-rslib': '升级 Rslib',
    'cjs-esm': 'CJS 与 ESM',
    umd: 'UMD',
  }),
  zh('进阶', 'advanced', {
    'package-json': '编写 package.json',
    templates: '模板与预设',
    'third-party-deps': '三方依赖处理',
    polyfill: '目标环境与兼容性',
    css: '样式处理',
    assets: '静态资源处理',
    dts: '类型生成',
    'module-federation': 'Module Federation',
    'module-doc': '开发模块文档',
    storybook: '使用 storybook',
    monorepo: 'Monorepo 开发',
  }),
  zh('迁移', 'migration', {
    'modernjs-module': 'Modern.js Module',
    tsup: 'tsup',
    rollup: 'rollup',
    esbuild: 'esbuild',
  }),
  zh('调试', 'debug', {
    'debug-mode': '开启调试模式',
    'build-profiling': '构建性能分析',
    rsdoctor: '使用 Rsdoctor',
  }),
  zh('常见问题', 'faq', { general: '通用类问题', features: '功能类问题', exceptions: '异常类问题' }),
];

/** The same in both languages but for two labels. */
const config = (base: string, overview: string, rsbuild: string): TreeEntry[] => [
  [overview, `${base}/config/`],
  {
    title: 'Lib',
    href: `${base}/config/lib`,
    entries: below(`${base}/config/lib`, {
      bundle: 'bundle',
      format: 'format',
      'auto-extension': 'autoExtension',
      'auto-external': 'autoExternal',
      redirect: 'redirect',
      syntax: 'syntax',
      'external-helpers': 'externalHelpers',
      banner: 'banner',
      footer: 'footer',
      dts: 'dts',
      shims: 'shims',
      id: 'id',
      'out-base': 'outBase',
      wasm: 'wasm',
      experiments: 'experiments',
      'umd-name': 'umdName',
    }),
  },
  {
    title: rsbuild,
    href: `${base}/config/rsbuild`,
    entries: below(`${base}/config/rsbuild`, {
      plugins: 'plugins',
      source: 'source',
      output: 'output',
      tools: 'tools',
    }),
  },
];

const api = (base: string): TreeEntry[] => [
  {
    title: 'JavaScript API',
    entries: below(`${base}/api/javascript-api`, { core: 'Rslib Core', types: 'Rslib Types' }),
  },
];

/** The list of posts, then the posts. */
const blog = (base: string, overview: string, [release, samples]: [string, string]): TreeEntry[] => [
  [overview, `${base}/blog/`],
  [release, `${base}/blog/rslib-1-0`],
  [samples, `${base}/blog/proven-samples`],
];

export const trees: Tree[] = [
  { locale: 'en', section: 'guide', entries: english },
  { locale: 'en', section: 'config', entries: config('', 'Config Overview', 'Rsbuild Config') },
  { locale: 'en', section: 'api', entries: api('') },
  {
    locale: 'en',
    section: 'blog',
    entries: blog('', 'Overview', ["What's new in Rslib 1.0", 'How these docs prove their samples']),
  },
  { locale: 'zh', section: 'guide', entries: chinese },
  { locale: 'zh', section: 'config', entries: config('/zh', '配置总览', 'Rsbuild 配置') },
  { locale: 'zh', section: 'api', entries: api('/zh') },
  { locale: 'zh', section: 'blog', entries: blog('/zh', '总览', ['Rslib 1.0 的变化', '如何保证文档中的示例正确']) },
];

/** The pages of a tree in reading order. */
export const pagesOf = (entries: TreeEntry[]): string[] =>
  entries.flatMap((entry) =>
    Array.isArray(entry) ? [entry[1]] : [...(entry.href ? [entry.href] : []), ...entry.entries.map(([, href]) => href)],
  );
