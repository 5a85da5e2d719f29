import { defineConfig } from 'folia';

const repository = 'https://github.com/web-infra-dev/rslib';
const docRepoBaseUrl = `${repository}/tree/main/docs/docs`;

export default defineConfig({
  title: 'Folia',
  lang: 'en',
  outDir: 'dist',
  icon: '/logo.svg',
  logo: '/logo.svg',
  logoText: 'Folia',
  themeColor: { light: '#ffffff', dark: '#0b0c0e' },
  markdownPages: true,
  llms: true,
  theme: {
    brandColor: '#2f9e6e',
    socialLinks: [{ icon: 'github', mode: 'link', content: repository }],
    locales: [
      {
        lang: 'en',
        label: 'English',
        description: 'A documentation engine: Markdown in, fast sites out',
        editLink: { docRepoBaseUrl, text: 'Edit this page on GitHub' },
      },
      {
        lang: 'zh',
        label: '简体中文',
        description: '文档引擎：用 Markdown 构建快速的站点',
        editLink: { docRepoBaseUrl, text: '在 GitHub 上编辑此页' },
      },
    ],
  },
});
