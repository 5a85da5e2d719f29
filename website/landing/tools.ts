/** A tool in the product menu and the showcase. `desc` is Chinese. */
export interface Tool {
  name: string;
  desc: string;
  descEn: string;
  url: string;
  /** On English pages, where the website is in both languages. */
  urlEn?: string;
  logo: string;
  logoScale?: number;
}

const rspack: Tool = {
  name: 'Rspack',
  desc: '基于 Rust 的高性能打包工具',
  descEn: 'Fast bundler written in Rust',
  url: 'https://rspack.rs/zh/',
  urlEn: 'https://rspack.rs',
  logo: '/family/rspack.svg',
};

const rsbuild: Tool = {
  name: 'Rsbuild',
  desc: '开箱即用的 Web 构建工具',
  descEn: 'Build tool for web apps, ready to use',
  url: 'https://rsbuild.rs/zh/',
  urlEn: 'https://rsbuild.rs',
  logo: '/family/rsbuild.svg',
};

const rspress: Tool = {
  name: 'Rspress',
  desc: '静态站点生成器',
  descEn: 'Static site generator for documents',
  url: 'https://rspress.rs/zh/',
  urlEn: 'https://rspress.rs',
  logo: '/family/rspress.svg',
  logoScale: 1.1,
};

const rslib: Tool = {
  name: 'Rslib',
  desc: '基于 Rsbuild 的库构建工具',
  descEn: 'Build tool for library authors',
  url: 'https://github.com/web-infra-dev/rslib',
  logo: '/logo.svg',
};

const rsdoctor: Tool = {
  name: 'Rsdoctor',
  desc: '构建分析工具',
  descEn: 'Analyser that explains your builds',
  url: 'https://rsdoctor.rs/zh/',
  urlEn: 'https://rsdoctor.rs',
  logo: '/family/rsdoctor.svg',
  logoScale: 0.95,
};

const awesome: Tool = {
  name: 'Awesome Rspack',
  desc: 'Rspack 生态资源列表',
  descEn: 'Plugins, frameworks and sites, hand-picked',
  url: 'https://github.com/web-infra-dev/awesome-rspack',
  logo: '/family/awesome-rspack.svg',
};

/** What the menu at the left of the logo shows, in this order. */
export const familyMenu = {
  header: { name: 'Web Infra', url: 'https://github.com/web-infra-dev', logo: '/family/web-infra.svg' },
  groups: [{ title: '工具', titleEn: 'Tools', links: [rspack, rsbuild, rspress, rslib, rsdoctor, awesome] }],
};

/** Cards of the landing page, in this order. */
export const showcase: Tool[] = [rspack, rsbuild, rspress, rsdoctor, rslib];
