/** What the panel says, by language. */
export interface PanelTexts {
  label: string;
  options: string;
  files: string;
  oneFile: string;
  /** `{count}` */
  someFiles: string;
  /** `{count}`, `{size}` and `{built}`. */
  result: string;
  /** `{declarations}` */
  declarations: string;
  /** `{version}` */
  source: string;
  failed: string;
}

const en: PanelTexts = {
  label: 'One config, and the files it builds',
  options: 'Build options',
  files: 'Files in dist',
  oneFile: '1 file',
  someFiles: '{count} files',
  result: '{count}, {size}, built in {built}',
  declarations: ', declarations in {declarations}',
  source: 'Real output of Rslib {version}, unmodified',
  failed: 'The other results could not be loaded. Check the connection and try again.',
};

const zh: PanelTexts = {
  label: '一份配置，以及它构建出的文件',
  options: '构建选项',
  files: 'dist 中的文件',
  oneFile: '1 个文件',
  someFiles: '{count} 个文件',
  result: '{count}，共 {size}，构建用时 {built}',
  declarations: '，类型声明用时 {declarations}',
  source: 'Rslib {version} 的实际产物，未经修改',
  failed: '其他结果未能加载，请检查网络后重试。',
};

export const textsFor = (locale: string): PanelTexts => (locale === 'zh' ? zh : en);
