/**
 * What is said of samples, by locale.
 * @type {Record<string, { show: string, files: string, verified: string, title: string, repository: string, editor: string, binary: string }>}
 */
export const strings = {
  en: {
    show: 'Show the whole sample',
    files: 'Files of the sample {name}',
    verified: 'The samples on this page were last built with {tool}.',
    title: 'Sample {name}',
    repository: 'Folder in the repository',
    editor: 'Open in StackBlitz',
    binary: 'Binary file, {bytes} bytes',
  },
  zh: {
    show: '查看完整示例',
    files: '示例 {name} 的文件',
    verified: '本页示例最近一次使用 {tool} 构建。',
    title: '示例 {name}',
    repository: '在仓库中查看',
    editor: '在 StackBlitz 中打开',
    binary: '二进制文件，{bytes} 字节',
  },
};
