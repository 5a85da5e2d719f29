import { defineConfig } from 'folia';
import { familyMenu } from './landing/tools';

const docRepoBaseUrl = 'https://github.com/web-infra-dev/rslib/tree/main/website/docs';

export default defineConfig({
  root: 'docs',
  outDir: 'dist',
  lang: 'en',
  title: 'Rslib',
  icon: '/logo.svg',
  touchIcon: '/touch-icon.png',
  themeColor: { light: '#ffffff', dark: '#0b0c0e' },
  logo: '/logo.svg',
  logoText: 'Rslib',
  translations: 'translations.json',
  siteOrigin: 'https://rslib.rs',
  redirects: './redirects.txt',
  markdown: {
    globalComponents: ['sample-files/SampleFiles.tsx', 'sample-files/VerifiedWith.tsx'],
    mdastPlugins: ['sample-files/plugin.mjs', 'options/plugin.mjs'],
  },
  globalStyles: ['sample-files/sample-files.css'],
  markdownPages: true,
  llms: true,
  feed: { folder: 'blog' },
  socialCards: { fonts: ['@fontsource-variable/noto-sans-sc/index.css'] },
  labels: {
    introduction: { en: 'Introduction', zh: '介绍' },
    quickStart: { en: 'Quick Start', zh: '快速上手' },
    subtitle: { en: 'The Rsbuild-based Library Build Tool', zh: '基于 Rsbuild 的库构建工具' },
    slogan: {
      en: 'Leverage the knowledge and ecosystem of webpack and Rspack',
      zh: '复用 webpack 和 Rspack 的知识和生态',
    },
    toolStackTitle: { en: 'Tool Stack', zh: '工具栈' },
    toolStackDesc: {
      en: 'High-performance tool stack built around Rspack to boost modern web development',
      zh: '围绕 Rspack 打造的高性能工具栈，助力现代 Web 开发',
    },
  },
  theme: {
    lastUpdated: true,
    banner: { href: '/guide/start/quick-start', localStorageKey: 'rslib-announcement-closed' },
    familyMenu,
    footer: { message: 'Copyright © 2024 ByteDance.' },
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib' },
      { icon: 'x', mode: 'link', content: 'https://twitter.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
    locales: [
      {
        lang: 'en',
        label: 'English',
        title: 'Rslib',
        description: 'The Rsbuild-based library build tool',
        banner: { message: 'Rslib 1.0 is here: get started' },
        editLink: { docRepoBaseUrl, text: '📝 Edit this page on GitHub' },
        searchLinks: {
          start: [
            { text: 'Quick start', link: '/guide/start/quick-start' },
            { text: 'All options', link: '/config/' },
            { text: 'Error messages', link: '/guide/faq/exceptions' },
            { text: 'Migrate from tsup', link: '/guide/migration/tsup' },
            { text: 'Migrate from tsc', link: '/guide/migration/tsc' },
            { text: 'Migrate from unbuild', link: '/guide/migration/unbuild' },
            { text: 'Migrate from Vite', link: '/guide/migration/vite' },
            { text: 'Migrate from Rollup', link: '/guide/migration/rollup' },
            { text: 'Migrate from esbuild', link: '/guide/migration/esbuild' },
            { text: 'Migrate from Modern.js Module', link: '/guide/migration/modernjs-module' },
          ],
          ask: { text: 'Ask on GitHub', link: 'https://github.com/web-infra-dev/rslib/discussions' },
        },
      },
      {
        lang: 'zh',
        label: '简体中文',
        title: 'Rslib',
        description: '基于 Rsbuild 的库构建工具',
        banner: { message: 'Rslib 1.0 已发布，立即上手' },
        editLink: { docRepoBaseUrl, text: '📝 在 GitHub 上编辑此页' },
        searchLinks: {
          start: [
            { text: '快速上手', link: '/guide/start/quick-start' },
            { text: '全部选项', link: '/config/' },
            { text: '报错信息', link: '/guide/faq/exceptions' },
            { text: '从 tsup 迁移', link: '/guide/migration/tsup' },
            { text: '从 tsc 迁移', link: '/guide/migration/tsc' },
            { text: '从 unbuild 迁移', link: '/guide/migration/unbuild' },
            { text: '从 Vite 迁移', link: '/guide/migration/vite' },
            { text: '从 Rollup 迁移', link: '/guide/migration/rollup' },
            { text: '从 esbuild 迁移', link: '/guide/migration/esbuild' },
            { text: '从 Modern.js Module 迁移', link: '/guide/migration/modernjs-module' },
          ],
          ask: { text: '在 GitHub 上提问', link: 'https://github.com/web-infra-dev/rslib/discussions' },
        },
      },
    ],
  },
});
