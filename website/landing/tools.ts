export interface Tool {
  name: string;
  /** Chinese; the English text is `descEn` (FM-08). */
  desc: string;
  descEn: string;
  url: string;
}

/** The tools around Rspack, in the order they are shown (FM-15). */
export const tools: Tool[] = [
  {
    name: 'Rspack',
    desc: '基于 Rust 的高性能打包工具',
    descEn: 'Fast bundler written in Rust',
    url: 'https://rspack.dev',
  },
  {
    name: 'Rsbuild',
    desc: '开箱即用的 Web 构建工具',
    descEn: 'Build tool for web apps, ready to use',
    url: 'https://rsbuild.dev',
  },
  {
    name: 'Rspress',
    desc: '面向文档的静态站点生成器',
    descEn: 'Static site generator for documents',
    url: 'https://rspress.dev',
  },
  {
    name: 'Rsdoctor',
    desc: '看清构建过程的分析工具',
    descEn: 'Analyser that explains your builds',
    url: 'https://rsdoctor.dev',
  },
  {
    name: 'Rslib',
    desc: '为库作者准备的构建工具',
    descEn: 'Build tool for library authors',
    url: 'https://github.com/web-infra-dev/rslib',
  },
];

/** FM-11, FM-17: English on English pages, the base text elsewhere. */
export const descriptionOf = ({ desc, descEn }: Tool, lang: string): string => (lang === 'en' ? descEn : desc);
